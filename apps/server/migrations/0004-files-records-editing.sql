-- Respondents' files, what people do with records, and who has a questionnaire open.

-- A file that a respondent sent for a question. Its row is there before its bytes: what a killed process leaves is found by it.
create table answer_file (
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  answer_record_id text not null,
  file_id text not null,
  answer_key text not null,
  -- Who sent it, as long as there is no record to ask.
  cookie_id text,
  storage_key text not null,
  file_name text not null,
  content_type text not null,
  -- While it is on its way: the most that it can become.
  size_bytes bigint not null,
  is_complete boolean not null default false,
  -- The submitted answers name it.
  is_named boolean not null default false,
  created_at timestamptz not null,
  primary key (scroll_id, answer_record_id, file_id)
);
create index answer_file_by_age on answer_file (created_at);

-- A record that was marked invalid or deleted keeps its status, and stands in no count (is_counted).
alter table answer_record
  add column set_aside text check (set_aside in ('invalid', 'deleted')),
  add column set_aside_reason text not null default '',
  add column set_aside_by uuid references person (id) on delete set null,
  add column set_aside_at timestamptz,
  add column memo text not null default '';

create table record_operation (
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  answer_record_id text not null,
  id bigint generated always as identity,
  person_id uuid references person (id) on delete set null,
  operation text not null,
  detail jsonb not null default '{}',
  made_at timestamptz not null,
  primary key (scroll_id, answer_record_id, id)
);

-- Who has a questionnaire open in an editor: a page says so every few seconds, and a row that is not renewed is over.
create table editor_presence (
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  page_id text not null,
  person_id uuid not null references person (id) on delete cascade,
  question_id text,
  seen_at timestamptz not null,
  primary key (scroll_id, page_id)
);
create index editor_presence_by_age on editor_presence (seen_at);

-- Which edits belong to one step of the history: by one person, close in time.
create index questionnaire_edit_by_time on questionnaire_edit (scroll_id, made_at);
