-- What runs of kept analyses found, each with the request that made it. What somebody runs within a few minutes is one, the newest of them.
create table analysis_run (
  run_id text primary key,
  analysis_id text not null references analysis (analysis_id) on delete cascade,
  begun_at timestamptz not null,
  ran_at timestamptz not null,
  ran_by uuid references person (id) on delete set null,
  -- Which records could be seen: shown to nobody who sees others.
  seen_through bytea not null,
  language text not null,
  -- Of the request: the last result of an analysis is one of what it asks now.
  asked bytea not null,
  as_of timestamptz not null,
  -- The most people that one of its tables is about.
  base bigint not null,
  -- Request and result, packed; null once others have taken its room.
  result bytea
);
-- It is packed already: another try costs time and gains nothing.
alter table analysis_run alter column result set storage external;
create index analysis_run_by_analysis on analysis_run (analysis_id, ran_at desc);
