-- findings/stacks: what a stacked questionnaire was made of, to be made again: its sources with their waves, and how their variables match.
create table data_stack (
  scroll_id text primary key references questionnaire (scroll_id) on delete cascade,
  content jsonb not null,
  made_at timestamptz not null
);
