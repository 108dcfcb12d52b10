-- What a store keeps. Tables of people are cards here, as in the memory of the process.

-- Gaps are fine.
create sequence table_number;

-- One row a table, for ever. What changes with every step (version, settled, next_due) is in no
-- index, so that a step rewrites one row and nothing else.
create table card (
    tid        bigint primary key,
    founded_by bigint not null unique, -- a click founds once, in any process
    game       text not null,
    guild      bigint,
    channel    bigint not null,
    users      bigint[] not null,
    stage      smallint not null,      -- 0 playing, 1 lobby, 2 over, 3 closed
    next_due   bigint,
    version    bigint not null,
    settled    bigint not null default 0,
    kept       boolean not null        -- not closed, or the end was not told yet
) with (fillfactor = 70);

-- A channel has one table that gathers or is played.
create unique index card_open on card (channel) where stage in (0, 1);
create index card_kept on card (tid) where kept;

-- The one truth.
create table journal (
    tid     bigint not null,
    version bigint not null,
    entry   bytea not null,
    primary key (tid, version)
);

create table marks (
    tid      bigint primary key,
    marks    text not null,
    revision bigint not null default 1  -- written only over what its writer has read
);

-- What we remember of people, and what they keep from game to game; guild 0 is away from all servers.
create table page (
    guild   bigint not null,
    uid     bigint not null,
    game    text not null,
    version bigint not null,
    page    text not null,
    primary key (guild, uid, game)
);

-- When the house was last seen at work, by the clock of whoever noted it.
create table alive (
    one boolean primary key default true check (one),
    at  bigint not null
);

-- Whom the numbers stand for that people are known by everywhere else, and what their own is sealed
-- with. Whoever's row is gone is forgotten.
create table alias (
    number bigint primary key,
    uid    bigint not null unique,
    key    bytea not null
);

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

-- Who serves what: a row a shard, with who holds it and until when, by this clock. A holder that has not
-- renewed by then is replaced; an heir connects first and takes over then.
create table lease (
    shard  integer primary key,
    holder bigint,
    until  timestamptz not null default '-infinity',
    up     boolean not null default false,   -- the holder's session of the gateway works
    heir   bigint,
    epoch  bigint not null default 0,        -- counts changes of holder and heir
    heard  bigint                            -- when its servers were heard last, by the tables' clock
);

-- The processes that are there, by the same clock.
create table process (
    id      bigint primary key,
    until   timestamptz not null,
    leaving boolean not null
);

-- When the next session of the gateway may begin, by Discord's buckets, and who is about to begin one.
create table bucket (
    id     bigint primary key,
    free   timestamptz not null default '-infinity',
    holder bigint not null,
    until  timestamptz not null
);

-- What reaches two processes, and is answered by the one that comes first. Rows go after some minutes.
create unlogged table claim (
    key bigint primary key,
    at  timestamptz not null default clock_timestamp()
);
