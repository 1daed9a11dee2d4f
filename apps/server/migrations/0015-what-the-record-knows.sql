-- Whoever's one record was deleted may answer again; until now a deleted record kept its person.
update survey_respondent p set status = 0, answer_record_id = null
  from answer_record r
 where r.scroll_id = p.scroll_id and r.answer_record_id = p.answer_record_id and r.set_aside = 'deleted';

-- How often the one-to-one address was opened, as links and the identity check count.
alter table survey_respondent add column views bigint not null default 0;
