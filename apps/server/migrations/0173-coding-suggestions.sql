-- findings/coding: codes that a helper proposes. They are marks like others, suggested until somebody judges them.
-- Topics are people's own; the codes of feeling are known to the house, which can propose them for any answer.
alter table coding_frame add column purpose text not null default 'topics' check (purpose in ('topics', 'feeling'));

create table suggestion_run (
  run_id text primary key,
  coding_id text not null references coding (coding_id) on delete cascade,
  person_id uuid references person (id) on delete set null,
  ended_at timestamptz not null,
  -- Coded answers that it learnt from, how many of them were tried, and for how many the surest proposal was right.
  learnt_from integer not null,
  tried integer not null,
  tried_right integer not null,
  -- Answers without a code that it looked at, and those for which it had something to propose.
  looked_at integer not null,
  proposed_for integer not null
);
create index suggestion_run_coding on suggestion_run (coding_id, ended_at);
create index suggestion_run_person on suggestion_run (person_id);
create index code_mark_suggested on code_mark (coding_id, sureness) where ended_at is null and state = 'suggested';
