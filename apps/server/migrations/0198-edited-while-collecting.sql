-- design/live-settings: the version of the document that is answered now, while it is edited beside that. Null: it is not. It says something only of
-- a survey that collects: whoever ends or suspends one need not know of it.
alter table live_survey add column edited_from integer;
create or replace view questionnaire_summary as
  select q.scroll_id, q.name, q.creator_id, q.version, s.version_time, s.status, s.collected + s.boosters as collected, q.created_at,
         greatest(q.updated_at, s.touched_at) as updated_at, s.status_by, q.origin,
         case when s.status = 1 then s.edited_from end as edited_from
    from questionnaire q join live_survey s using (scroll_id);
