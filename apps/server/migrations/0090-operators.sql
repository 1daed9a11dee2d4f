-- console/operators: who helps to run the installation, and as what. A role ends with the account.
create table operator (
  person_id uuid primary key references person (id) on delete cascade,
  roles text[] not null check (cardinality(roles) > 0 and roles <@ array['reader', 'service', 'content', 'finance', 'administrator']),
  added_at timestamptz not null,
  -- Nobody: by the start, by the installation's secret or by the command line.
  added_by uuid references person (id) on delete set null
);

-- A session of the console. It hangs on a session of the account that has no token: what ends all sessions of somebody ends this one.
create table operator_session (
  token_hash bytea primary key,
  -- Nobody's: of who came in by the installation's secret.
  session_id uuid unique references session (id) on delete cascade,
  begun_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz
);
create index operator_session_by_age on operator_session (begun_at);

-- What was done in the console and by its commands. It outlives accounts: names stand in it as they were.
create table operator_log (
  line_id bigint primary key,
  happened_at timestamptz not null,
  by_kind text not null check (by_kind in ('person', 'secret', 'command', 'start')),
  person_id uuid,
  by_name text not null,
  action text not null,
  object_id text,
  details jsonb not null,
  -- Of the line before and of this one: whoever changes a line past the refusal below breaks every chain behind it.
  chain bytea not null
);
create index operator_log_by_person on operator_log (person_id, line_id desc);
create index operator_log_by_action on operator_log (action, line_id desc);

create function operator_log_link(previous bytea, line operator_log) returns bytea language sql immutable as $$
  select sha256(previous || convert_to(concat_ws(chr(31), line.line_id, extract(epoch from line.happened_at)::numeric, line.by_kind,
    coalesce(line.person_id::text, ''), line.by_name, line.action, coalesce(line.object_id, ''), line.details::text), 'UTF8'))
$$;
-- One line after another, whoever writes: numbers without a gap, so that a line that was taken out is missed.
create function chain_operator_log() returns trigger language plpgsql as $$
declare
  last operator_log;
begin
  perform pg_advisory_xact_lock(hashtext('operator_log'));
  select * into last from operator_log order by line_id desc limit 1;
  new.line_id := coalesce(last.line_id, 0) + 1;
  new.chain := operator_log_link(coalesce(last.chain, ''::bytea), new);
  return new;
end $$;
create trigger operator_log_chains before insert on operator_log for each row execute function chain_operator_log();
create function refuse_change_of_operator_log() returns trigger language plpgsql as $$
begin
  raise exception 'operator_log is only ever added to';
end $$;
-- Truncating is left to a restored backup, which empties every table.
create trigger operator_log_stays before update or delete on operator_log
  for each row execute function refuse_change_of_operator_log();
