-- What models save with a questionnaire's data: a recipe by which every record has its value, also those that come later.
create table data_variable (
  variable_id text primary key,
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  -- Who saved it last.
  person_id uuid references person (id) on delete set null,
  -- The model that it is of, as long as that is kept; its variables stand in the order in which it gave them.
  analysis_id text references analysis (analysis_id) on delete set null,
  place integer not null,
  recipe jsonb not null,
  -- What that analysis derived for itself and the recipe is made of, by id.
  basis jsonb not null,
  -- The answers that it was worked out from are those up to this moment.
  fitted_as_of timestamptz not null,
  saved_at timestamptz not null,
  -- Saved anew it stays where it is: others may be made of it.
  first_saved_at timestamptz not null,
  unique (analysis_id, place)
);
create index data_variable_by_survey on data_variable (scroll_id, first_saved_at);
