-- A way to look at a questionnaire's data, kept under a name: which records, with which weights, and what is derived.
create table data_scheme (
  scheme_id text primary key,
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  person_id uuid not null references person (id) on delete cascade,
  name text not null,
  content jsonb not null,
  updated_at timestamptz not null
);
create index data_scheme_by_survey on data_scheme (scroll_id, updated_at desc);
create index data_scheme_by_person on data_scheme (person_id);
