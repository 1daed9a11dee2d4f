-- findings/shares: what people outside may look at, by a code. What they see is what whoever shares it may see when they look.
create table share (
  share_id text primary key,
  code text not null unique,
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  report_id text references report (report_id) on delete cascade,
  what text not null check (what in ('questionnaire', 'statistics', 'report')),
  person_id uuid not null references person (id) on delete cascade,
  password_hash text,
  -- Tickets name it: another password, or none, ends those that were given before.
  password_stamp text not null,
  ends_at timestamptz,
  may_download boolean not null,
  opened integer not null default 0,
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  check ((what = 'report') = (report_id is not null))
);
create index share_by_survey on share (scroll_id, created_at desc);
create index share_by_report on share (report_id) where report_id is not null;
