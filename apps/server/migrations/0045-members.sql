-- people/enterprises: whoever works with its things has a second factor, or is kept out until they have one.
alter table enterprise add column asks_second_factor boolean not null default false;

-- people/second-factor: who has one.
create view second_factor_on as select person_id from second_factor where is_on;

-- authorisation: the enterprises that ask a person for it, as their member.
create view second_factor_asker as
  select h.person_id, e.enterprise_id, e.name
    from role_holding h join enterprise e on e.enterprise_id = h.object_id
   where h.object_kind = 'enterprise' and e.asks_second_factor and e.deleted_at is null;

create or replace view team_object as
  select a.object_kind, a.object_id, a.above_id as enterprise_id, p.above_id as project_id,
         e.deleted_at is not null or j.deleted_at is not null as is_in_bin,
         coalesce(e.valid_until <= now(), false) as is_expired,
         e.name as enterprise_name, e.asks_second_factor
    from object_above a
    join enterprise e on e.enterprise_id = a.above_id
    left join object_above p on p.object_kind = a.object_kind and p.object_id = a.object_id and p.above_kind = 'project'
    left join project j on j.project_id = p.above_id
   where a.above_kind = 'enterprise';

-- authorisation: what a person was given, by whatever way: a row of their own, or a role on the thing or on anything above it.
create view given_right as
  select r.person_id, r.object_kind, r.object_id, r.right_name, r.record_range,
         l.deleted_at is not null or coalesce(t.is_in_bin, false) as is_in_bin, coalesce(t.is_expired, false) as is_expired,
         coalesce(t.asks_second_factor, false)
           and not exists (select 1 from second_factor_on f where f.person_id = r.person_id) as is_shut
    from right_row r
    left join questionnaire_listing l on r.object_kind = 'questionnaire' and l.scroll_id = r.object_id
    left join team_object t on t.object_kind = r.object_kind and t.object_id = r.object_id
  union all
  select h.person_id, a.object_kind, a.object_id, g.right_name, o.record_range,
         l.deleted_at is not null or t.is_in_bin, t.is_expired,
         t.asks_second_factor and not exists (select 1 from second_factor_on f where f.person_id = h.person_id)
    from role_holding h
    join role o on o.role_id = h.role_id
    join role_right g on g.role_id = h.role_id
    join object_above a on a.above_kind = h.object_kind and a.above_id = h.object_id
    join team_object t on t.object_kind = a.object_kind and t.object_id = a.object_id
    left join questionnaire_listing l on a.object_kind = 'questionnaire' and l.scroll_id = a.object_id
   where not (o.yields and a.object_kind <> h.object_kind and exists (
           select 1 from role_holding n
            where n.person_id = h.person_id and n.object_kind = a.object_kind and n.object_id = a.object_id));

-- authorisation: what of it they may use at this moment. Decided here, no call can forget it.
create or replace view held_right as
  select person_id, object_kind, object_id, right_name, record_range, is_in_bin, is_expired from given_right where not is_shut;

-- authorisation: from what a person is kept out for want of a second factor, and by which enterprise.
create view shut_object as
  select distinct g.person_id, g.object_kind, g.object_id, t.enterprise_name
    from given_right g join team_object t on t.object_kind = g.object_kind and t.object_id = g.object_id
   where g.is_shut;

-- people/operation-log: in which enterprise the thing stood when it was done: what is gone since has left its lines there (P6.12).
alter table operation_log add column enterprise_id text;
alter table operation_log disable trigger operation_log_stays;
update operation_log l set enterprise_id = t.enterprise_id
  from team_object t where t.object_kind = l.object_kind and t.object_id = l.object_id;
alter table operation_log enable trigger operation_log_stays;
create index operation_log_by_enterprise on operation_log (enterprise_id, id desc) where enterprise_id is not null;

-- design/projects: words to find a project by; and when it was deleted for ever: nobody reaches it from then on, what is in it is removed bit by bit.
alter table project add column labels text[] not null default '{}', add column gone_at timestamptz;
create index project_gone on project (gone_at) where gone_at is not null;
