-- talks/transcripts: what stands in transcripts instead of what tells who somebody is, and what it stands for.
create table transcript_pseudonym (
  pseudonym_id text primary key,
  scroll_id text not null references transcript_project (scroll_id) on delete cascade,
  kind text not null,
  -- Wordings that mean the same, the fullest first.
  words text[] not null,
  shown text not null,
  person_id uuid references person (id) on delete set null,
  made_at timestamptz not null
);
create index transcript_pseudonym_of on transcript_pseudonym (scroll_id, made_at);
create index transcript_pseudonym_person on transcript_pseudonym (person_id);
