-- console/backups: backups that were taken, by the console or by the command, and what became of looking through one.
create table backup_run (
  backup_id uuid primary key default gen_random_uuid(),
  file_name text not null,
  state text not null check (state in ('running', 'done', 'failed')),
  by_name text not null,
  begun_at timestamptz not null,
  finished_at timestamptz,
  -- Whoever takes it says every few seconds that it is at it; who is silent has died.
  beat_at timestamptz not null,
  size_bytes bigint,
  table_count integer,
  row_count bigint,
  file_count integer,
  -- A word of ours, never what a library says.
  reason text
);
-- Two at once would only take twice as long.
create unique index backup_run_one_at_a_time on backup_run ((true)) where state = 'running';
create index backup_run_by_time on backup_run (begun_at desc);

create table backup_check (
  file_name text primary key,
  state text not null check (state in ('running', 'whole', 'damaged')),
  begun_at timestamptz not null,
  beat_at timestamptz not null,
  finished_at timestamptz,
  reason text
);
