-- collect/sending: a message that is being handed over says so before its end is given away. Whoever dies then leaves one of which nobody
-- can know whether it was taken: it is doubtful, and people decide about it.
alter table send_message drop constraint send_message_state_check;
alter table send_message add constraint send_message_state_check
  check (state in ('queued', 'claimed', 'handing', 'doubtful', 'sent', 'failed', 'left-out'));
-- When it was last handed over: where to look in a mail server's log.
alter table send_message add column handed_at timestamptz;

drop index send_message_open;
create index send_message_open on send_message (pace_key, due_at) where state in ('queued', 'claimed', 'handing', 'doubtful');
create index send_message_handing on send_message (due_at) where state = 'handing';

create or replace view distribution as
  select m.scroll_id, m.respondent_id, m.message_id, m.task_id, m.address, m.reason, m.sent_at, m.opened_at, m.resends, t.method, t.kind, t.name as task_name, t.created_at,
         case when m.state in ('sent', 'failed', 'doubtful') then m.state when m.state = 'left-out' then 'not-sent' when m.state = 'handing' then 'queued'
              when t.state in ('pending-review', 'rejected') then t.state when t.state = 'stopped' then 'not-sent' else 'queued' end as state,
         m.handed_at
    from send_message m join send_task t using (task_id);
