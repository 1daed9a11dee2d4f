-- collect/sending: letters that somebody wrote to people who are asked to come. They wait for the review of their task, and whoever wishes not to be asked gets none.
alter table send_letter add column task_id text references send_task (task_id) on delete cascade;
alter table send_letter add column asks boolean not null default false;
-- A personal address stands in it: a copy of the database opens nothing.
alter table send_letter add column is_sealed boolean not null default false;
create index send_letter_by_task on send_letter (task_id) where task_id is not null;

-- talks/symposium: what hosts wrote last, and how often the times were changed, which calendars go by.
alter table symposium add column letters jsonb not null default '{}';
alter table symposium add column times_changed integer not null default 0;
