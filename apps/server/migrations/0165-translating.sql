-- design/translating: translations that were proposed to a person, until they accept them or put them away.

create table translation_run (
  person_id uuid not null references person on delete cascade,
  scroll_id text not null references questionnaire on delete cascade,
  language_id integer not null,
  -- Counts what was asked for: what comes back for an earlier one is left.
  turn integer not null default 0,
  job_id uuid,
  asked integer not null,
  -- What came of it; what of that was put away since is counted here still.
  proposed integer not null default 0,
  dropped integer not null default 0,
  left_over integer not null,
  -- Null while it goes on, and where it was stopped or failed.
  helped jsonb,
  asked_at timestamptz not null,
  primary key (person_id, scroll_id, language_id)
);
create index translation_run_scroll on translation_run (scroll_id);
create index translation_run_asked_at on translation_run (asked_at);

create table translation_proposal (
  person_id uuid not null,
  scroll_id text not null,
  language_id integer not null,
  text_id text not null,
  field text not null,
  -- Of which turn: what was asked for and is not here was not found.
  turn integer not null,
  words jsonb not null,
  source text not null,
  is_exact boolean not null,
  -- Which original and which translation stood there when it was asked for.
  mark text not null,
  primary key (person_id, scroll_id, language_id, text_id, field),
  foreign key (person_id, scroll_id, language_id) references translation_run on delete cascade
);
