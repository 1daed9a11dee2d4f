-- talks/transcripts: what people note while they analyse: on a turn, a transcript, a code, or the project.
create table transcript_memo (
  memo_id text primary key,
  scroll_id text not null references transcript_project (scroll_id) on delete cascade,
  transcript_id text references transcript (transcript_id) on delete cascade,
  turn_id text,
  -- A memo outlives what is coded: it was thought by somebody.
  coding_id text references coding (coding_id) on delete set null,
  code integer,
  words text not null,
  person_id uuid references person (id) on delete set null,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  foreign key (scroll_id, turn_id) references transcript_passage (scroll_id, answer_record_id) on delete cascade,
  check (turn_id is null or transcript_id is not null)
);
create index transcript_memo_of on transcript_memo (scroll_id, made_at);
create index transcript_memo_transcript on transcript_memo (transcript_id);
create index transcript_memo_turn on transcript_memo (scroll_id, turn_id);
create index transcript_memo_coding on transcript_memo (coding_id);
create index transcript_memo_person on transcript_memo (person_id);
