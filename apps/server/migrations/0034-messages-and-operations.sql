-- people/messages: what the platform tells people. The sentence belongs to the kind and is said in the reader's language; kept is what fills it.
create table message (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  details jsonb not null,
  -- Where it leads, when it leads somewhere.
  link jsonb,
  created_at timestamptz not null
);
create index message_by_age on message (created_at);
-- One row for each reader, which they mark and remove without touching another's.
create table message_reader (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references message (id) on delete cascade,
  person_id uuid not null references person (id) on delete cascade,
  created_at timestamptz not null,
  is_read boolean not null default false,
  unique (message_id, person_id)
);
create index message_reader_by_person on message_reader (person_id, is_read, created_at desc, id);

-- people/operation-log: who did what, to what and when. It outlives the account and the object, so it refers to neither.
create table operation_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null,
  person_id uuid not null,
  action text not null,
  object_kind text not null,
  object_id text not null,
  details jsonb not null
);
create index operation_log_by_object on operation_log (object_kind, object_id, id desc);
create index operation_log_by_person on operation_log (person_id, id desc);
-- Whether somebody's editing stands there already is asked at every edit.
create index operation_log_newest on operation_log (object_kind, object_id, person_id, action, happened_at);
-- A log that can be put right afterwards proves nothing. Truncating is left to a restored backup, which empties every table.
create function refuse_change_of_log() returns trigger language plpgsql as $$
begin
  raise exception 'operation_log is only ever added to';
end $$;
create trigger operation_log_stays before update or delete on operation_log
  for each row execute function refuse_change_of_log();
