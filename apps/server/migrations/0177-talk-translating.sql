-- talks/transcripts: translations of what was said.

-- How a project says things in both of its languages.
create table transcript_term (
  term_id text primary key,
  scroll_id text not null references transcript_project (scroll_id) on delete cascade,
  -- Several wordings of one side have a stroke between them.
  zh text not null,
  en text not null,
  note text not null,
  person_id uuid references person (id) on delete set null,
  changed_at timestamptz not null
);
create unique index transcript_term_words on transcript_term (scroll_id, lower(zh), lower(en));
create index transcript_term_person on transcript_term (person_id);

-- Translations that were proposed to a person, until they accept them or put them away.
create table transcript_proposal_run (
  person_id uuid not null references person (id) on delete cascade,
  transcript_id text not null references transcript (transcript_id) on delete cascade,
  -- Counts what was asked for: what comes back for an earlier one is left.
  run integer not null default 0,
  job_id uuid,
  asked integer not null default 0,
  dropped integer not null default 0,
  left_over integer not null default 0,
  -- Null while it goes on, and where it was stopped or failed.
  helped jsonb,
  -- By turn: text, source, of which words.
  proposals jsonb not null default '{}',
  asked_at timestamptz not null,
  primary key (person_id, transcript_id)
);
create index transcript_proposal_run_transcript on transcript_proposal_run (transcript_id);
create index transcript_proposal_run_asked_at on transcript_proposal_run (asked_at);

-- The owner has said that a model may read what people said.
alter table transcript_project add column may_leave boolean not null default false;
