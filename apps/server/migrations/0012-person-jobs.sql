-- Work that takes long and belongs to somebody: an export, an analysis, a report.
create table person_job (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person (id) on delete cascade,
  kind text not null,
  input jsonb not null,
  -- In the words of whoever asked for it.
  title text not null,
  -- What it is about.
  object_kind text,
  object_id text,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- From 0 to 1, and a word for what is being done.
  progress real not null default 0,
  progress_word text,
  -- Whoever runs it holds the lease and says so again and again; what is not said for long is given to another.
  lease uuid,
  heartbeat_at timestamptz,
  tries smallint not null default 0,
  -- A file or data when it is done, the refusal when it failed.
  file_id uuid references stored_file (id) on delete set null,
  result jsonb,
  reason jsonb,
  -- It has ended and its person has not been told yet.
  is_news boolean not null default false,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  expires_at timestamptz not null
);
create index person_job_by_person on person_job (person_id, created_at desc);
create index person_job_running on person_job (heartbeat_at) where state = 'running';
create index person_job_by_expiry on person_job (expires_at);
create index person_job_by_file on person_job (file_id) where file_id is not null;
-- What others may know of a kept file.
create view kept_file as select id, file_name, size_bytes, object_kind, object_id, created_at from stored_file;
