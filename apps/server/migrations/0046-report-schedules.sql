-- collect/sending: letters, whose words are final when they are queued. They wait in the same queue as what a task sends.
create table send_letter_file (
  file_id text primary key,
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  file_name text not null,
  content_type text not null,
  content bytea not null,
  created_at timestamptz not null
);
alter table send_letter_file alter column content set storage external;
create table send_letter (
  letter_id text primary key,
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  -- What it tells of, and of which turn: whoever queued it knows it again by these. Whoever unsubscribes does so from `about`.
  about text not null,
  turn text not null,
  words jsonb not null,
  -- Gone after a while: it is for sending alone.
  file_id text references send_letter_file (file_id) on delete set null,
  created_at timestamptz not null
);
create index send_letter_by_turn on send_letter (turn);
create index send_letter_by_about on send_letter (about);

alter table send_message alter column task_id drop not null;
alter table send_message alter column respondent_id drop not null;
alter table send_message add column letter_id text references send_letter (letter_id) on delete cascade;
alter table send_message add check ((task_id is null) <> (letter_id is null) and (task_id is null) = (respondent_id is null));
create index send_message_by_letter on send_message (letter_id) where letter_id is not null;

create table letter_refusal (
  about text not null,
  -- In small letters.
  address text not null,
  said_at timestamptz not null,
  primary key (about, address)
);

-- findings/report-schedules: a report that is sent by mail again and again, with the rights of whoever set it up.
create table report_schedule (
  report_id text primary key references report (report_id) on delete cascade,
  schedule_id text not null unique,
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  person_id uuid not null references person (id) on delete cascade,
  share_id text not null references share (share_id) on delete cascade,
  -- When, on the wall of the questionnaire's time zone.
  rule jsonb not null,
  recipients jsonb not null,
  has_pdf boolean not null,
  -- Null once it was stopped, and why.
  next_at timestamptz,
  stopped text check (stopped in ('by-person', 'rights-lost', 'link-withdrawn')),
  -- What the last one told: the next one tells what has changed since.
  told jsonb,
  created_at timestamptz not null,
  check ((next_at is null) = (stopped is not null))
);
create index report_schedule_due on report_schedule (next_at) where next_at is not null;

create table report_sending (
  sending_id text primary key,
  report_id text not null references report_schedule (report_id) on delete cascade,
  due_at timestamptz not null,
  -- To somebody who wants to see what it looks like.
  trial jsonb,
  -- Due: somebody has to make it; claimed by whoever does, until then.
  state text not null check (state in ('due', 'queued', 'failed', 'stopped')),
  claimed_until timestamptz,
  tries smallint not null default 0,
  made_at timestamptz
);
create unique index report_sending_once on report_sending (report_id, due_at) where trial is null;
create index report_sending_open on report_sending (due_at) where state = 'due';
