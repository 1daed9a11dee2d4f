-- findings/record-batches: a part may have a reason of its own, when each record is marked for what was found in it.
alter table record_batch_part add column said text;

-- findings/cleaning: the rules of a questionnaire, and whether they run on new records by themselves.
create table cleaning_scheme (
  scroll_id text primary key references questionnaire (scroll_id) on delete cascade,
  -- `CleaningRule[]`, in their order.
  rules jsonb not null,
  -- How often they were saved: whoever saves names the one they changed.
  version integer not null default 1,
  saved_by uuid references person (id) on delete set null,
  saved_at timestamptz not null,
  -- In whose name, and with whose rights, they run on new records; since when.
  runs_for uuid references person (id) on delete set null,
  runs_since timestamptz,
  -- Why they do not any more; null as long as they do.
  stopped text check (stopped in ('by-person', 'rights-lost', 'rules-broken')),
  -- Records up to this number were looked at.
  seen_serial bigint not null default 0,
  -- A process is at it until then, or has died.
  claimed_until timestamptz
);
create index cleaning_scheme_running on cleaning_scheme (scroll_id) where runs_since is not null and stopped is null;

-- What rules found and did: its records are those of the batch, and go with it as long as it was only shown.
create table cleaning_run (
  run_id uuid primary key default gen_random_uuid(),
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  batch_id uuid not null unique references record_batch (id) on delete cascade,
  person_id uuid references person (id) on delete set null,
  -- As they were.
  rules jsonb not null,
  tally jsonb not null,
  -- Of one that ran by itself: the day in the questionnaire's time zone.
  day date,
  -- False as long as it was only shown.
  is_asked boolean not null default false,
  made_at timestamptz not null
);
create index cleaning_run_by_survey on cleaning_run (scroll_id, made_at desc);

-- Records that a person has looked at and kept, whatever rules say.
create table cleaning_kept (
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  serial bigint not null,
  person_id uuid references person (id) on delete set null,
  kept_at timestamptz not null,
  primary key (scroll_id, serial)
);
