-- people/payments: what can be bought to top up. Taken off the list it stays, because orders name it.
create table top_up_package (
  package_id text primary key,
  unit text not null check (unit in ('points', 'fen')),
  amount bigint not null check (amount > 0),
  price_fen bigint not null check (price_fen > 0),
  zh text not null,
  en text not null,
  is_offered boolean not null,
  changed_at timestamptz not null default date_trunc('milliseconds', now()),
  -- Money is credited as it is paid.
  check (unit = 'points' or amount = price_fen)
);
insert into top_up_package (package_id, unit, amount, price_fen, zh, en, is_offered) values
  ('points-500', 'points', 500, 4000, '500 积分', '500 points', true),
  ('points-2000', 'points', 2000, 15000, '2000 积分', '2,000 points', true),
  ('points-10000', 'points', 10000, 70000, '10000 积分', '10,000 points', true),
  ('money-100', 'fen', 10000, 10000, '100 元', '¥100', true),
  ('money-500', 'fen', 50000, 50000, '500 元', '¥500', true),
  ('money-1000', 'fen', 100000, 100000, '1000 元', '¥1,000', true);

-- people/payments: an order to top up. It is a book entry too: it stays when who ordered is gone, without their name.
create table payment_order (
  order_number text primary key,
  holder_kind text not null check (holder_kind in ('person', 'enterprise')),
  holder text not null,
  ordered_by uuid references person (id) on delete set null,
  unit text not null check (unit in ('points', 'fen')),
  amount bigint not null check (amount > 0),
  price_fen bigint not null check (price_fen > 0),
  package_id text references top_up_package (package_id),
  -- Of the package, as it was called; empty of an amount of one's own.
  zh text not null,
  en text not null,
  quantity integer not null check (quantity > 0),
  way text not null check (way in ('till', 'we-chat')),
  state text not null check (state in ('waiting', 'paid', 'expired', 'failed')),
  -- What the QR code says. Null until whoever takes the money has said it.
  pay_code text,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  -- When whoever takes the money was last asked how it stands.
  asked_at timestamptz not null,
  paid_at timestamptz,
  transaction text,
  -- What was paid where it was not the price: an operator looks at it.
  paid_other bigint,
  refunded_amount bigint not null default 0,
  refunded_fen bigint not null default 0,
  check (unit = 'points' or amount = price_fen),
  check ((state = 'paid') = (paid_at is not null)),
  check (refunded_amount between 0 and amount and refunded_fen between 0 and price_fen)
);
create index payment_order_by_holder on payment_order (holder_kind, holder, made_at desc);
create index payment_order_newest on payment_order (made_at desc);
create index payment_order_waiting on payment_order (asked_at) where state = 'waiting';

-- people/payments: what was given back. What was credited is taken when it is asked for, and put back if whoever took the money refuses.
create table payment_refund (
  refund_number text primary key,
  order_number text not null references payment_order (order_number),
  amount bigint not null check (amount > 0),
  fen bigint not null check (fen > 0),
  reason text not null,
  state text not null check (state in ('waiting', 'done', 'refused')),
  -- The operator.
  by_name text not null,
  made_at timestamptz not null,
  asked_at timestamptz not null
);
create index payment_refund_of_order on payment_refund (order_number, made_at);
create index payment_refund_waiting on payment_refund (asked_at) where state = 'waiting';

-- platform/payment: what stands on the till of ours, for demonstrations. No money moves there.
create table till_order (
  order_number text primary key,
  -- Part of the page's address: whoever has not been shown it finds no order.
  secret text not null unique,
  fen bigint not null,
  title text not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  is_closed boolean not null default false
);
