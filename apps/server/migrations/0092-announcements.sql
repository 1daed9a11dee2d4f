-- console/announcements: what the platform tells all of its people or some of them, at once or at a moment. It is sent bit by bit, in the order of
-- people's ids: whoever comes after reached_person has not got it yet.
create table announcement (
  announcement_id bigint generated always as identity primary key,
  title_zh text not null,
  title_en text not null,
  text_zh text not null,
  text_en text not null,
  -- A page of this installation.
  path text,
  -- To whom; named people only as how many they were.
  audience jsonb not null,
  -- Until it is over: then nobody needs to know who they were.
  named_people uuid[] not null default '{}',
  made_at timestamptz not null,
  by_kind text not null check (by_kind in ('person', 'secret', 'command')),
  by_name text not null,
  starts_at timestamptz not null,
  state text not null default 'planned' check (state in ('planned', 'sending', 'sent', 'cancelled')),
  -- Begun with the first reader. It goes with all messages after half a year.
  message_id uuid,
  reached_person uuid,
  -- How many there were when it was made, and how many have got it.
  expected integer not null,
  readers integer not null default 0,
  ended_at timestamptz,
  check ((state in ('sent', 'cancelled')) = (ended_at is not null))
);
create index announcement_due on announcement (starts_at) where state in ('planned', 'sending');
