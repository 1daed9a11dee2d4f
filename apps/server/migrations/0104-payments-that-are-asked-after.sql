-- people/payments: an order that ended is asked about once more after it was closed where the money is, because who paid in that moment has paid.
alter table payment_order add column is_settled boolean not null default false;
update payment_order set is_settled = true where state <> 'waiting';
drop index payment_order_waiting;
create index payment_order_waiting on payment_order (asked_at) where not is_settled;

-- people/payments: what was told by a notice that was signed, of an order or a refund that is not here: an older copy of the data runs, or somebody
-- else's installation sends its notices here. Money may have been taken for it, so an operator sees it.
create table stray_notice (
  about text not null check (about in ('payment', 'refund')),
  -- Theirs, as it was told.
  number text not null,
  told text not null,
  fen bigint,
  transaction text,
  times integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (about, number, told)
);
create index stray_notice_last on stray_notice (last_at desc);
