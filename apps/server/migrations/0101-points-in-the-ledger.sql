-- people/points: what they were stands in the ledger from here on, line by line and as old as it is. Their balances follow by themselves.
insert into ledger_account (kind, holder, unit, balance) select 'person', person_id::text, 'points', 0 from point_account;
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
do $$
begin
  if exists (select 1 from point_account p join ledger_account a on a.holder = p.person_id::text and a.kind = 'person' and a.unit = 'points'
              where a.balance <> p.balance) then
    raise exception 'a balance of points is not what its lines add up to';
  end if;
end $$;
-- Now, not at the end: a table with checks that are still to be made cannot be dropped or changed in the same transaction.
set constraints all immediate;
drop table point_entry;
drop table point_account;

-- Spending what belongs to an enterprise: packets and points.
insert into role_right (role_id, right_name) values ('enterprise.administrator', 'enterprise.spend');
