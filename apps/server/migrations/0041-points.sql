-- people/points: what a person may still send as SMS. The balance is a row of its own, and every change of it a line beside it, written by
-- the same statement: the lines always add up to the balance, and the check is the last word on "never below 0".
create table point_account (
  person_id uuid primary key references person (id) on delete cascade,
  balance integer not null check (balance >= 0)
);
create table point_entry (
  entry_id bigint generated always as identity primary key,
  -- Nobody: the platform's own messages, such as codes to sign in. They are counted, and no balance keeps them back.
  person_id uuid references point_account (person_id) on delete cascade,
  change integer not null,
  balance integer,
  reason text not null check (reason in ('start', 'granted', 'sms', 'identity-code', 'account-code')),
  -- The task or survey that it was spent on.
  about text,
  at timestamptz not null,
  check ((person_id is null) = (balance is null))
);
create index point_entry_by_person on point_entry (person_id, entry_id);
