-- What several processes on one database tell each other, and agree on.

-- What was written, for whoever keeps some of it in memory: appended with what it tells of, read from
-- the oldest transaction that was still under way at the last look, so that none is skipped. Rows go
-- after some minutes.
create table tiding (
    id      bigint generated always as identity primary key,
    changed xid8 not null default pg_current_xact_id(),
    told    timestamptz not null default clock_timestamp(),
    about   smallint not null,          -- 0 a table, 1 a table to look at, 2 a person, 3 one forgotten
    what    bigint not null,
    version bigint not null default 0   -- of a table: how many entries its journal has
);
create index tiding_changed on tiding (changed);

-- What may be changed by several at once is written only over what its writer has read.
alter table marks add column revision bigint not null default 1;
alter table person add column revision bigint not null default 1;

-- Who is at work and who serves what: one row, changed by one process at a time.
create table rota (
    one  boolean primary key default true check (one),
    rota text not null
);
insert into rota (rota) values ('');

-- What reaches two processes, and is answered by the one that comes first. Rows go after some minutes.
create table claim (
    key bigint primary key,
    at  timestamptz not null default clock_timestamp()
);
