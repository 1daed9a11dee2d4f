-- findings/reports: pages of blocks that show a questionnaire's numbers. The document is whole in its row; what led to it stands below, edit
-- by edit, with what leads back.
create table report (
  report_id text primary key,
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  person_id uuid not null references person (id) on delete cascade,
  -- For lists, which need not open the document.
  name text not null,
  shape text not null,
  pages integer not null,
  document jsonb not null,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Removed ones can be taken back for a while.
  removed_at timestamptz,
  -- Its numbers as they were at one moment, packed, and which records they were made of: shown to nobody who sees others.
  frozen bytea,
  frozen_as_of timestamptz,
  frozen_through bytea,
  check ((frozen is null) = (frozen_as_of is null) and (frozen is null) = (frozen_through is null))
);
alter table report alter column frozen set storage external;
create index report_by_survey on report (scroll_id, updated_at desc);
create index report_by_person on report (person_id, updated_at desc);
create index report_removed on report (removed_at) where removed_at is not null;

-- The newest edits: older ones go as new ones come.
create table report_edit (
  report_id text not null references report (report_id) on delete cascade,
  version integer not null,
  edit_id text not null,
  person_id uuid references person (id) on delete set null,
  made_at timestamptz not null,
  changes jsonb not null,
  inverse jsonb not null,
  bytes integer not null,
  primary key (report_id, version),
  unique (report_id, edit_id)
);

create table report_member (
  report_id text not null references report (report_id) on delete cascade,
  person_id uuid not null references person (id) on delete cascade,
  role text not null check (role in ('view', 'edit', 'manage')),
  primary key (report_id, person_id)
);
create index report_member_by_person on report_member (person_id);

create table report_presence (
  report_id text not null references report (report_id) on delete cascade,
  page_id text not null,
  person_id uuid not null references person (id) on delete cascade,
  block_id text,
  is_typing boolean not null,
  seen_at timestamptz not null,
  primary key (report_id, page_id)
);

-- The report of all questions that makes itself: one for all who see the same records, in each language.
create table generated_report (
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  seen_through bytea not null,
  language text not null,
  -- The last try, made or not.
  job_id uuid not null,
  -- Document and results, packed.
  content bytea,
  groups text[],
  as_of timestamptz,
  made_at timestamptz,
  -- What the database looked like before it was counted: whatever came since is news to it.
  seen text,
  primary key (scroll_id, seen_through, language)
);
alter table generated_report alter column content set storage external;
