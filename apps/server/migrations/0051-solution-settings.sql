-- design/solutions: the answers to a solution's form, kept as they are written. Its questions are made of them, and stand in the document.
create table solution_setting (
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  solution_id text not null,
  setting jsonb not null,
  -- Raised by every save, so that two people do not write over each other.
  version integer not null default 1,
  updated_by uuid references person (id) on delete set null,
  updated_at timestamptz not null,
  primary key (scroll_id, solution_id)
);
