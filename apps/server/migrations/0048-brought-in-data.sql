-- design/questionnaire-design: where its data comes from: asked here, imported from a file, or stacked from several. Only what is asked here
-- can be edited, published, sent and answered.
alter table questionnaire add column origin text not null default 'designed' check (origin in ('designed', 'imported', 'stacked'));
create or replace view questionnaire_summary as
  select q.scroll_id, q.name, q.creator_id, q.version, s.version_time, s.status, s.collected, q.created_at,
         greatest(q.updated_at, s.touched_at) as updated_at, s.status_by, q.origin
    from questionnaire q join live_survey s using (scroll_id);

-- authorisation: the same with whether it is of data that was brought in, where nobody is asked anything.
create or replace view given_right as
  select r.person_id, r.object_kind, r.object_id, r.right_name, r.record_range,
         l.deleted_at is not null or coalesce(t.is_in_bin, false) as is_in_bin, coalesce(t.is_expired, false) as is_expired,
         coalesce(t.asks_second_factor, false)
           and not exists (select 1 from second_factor_on f where f.person_id = r.person_id) as is_shut,
         coalesce(q.origin <> 'designed', false) as is_brought_in
    from right_row r
    left join questionnaire q on r.object_kind = 'questionnaire' and q.scroll_id = r.object_id
    left join questionnaire_listing l on r.object_kind = 'questionnaire' and l.scroll_id = r.object_id
    left join team_object t on t.object_kind = r.object_kind and t.object_id = r.object_id
  union all
  select h.person_id, a.object_kind, a.object_id, g.right_name, o.record_range,
         l.deleted_at is not null or t.is_in_bin, t.is_expired,
         t.asks_second_factor and not exists (select 1 from second_factor_on f where f.person_id = h.person_id),
         coalesce(q.origin <> 'designed', false)
    from role_holding h
    join role o on o.role_id = h.role_id
    join role_right g on g.role_id = h.role_id
    join object_above a on a.above_kind = h.object_kind and a.above_id = h.object_id
    join team_object t on t.object_kind = a.object_kind and t.object_id = a.object_id
    left join questionnaire q on a.object_kind = 'questionnaire' and q.scroll_id = a.object_id
    left join questionnaire_listing l on a.object_kind = 'questionnaire' and l.scroll_id = a.object_id
   where not (o.yields and a.object_kind <> h.object_kind and exists (
           select 1 from role_holding n
            where n.person_id = h.person_id and n.object_kind = a.object_kind and n.object_id = a.object_id));
create or replace view held_right as
  select person_id, object_kind, object_id, right_name, record_range, is_in_bin, is_expired, is_brought_in from given_right where not is_shut;

-- findings/imports: a file that somebody looks at before it is imported, as columns in our own packing. Kept for a day.
create table import_draft (
  draft_id text primary key,
  person_id uuid not null references person (id) on delete cascade,
  file_name text not null,
  packed bytea not null,
  created_at timestamptz not null
);
create index import_draft_by_person on import_draft (person_id, created_at);
create index import_draft_by_time on import_draft (created_at);
