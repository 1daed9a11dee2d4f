-- design/live-settings: success samples beyond the total stand beside it. Lists tell both together: they are what every other screen counts.
alter table live_survey add column boosters integer not null default 0;
update live_survey q set boosters = n.count
  from (select scroll_id, count(*) as count from answer_record where is_counted and is_booster group by scroll_id) n
 where n.scroll_id = q.scroll_id;
create or replace view questionnaire_summary as
  select q.scroll_id, q.name, q.creator_id, q.version, s.version_time, s.status, s.collected + s.boosters as collected, q.created_at,
         greatest(q.updated_at, s.touched_at) as updated_at, s.status_by, q.origin
    from questionnaire q join live_survey s using (scroll_id);
