-- findings/coding/coders: several people who code the same answers, or each their share.

-- What was done, for the log: of which round, about whom, and by which commands of a frame.
alter table coding_deed
  -- The order in which they were done: several may be of one moment.
  add column place bigint generated always as identity,
  add column kind text not null default 'code',
  add column round_id text,
  add column about_id uuid references person (id) on delete set null,
  add column commands text[];
update coding_deed set kind = 'undo' where deed_id in (select undone_in from coding_deed where undone_in is not null);
create index coding_deed_about on coding_deed (about_id) where about_id is not null;
create index coding_deed_place on coding_deed (coding_id, place desc);
drop index coding_deed_coding;

-- Whom an answer was given to. One person has it, or nobody.
create table coding_portion (
  coding_id text not null references coding (coding_id) on delete cascade,
  scroll_id text not null,
  answer_record_id text not null,
  person_id uuid not null references person (id) on delete cascade,
  given_at timestamptz not null,
  primary key (coding_id, answer_record_id),
  foreign key (scroll_id, answer_record_id) references answer_record (scroll_id, answer_record_id) on delete cascade
);
create index coding_portion_record on coding_portion (scroll_id, answer_record_id);
create index coding_portion_person on coding_portion (person_id);

-- A sample that several people code without seeing each other's codes, until it is closed.
create table coding_round (
  round_id text primary key,
  coding_id text not null references coding (coding_id) on delete cascade,
  name text not null,
  -- Who closes it.
  leader_id uuid references person (id) on delete set null,
  seed integer not null,
  made_at timestamptz not null,
  closed_at timestamptz,
  -- The frame's codes when it was closed: figures stay what they were, whatever becomes of the frame.
  codes jsonb,
  check ((closed_at is null) = (codes is null))
);
create index coding_round_coding on coding_round (coding_id);
create index coding_round_leader on coding_round (leader_id);

create table coding_round_coder (
  round_id text not null references coding_round (round_id) on delete cascade,
  place smallint not null,
  person_id uuid references person (id) on delete set null,
  primary key (round_id, place)
);
create index coding_round_coder_person on coding_round_coder (person_id);

create table coding_round_answer (
  round_id text not null references coding_round (round_id) on delete cascade,
  scroll_id text not null,
  answer_record_id text not null,
  place integer not null,
  primary key (round_id, answer_record_id),
  foreign key (scroll_id, answer_record_id) references answer_record (scroll_id, answer_record_id) on delete cascade
);
create index coding_round_answer_record on coding_round_answer (scroll_id, answer_record_id);

-- All that one coder says of one answer. It is no mark: whatever lists or counts marks knows nothing of it.
create table coding_judgement (
  round_id text not null,
  answer_record_id text not null,
  coder_place smallint not null,
  -- What only this answer has: it is judged again when it says something else.
  said text not null,
  -- Codes, each with a span or for the whole answer; none when nothing fits.
  marks jsonb not null,
  judged_at timestamptz not null,
  primary key (round_id, answer_record_id, coder_place),
  foreign key (round_id, answer_record_id) references coding_round_answer (round_id, answer_record_id) on delete cascade,
  foreign key (round_id, coder_place) references coding_round_coder (round_id, place) on delete cascade
);
create index coding_judgement_coder on coding_judgement (round_id, coder_place);

-- That somebody has settled what coders said unlike. Ended, and not removed, when it is undone.
create table coding_decision (
  decision_id bigint generated always as identity primary key,
  round_id text not null,
  answer_record_id text not null,
  person_id uuid references person (id) on delete set null,
  made_at timestamptz not null,
  made_in text not null,
  ended_in text,
  foreign key (round_id, answer_record_id) references coding_round_answer (round_id, answer_record_id) on delete cascade
);
create unique index coding_decision_answer on coding_decision (round_id, answer_record_id) where ended_in is null;
create index coding_decision_of_answer on coding_decision (round_id, answer_record_id);
create index coding_decision_made_in on coding_decision (made_in);
create index coding_decision_ended_in on coding_decision (ended_in) where ended_in is not null;
create index coding_decision_person on coding_decision (person_id);
