-- Who published, suspended or ended a survey last; nobody when it ended by itself. Whoever has it open twice is not told of it as somebody else's doing.
alter table live_survey add column status_by uuid references person (id) on delete set null;

create or replace view questionnaire_summary as
  select q.scroll_id, q.name, q.creator_id, q.version, s.version_time, s.status, s.collected, q.created_at,
         greatest(q.updated_at, s.touched_at) as updated_at, s.status_by
    from questionnaire q join live_survey s using (scroll_id);
