-- Whom the numbers stand for that people are known by everywhere else, and what their own is sealed
-- with. Whoever's row is gone is forgotten.
create table alias (
    number bigint primary key,
    uid    bigint not null unique,
    key    bytea not null
);

-- A row, once people stand everywhere else by those numbers.
create table veiled (one boolean primary key default true check (one));
