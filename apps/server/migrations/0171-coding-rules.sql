-- findings/coding: rules that code by themselves.

-- What stands in an answer that gets a code. It is the coding's, not a person's: it stays when whoever wrote it leaves.
create table coding_rule (
  rule_id text primary key,
  coding_id text not null references coding (coding_id) on delete cascade,
  -- As `readRule` of packages/words reads it.
  pattern text not null,
  code integer not null,
  is_on boolean not null,
  -- One that was taken away can be brought back by undoing it.
  is_removed boolean not null,
  version integer not null,
  -- What changed it last, and can be undone.
  deed_id text not null,
  person_id uuid references person (id) on delete set null,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  -- How far its marks have followed that: of how many answers so many were looked at. Null when they have.
  reached integer,
  to_reach integer not null
);
create index coding_rule_coding on coding_rule (coding_id);
create index coding_rule_person on coding_rule (person_id);

-- A deed that changed a rule, and what the rule was before (null: not there yet). Undoing it makes that of it again.
alter table coding_deed add column rule_id text, add column rule_before jsonb;
create index coding_deed_rule on coding_deed (rule_id) where rule_id is not null;

-- Whose rules look at records by themselves: what they have seen of them, as a snapshot, and which process is at it.
create table coding_watch (
  coding_id text primary key references coding (coding_id) on delete cascade,
  seen text not null,
  claimed_until timestamptz
);
create index code_mark_of_rules on code_mark (coding_id, coder_id) where coder = 'rule';
