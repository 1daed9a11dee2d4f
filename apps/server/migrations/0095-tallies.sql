-- platform/tallies: what all processes counted in each hour, for whoever looks after the installation. A counter, not a record: a process that is
-- killed loses its last half minute. Words are of closed lists, never anything that somebody typed.
create table tally (
  hour timestamptz not null,
  kind text not null check (kind in ('error', 'job', 'mail', 'sms')),
  word text not null,
  count bigint not null,
  primary key (hour, kind, word)
);
