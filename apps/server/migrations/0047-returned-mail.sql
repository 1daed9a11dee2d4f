-- collect/sending: addresses that get no more mail from this installation, whoever writes: the mailbox is gone, or its owner called a mail
-- unwanted. Known by a keyed hash alone, so that it tells nobody who it is.
create table mail_stop (
  address_hash text primary key,
  reason text not null check (reason in ('address-gone', 'complained')),
  stopped_at timestamptz not null
);
