-- people/points: what they were stands in the ledger from here on, line by line and as old as it is. Their balances follow by themselves.
insert into ledger_account (kind, holder, unit, balance) select 'person', person_id::text, 'points', 0 from point_account;

-- A balance that somebody has changed by hand is not what its lines add up to. The upgrade is no judge of it: the difference is a line of its own,
-- as much of it before the others as keeps the balance from falling below 0 on the way.
create temporary table point_by_hand on commit drop as
  select person_id, begin_with, p.balance - total - begin_with as end_with, first_at
    from point_account p
    left join lateral (
      select coalesce(sum(change), 0) as total, coalesce(min(running), 0) as lowest, coalesce(min(at), now()) as first_at
        from (select change, at, sum(change) over (order by entry_id) as running from point_entry e where e.person_id = p.person_id) line) lines on true
    cross join lateral (select greatest(0, p.balance - total, -lowest) as begin_with) needed;
insert into ledger_movement (key, cause, at)
  select 'carried:before:' || person_id, 'carried', first_at from point_by_hand where begin_with <> 0 order by person_id;
insert into ledger_entry (movement_id, kind, holder, unit, amount)
  select movement_id, kind, holder, 'points', amount
    from point_by_hand join ledger_movement on key = 'carried:before:' || person_id,
    lateral (values ('person', person_id::text, begin_with), ('house', 'given', -begin_with)) part(kind, holder, amount);

insert into ledger_movement (key, cause, about, at)
  select case when reason = 'start' then 'start:' || person_id else 'carried:' || entry_id end, reason, about, at
    from point_entry where change <> 0 order by entry_id;
-- In the order in which they were written: in another one a balance could be below 0 on the way.
insert into ledger_entry (movement_id, kind, holder, unit, amount)
  select movement_id, kind, holder, 'points', amount
    from point_entry e
    join ledger_movement m on m.key = case when e.reason = 'start' then 'start:' || e.person_id else 'carried:' || e.entry_id end,
    lateral (values
      (1, case when e.person_id is null then 'house' else 'person' end, coalesce(e.person_id::text, 'given'), e.change::bigint),
      (2, 'house', case when e.change > 0 then 'given' else 'used' end, -e.change::bigint)) part(place, kind, holder, amount)
   order by e.entry_id, place;

insert into ledger_movement (key, cause, at)
  select 'carried:after:' || person_id, 'carried', now() from point_by_hand where end_with <> 0 order by person_id;
insert into ledger_entry (movement_id, kind, holder, unit, amount)
  select movement_id, kind, holder, 'points', amount
    from point_by_hand join ledger_movement on key = 'carried:after:' || person_id,
    lateral (values ('person', person_id::text, end_with), ('house', 'given', -end_with)) part(kind, holder, amount);

-- Whose points have begun without a line that says so (there were none to begin with, or somebody has made the account): they do not begin again.
create table point_begun (person_id uuid primary key references person (id) on delete cascade);
insert into point_begun
  select person_id from point_account where not exists (select 1 from ledger_movement where key = 'start:' || person_id);

do $$
declare
  wrong text;
begin
  select string_agg(p.person_id::text, ', ') into wrong
    from point_account p join ledger_account a on a.holder = p.person_id::text and a.kind = 'person' and a.unit = 'points'
   where a.balance <> p.balance;
  if wrong is not null then raise exception 'points are not carried over as they were: %', wrong; end if;
end $$;
-- Now, not at the end: a table with checks that are still to be made cannot be dropped or changed in the same transaction.
set constraints all immediate;
drop table point_by_hand;
drop table point_entry;
drop table point_account;
-- As the migrations after this one, in the same transaction, are written for.
set constraints all deferred;

-- Spending what belongs to an enterprise: packets and points.
insert into role_right (role_id, right_name) values ('enterprise.administrator', 'enterprise.spend');
