-- Cleaning asks for "data collating" instead of "publish and end": whoever could clean before goes on, and nobody else begins to.
insert into right_row (person_id, object_kind, object_id, right_name, record_range)
  select p.person_id, p.object_kind, p.object_id, 'analysis.collate', v.record_range
    from right_row p join right_row v
      on v.person_id = p.person_id and v.object_kind = p.object_kind and v.object_id = p.object_id and v.right_name = 'records.view'
   where p.right_name = 'questionnaire.publish'
  on conflict do nothing;
insert into role_right (role_id, right_name)
  select p.role_id, 'analysis.collate' from role_right p join role_right v on v.role_id = p.role_id and v.right_name = 'records.view'
   where p.right_name = 'questionnaire.publish'
  on conflict do nothing;
-- What is done with many records is done by the right it was begun with.
alter table record_batch add column needs text not null default 'questionnaire.publish';
update record_batch b set needs = 'analysis.collate' where exists (select 1 from cleaning_run r where r.batch_id = b.id or r.batch_id = b.undo_of);
