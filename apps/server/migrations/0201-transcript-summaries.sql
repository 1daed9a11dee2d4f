-- talks/transcripts: what one person said on one section, in the words of whoever analyses it, with the quotes it rests on.
create table transcript_summary (
  scroll_id text not null,
  no integer not null,
  -- Of the outline; empty for all that the person said.
  part text not null,
  words text not null,
  -- Turns with places and what stood there.
  quotes jsonb not null,
  version integer not null,
  person_id uuid references person (id) on delete set null,
  changed_at timestamptz not null,
  primary key (scroll_id, no, part),
  foreign key (scroll_id, no) references transcript_person (scroll_id, no) on delete cascade
);
create index transcript_summary_person on transcript_summary (person_id);
