//! Tables: seats and users, the journal of events, deadlines, the outbox, and the store.
