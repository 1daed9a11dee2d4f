-- collect/respondents: what a message to a person may say of them.
create or replace view listed_respondent as
  select scroll_id, respondent_id, code, labels, status, answer_record_id, is_removed, views, serial, name, mobile, email, group_name, contact, custom
    from survey_respondent;

-- collect/sending: a text and the people it goes to.
create table send_task (
  task_id text primary key,
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  method text not null check (method in ('mail', 'sms')),
  kind text not null check (kind in ('invite', 'reminder')),
  name text not null,
  -- What it may do now; whether it is done is counted from its messages.
  state text not null check (state in ('pending-review', 'rejected', 'sending', 'stopped')),
  rejection text not null default '',
  -- Its words may leave: they were reviewed, or nobody reviews here.
  is_approved boolean not null,
  contents jsonb not null,
  sender_name text not null,
  reply_to text not null,
  -- The rule by which it reminds, and when the next reminder is due. Its words were reviewed with the task's own.
  remind jsonb,
  remind_at timestamptz,
  reminders_made smallint not null default 0,
  created_at timestamptz not null,
  check (remind_at is null or remind is not null)
);
create index send_task_by_survey on send_task (scroll_id, method, created_at desc);
create index send_task_to_remind on send_task (remind_at) where remind_at is not null;
create index send_task_to_review on send_task (created_at) where state = 'pending-review';

create table send_message (
  -- Stands in the mail's addresses and is its Message-ID, the same for every try.
  message_id text primary key,
  task_id text not null references send_task (task_id) on delete cascade,
  scroll_id text not null,
  respondent_id text not null,
  address text not null,
  -- What shares a pace: the address's domain, or all SMS.
  pace_key text not null,
  -- Claimed: somebody is sending it, until it is due again. By then it may have been sent or not, and is sent again under the same id.
  state text not null check (state in ('queued', 'claimed', 'sent', 'failed', 'left-out')),
  reason text,
  tries smallint not null default 0,
  due_at timestamptz not null,
  is_charged boolean not null default false,
  sent_at timestamptz,
  opened_at timestamptz,
  resends smallint not null default 0,
  unique (task_id, respondent_id)
);
create index send_message_open on send_message (pace_key, due_at) where state in ('queued', 'claimed');
create index send_message_by_person on send_message (scroll_id, respondent_id);

-- When the next message of a domain may leave: the row is also the lock below which its messages are claimed.
create table send_pace (
  pace_key text primary key,
  next_at timestamptz not null
);

-- What the name list shows of it (S3.58): how each person stands by their newest message.
create view distribution as
  select m.scroll_id, m.respondent_id, m.message_id, m.task_id, m.address, m.reason, m.sent_at, m.opened_at, m.resends, t.method, t.kind, t.name as task_name, t.created_at,
         case when m.state = 'sent' then 'sent' when m.state = 'failed' then 'failed' when m.state = 'left-out' then 'not-sent'
              when t.state in ('pending-review', 'rejected') then t.state when t.state = 'stopped' then 'not-sent' else 'queued' end as state
    from send_message m join send_task t using (task_id);
