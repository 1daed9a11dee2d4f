-- Analyses that people keep: what is asked of a questionnaire's data. They save themselves, so every version is a row of its own below.
create table analysis (
  analysis_id text primary key,
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  person_id uuid not null references person (id) on delete cascade,
  name text not null,
  content jsonb not null,
  version integer not null,
  is_shared boolean not null default false,
  updated_at timestamptz not null,
  updated_by uuid references person (id) on delete set null,
  -- Removed ones can be taken back for a while.
  removed_at timestamptz
);
create index analysis_by_survey on analysis (scroll_id, updated_at desc);
create index analysis_by_person on analysis (person_id, updated_at desc);
create index analysis_removed on analysis (removed_at) where removed_at is not null;

-- What somebody saves within a few minutes is one version, the newest of them.
create table analysis_version (
  analysis_id text not null references analysis (analysis_id) on delete cascade,
  version integer not null,
  name text not null,
  content jsonb not null,
  begun_at timestamptz not null,
  saved_at timestamptz not null,
  saved_by uuid references person (id) on delete set null,
  primary key (analysis_id, version)
);

-- Column questions under a name, used again in any table of the questionnaire.
create table analysis_banner (
  banner_id text primary key,
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  person_id uuid not null references person (id) on delete cascade,
  name text not null,
  content jsonb not null,
  updated_at timestamptz not null
);
create index analysis_banner_by_survey on analysis_banner (scroll_id, updated_at desc);
