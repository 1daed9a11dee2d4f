-- collect/sending: addresses that get no more mail from this installation, whoever writes: the mailbox is gone, or its owner called a mail
-- unwanted. Known by a keyed hash alone, so that it tells nobody who it is.
create table mail_stop (
  address_hash text primary key,
  reason text not null check (reason in ('address-gone', 'complained')),
  stopped_at timestamptz not null
);

-- collect/sending: one address for everybody (an anonymous link, the identity check) instead of each person's own.
alter table send_task add column link_path text not null default '';

-- collect/sending: mailboxes whose owner has shown that they are theirs, so that test mails may go there.
create table trial_mailbox (
  person_id uuid not null references person (id) on delete cascade,
  address_hash text not null,
  confirmed_at timestamptz not null,
  primary key (person_id, address_hash)
);
