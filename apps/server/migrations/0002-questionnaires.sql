-- Questionnaires with their log of edits, published snapshots, links, records and quota cells.
-- Every answer table carries scroll_id first in its key, so that it can be partitioned or distributed by questionnaire.

create table questionnaire (
  scroll_id text primary key,
  name text not null,
  creator_id uuid not null references person (id),
  -- 0 editing, 1 collecting, 2 suspended, 3 ended.
  status smallint not null default 0,
  -- The newest version of the document; each edit raises it by one.
  version integer not null default 0,
  -- The newest snapshot, when there is one.
  version_time bigint,
  -- Live: how many success samples close the survey; 0 means no cap.
  cap integer not null default 0,
  collected integer not null default 0,
  last_serial bigint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index questionnaire_by_creator on questionnaire (creator_id);

-- Every edit as the changes it made. A document is the last whole one plus the changes since.
create table questionnaire_edit (
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  version integer not null,
  edit_id text not null,
  person_id uuid references person (id) on delete set null,
  command text not null,
  changes jsonb not null,
  inverse jsonb not null,
  touched text[] not null,
  made_at timestamptz not null default now(),
  primary key (scroll_id, version),
  unique (scroll_id, edit_id)
);

create table questionnaire_document (
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  version integer not null,
  document jsonb not null,
  primary key (scroll_id, version)
);

-- Immutable: what respondents answer, and what their answers mean for ever.
create table snapshot (
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  version_time bigint not null,
  version integer not null,
  document jsonb not null,
  published_by uuid references person (id) on delete set null,
  primary key (scroll_id, version_time)
);

create table survey_link (
  link_code text primary key,
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  name text not null default '',
  enabled boolean not null default true,
  views bigint not null default 0,
  created_at timestamptz not null default now()
);
create index survey_link_by_questionnaire on survey_link (scroll_id);

-- Live: sizes may change while collecting, counts are raised in the transaction that stores the answer.
create table quota_cell (
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  cell_id text not null,
  quota_id text not null,
  when_full text not null check (when_full in ('end', 'hold', 'continue')),
  match jsonb not null,
  size integer not null,
  count integer not null default 0,
  -- Extra sample beyond the main cells and the cap.
  is_booster boolean not null default false,
  primary key (scroll_id, cell_id)
);

create table answer_record (
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  answer_record_id text not null,
  -- 1 not completed, 2 success sample, 3 screened out, 4 quota full, 5 quota full (hold).
  status smallint not null,
  is_submit boolean not null default false,
  serial bigint,
  version_time bigint not null,
  language_id integer not null,
  link_code text not null,
  cookie_id text,
  device_id text,
  client_address text,
  user_agent text,
  answers jsonb not null,
  -- The quota cells in which it took a place.
  cells text[] not null default '{}',
  -- Taken by a booster: flagged in the data, not counted towards the cap.
  is_booster boolean not null default false,
  -- What happened to it, oldest first: dropped answers and why.
  log jsonb not null default '[]',
  save_seq integer not null default 0,
  last_question_id text,
  started_at timestamptz not null default now(),
  submitted_at timestamptz,
  -- Set again by every update: the columnar copy reads what changed below the oldest running transaction, and misses nothing.
  changed xid8 not null default pg_current_xact_id(),
  primary key (scroll_id, answer_record_id)
);
create index answer_record_by_visitor on answer_record (scroll_id, link_code, cookie_id) where cookie_id is not null and not is_submit;
create index answer_record_by_serial on answer_record (scroll_id, serial desc nulls last);
create index answer_record_by_change on answer_record (scroll_id, changed);
