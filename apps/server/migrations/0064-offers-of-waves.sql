-- findings/brought-in: which options the questions of a wave had, by the ids of questions and options. What a wave did not offer nobody could
-- choose there: it is no 0 %.
create table brought_in_offer (
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  wave text not null,
  offers jsonb not null,
  primary key (scroll_id, wave)
);
