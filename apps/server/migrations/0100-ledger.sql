-- people/ledger: who has how much of what has value, points and fen, by double entry. A movement says why, and its entries take from some accounts
-- what they give to others. What holds here holds whoever writes: no entry without its balance, no balance below 0, no movement that makes or
-- loses anything, nothing changed afterwards. Nothing is tied to persons or enterprises: books outlive whom they are about.
create table ledger_account (
  -- A person, an enterprise or a red packet. The house's own accounts have no row: their balance is what their entries add up to, so nobody waits for them.
  kind text not null check (kind in ('person', 'enterprise', 'packet')),
  holder text not null,
  unit text not null check (unit in ('points', 'fen')),
  balance bigint not null check (balance >= 0),
  primary key (kind, holder, unit)
);
create table ledger_movement (
  movement_id bigint generated always as identity primary key,
  -- What is moved once: whoever comes again with it finds it moved.
  key text not null unique check (char_length(key) between 1 and 200),
  cause text not null,
  -- The order, packet, claim or task that it was for.
  about text,
  -- The person who did it. Nobody: the house by itself, an operator (whom the operators' log names) or a respondent.
  by_person uuid,
  at timestamptz not null
);
create table ledger_entry (
  movement_id bigint not null references ledger_movement (movement_id),
  kind text not null check (kind in ('person', 'enterprise', 'packet', 'house')),
  holder text not null,
  unit text not null check (unit in ('points', 'fen')),
  amount bigint not null check (amount <> 0),
  -- Afterwards. Null of the house.
  balance bigint,
  primary key (movement_id, kind, holder, unit),
  check ((kind = 'house') = (balance is null))
);
create index ledger_entry_by_account on ledger_entry (kind, holder, unit, movement_id);

-- The one way in which a balance changes.
create function carry_ledger_entry() returns trigger language plpgsql as $$
begin
  new.balance := null;
  if new.kind = 'house' then return new; end if;
  update ledger_account set balance = balance + new.amount
   where kind = new.kind and holder = new.holder and unit = new.unit returning balance into new.balance;
  if not found then raise exception 'there is no account % % in %', new.kind, new.holder, new.unit; end if;
  return new;
end $$;
create trigger ledger_entry_carries before insert on ledger_entry
  for each row execute function carry_ledger_entry();

create function guard_ledger_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.balance = 0 then return new; end if;
  -- Depth 2: the entry's trigger is what changes it.
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1 and (new.kind, new.holder, new.unit) = (old.kind, old.holder, old.unit) then return new; end if;
  raise exception 'a balance changes by entries alone';
end $$;
create trigger ledger_account_follows before insert or update or delete on ledger_account
  for each row execute function guard_ledger_account();

create function refuse_change_of_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only ever added to';
end $$;
create trigger ledger_movement_stays before update or delete on ledger_movement
  for each row execute function refuse_change_of_ledger();
create trigger ledger_entry_stays before update or delete on ledger_entry
  for each row execute function refuse_change_of_ledger();

-- Looked at when the transaction ends, because entries come one after another.
create function check_ledger_movement() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from ledger_entry where movement_id = new.movement_id) then
    raise exception 'movement % has no entries', new.movement_id;
  end if;
  if exists (select 1 from ledger_entry where movement_id = new.movement_id group by unit having sum(amount) <> 0) then
    raise exception 'movement % does not add up to 0', new.movement_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_movement_adds_up after insert on ledger_movement
  deferrable initially deferred for each row execute function check_ledger_movement();
create constraint trigger ledger_entry_adds_up after insert on ledger_entry
  deferrable initially deferred for each row execute function check_ledger_movement();
