-- talks/transcripts: a task of data with a row for each person of a project, and which of its records is who, so that an erased person goes from it as well.
create table talk_people_data (
  scroll_id text primary key references questionnaire (scroll_id) on delete cascade,
  project_id text not null references transcript_project (scroll_id) on delete cascade,
  -- Kept when the coding goes: whoever makes it again is told.
  coding_id text not null,
  made_at timestamptz not null
);
create index talk_people_data_project on talk_people_data (project_id);
create table talk_people_row (
  scroll_id text not null references talk_people_data (scroll_id) on delete cascade,
  no integer not null,
  answer_record_id text not null,
  primary key (scroll_id, no)
);
