-- findings/assistant: what somebody asked of a survey's answers in words. A conversation belongs to its person alone; it keeps what was asked
-- and the plan that was made of it, and no number that came out: that is worked out anew for whoever may see it.

create table assistant_conversation (
  conversation_id text primary key,
  person_id uuid not null references person on delete cascade,
  scroll_id text not null references questionnaire on delete cascade,
  name text not null,
  -- Counts what was asked: the next step's number is taken by it.
  last_step integer not null default 0,
  changed_at timestamptz not null
);
create index assistant_conversation_person on assistant_conversation (person_id, changed_at);
create index assistant_conversation_scroll on assistant_conversation (scroll_id);

create table assistant_step (
  conversation_id text not null references assistant_conversation on delete cascade,
  step integer not null,
  after integer,
  question text not null,
  -- What was made of it: a plan, what may be meant, or what was recognised. Names of variables by their keys.
  reading jsonb not null,
  helped jsonb not null,
  asked_at timestamptz not null,
  -- Of the numbers that its person saw last, through which records and of which plan: only whether they are others is told.
  digest bytea,
  seen_through bytea,
  primary key (conversation_id, step)
);
