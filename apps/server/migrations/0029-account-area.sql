-- people/account: what else a person says of themselves. Occupation and place are codes; their words are the reader's.
alter table person
  add column birthday date,
  add column occupation text,
  -- A province, a city or an area by its national code (GB/T 2260).
  add column place text,
  add column organisation text not null default '',
  -- Wished to be deleted, and when that will be done. Signing in before then takes it back.
  add column delete_after timestamptz;
create index person_by_removal on person (delete_after) where delete_after is not null;

-- people/session: where somebody is signed in. The address is kept short: it shall remind its owner, and lead nobody to them.
alter table session
  add column user_agent text not null default '',
  add column address text not null default '',
  add column seen_at timestamptz;

-- people/second-factor: the code of an application besides the password (RFC 6238).
create table second_factor (
  person_id uuid primary key references person (id) on delete cascade,
  -- Sealed with the server's key: a copy of this table makes no codes.
  sealed_secret bytea not null,
  is_on boolean not null default false,
  -- The step of the last code that was taken. A code works once, and none before it works any more.
  last_step bigint not null default 0,
  created_at timestamptz not null
);
create table recovery_code (
  person_id uuid not null references second_factor (person_id) on delete cascade,
  code_hash bytea not null,
  primary key (person_id, code_hash)
);
-- Who has shown the password and not yet the code. Tries are counted where they are checked, in one statement.
create table sign_in_ticket (
  ticket_hash bytea primary key,
  person_id uuid not null references person (id) on delete cascade,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index sign_in_ticket_by_expiry on sign_in_ticket (expires_at);

-- people/api-keys: a program acts as its person, within these rights.
create table api_key (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person (id) on delete cascade,
  name text not null,
  rights text[] not null,
  -- Only a hash: a copy of this table opens nothing. The last four characters tell their owner which one it is.
  key_hash bytea not null unique,
  tail text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index api_key_by_person on api_key (person_id, created_at);
