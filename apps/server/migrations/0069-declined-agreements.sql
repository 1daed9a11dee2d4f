-- collect/answering: whoever declined the agreement is not one of those who left: a status of their own (6). Who came back and saved a page has gone on.
update answer_record set status = 6, changed = pg_current_xact_id()
 where declined_at is not null and status = 1 and save_seq = 0 and answers = '{}';
update answer_record set declined_at = null where declined_at is not null and status <> 6;
-- collect/respondents: and the people of the name list whose record that is.
update survey_respondent p set status = 6 from answer_record r
 where r.scroll_id = p.scroll_id and r.answer_record_id = p.answer_record_id and r.status = 6 and r.set_aside is null and p.status = 1;
