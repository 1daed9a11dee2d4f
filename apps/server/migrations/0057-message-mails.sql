-- people/messages: whoever wants to be told by mail too. What of each kind they want is their own choice; of a kind that they have not chosen about, the platform's.
create table message_mailbox (
  person_id uuid primary key references person (id) on delete cascade,
  address text not null,
  is_on boolean not null,
  choices jsonb not null,
  changed_at timestamptz not null
);
-- What is to be mailed, written with the message itself and taken away in the transaction that queues the letter. Whoever removes the message before gets no mail of it.
create table message_mail (
  message_id uuid not null,
  person_id uuid not null,
  primary key (message_id, person_id),
  foreign key (message_id, person_id) references message_reader (message_id, person_id) on delete cascade
);

-- collect/sending: a letter tells of a survey, or tells a person of the platform what they were told.
alter table send_letter alter column scroll_id drop not null;
alter table send_letter add column person_id uuid references person (id) on delete cascade;
alter table send_letter add check ((scroll_id is null) <> (person_id is null));
alter table send_message alter column scroll_id drop not null;
alter table send_message add check (task_id is null or scroll_id is not null);

-- people/account: until then the workspace shows somebody new around.
alter table person add column toured_at timestamptz;
