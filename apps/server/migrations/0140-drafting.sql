-- design/drafting: questionnaires from a description, before they are made. A draft belongs to its person alone.

create table questionnaire_draft (
  draft_id text primary key,
  person_id uuid not null references person on delete cascade,
  -- Where it was begun: whether a model may be asked hangs on its enterprise.
  project_id text references project on delete set null,
  description text not null,
  -- The step of the plan that stands; those after it have been taken back. 0: there is no plan yet.
  step integer not null default 0,
  -- Counts what was begun to be worked out: what comes back for an earlier turn is left.
  turn integer not null default 0,
  job_id uuid,
  scroll_id text references questionnaire on delete set null,
  changed_at timestamptz not null
);
create index questionnaire_draft_person on questionnaire_draft (person_id, changed_at);
create index questionnaire_draft_changed_at on questionnaire_draft (changed_at);
create index questionnaire_draft_project on questionnaire_draft (project_id);
create index questionnaire_draft_scroll on questionnaire_draft (scroll_id);

create table questionnaire_draft_step (
  draft_id text not null references questionnaire_draft on delete cascade,
  step integer not null,
  plan jsonb not null,
  wish text,
  told jsonb not null,
  -- Null: a person did it by hand.
  helped jsonb,
  primary key (draft_id, step)
);
