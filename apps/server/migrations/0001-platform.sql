-- People, sessions, rights and what the ports keep. Questionnaires and answers begin in 0002.

create table person (
  id uuid primary key default gen_random_uuid(),
  phone text not null unique,
  password_hash text not null,
  nick_name text not null,
  name text not null default '',
  picture text,
  -- 1 Chinese, 2 English: the numbers of the wire.
  language smallint not null default 1,
  -- 1: the password has to be changed before the next sign-in is complete.
  force_modify_state smallint not null default 0,
  wx_open_id text unique,
  created_at timestamptz not null default now()
);

create table session (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person (id) on delete cascade,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index session_by_person on session (person_id);

-- Every token of a session, newest without replaced_at. Only hashes: a copy of this table signs nobody in.
create table session_token (
  token_hash bytea primary key,
  session_id uuid not null references session (id) on delete cascade,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  replaced_at timestamptz
);
create index session_token_by_session on session_token (session_id);
create index session_token_by_issue on session_token (issued_at);

create table picture_code (
  key text primary key,
  answer text not null,
  expires_at timestamptz not null
);
create index picture_code_by_expiry on picture_code (expires_at);

-- Tries per subject and window; the counter is raised by one upsert, so parallel tries cannot slip past it.
create table attempt (
  subject text not null,
  window_start timestamptz not null,
  tries integer not null,
  primary key (subject, window_start)
);
create index attempt_by_window on attempt (window_start);

create table right_row (
  person_id uuid not null references person (id) on delete cascade,
  object_kind text not null,
  object_id text not null,
  right_name text not null,
  primary key (person_id, object_kind, object_id, right_name)
);
create index right_row_by_object on right_row (object_kind, object_id);

-- What the local mail and SMS adapters "sent"; shown at /outbox.
create table outbox_message (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null default '',
  body text not null,
  html text,
  created_at timestamptz not null default now()
);

-- What is known about an uploaded file; its bytes lie in the folder or the bucket under storage_key.
create table stored_file (
  id uuid primary key default gen_random_uuid(),
  storage_key text not null unique,
  file_name text not null,
  content_type text not null,
  size_bytes bigint not null,
  -- A picture in a question is for everybody who has its address; all else needs a signed ticket.
  is_public boolean not null default false,
  owner_id uuid references person (id) on delete set null,
  object_kind text,
  object_id text,
  created_at timestamptz not null default now()
);
create index stored_file_by_object on stored_file (object_kind, object_id);

-- Keys that every process of the installation must share, made by the first one that asks.
create table server_secret (
  name text primary key,
  value bytea not null
);
