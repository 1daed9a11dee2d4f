-- collect/samples: an order for people of the operator's panel, and what became of it.
create table sample_order (
  order_number text primary key,
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  state text not null check (state in ('requested', 'approved', 'declined', 'paid', 'fielding', 'delivered', 'cancelled')),
  samples integer not null check (samples > 0),
  days smallint not null check (days > 0),
  minutes smallint not null check (minutes > 0),
  incidence_percent smallint not null check (incidence_percent between 1 and 100),
  targets text not null,
  -- [{name, samples}]
  quotas jsonb not null,
  -- In fen: what the formula said when it was asked for, and what the operator asks for.
  estimated_fen bigint not null,
  price_fen bigint,
  -- The address that its people come by, from fielding on.
  link_code text unique references survey_link (link_code) on delete set null,
  requested_by uuid,
  requested_at timestamptz not null
);
create index sample_order_by_survey on sample_order (scroll_id, requested_at desc);
create index sample_order_to_handle on sample_order (requested_at) where state in ('requested', 'approved', 'paid');

-- Each step of an order, by whom, with what was said.
create table sample_order_step (
  order_number text not null references sample_order (order_number) on delete cascade,
  step smallint not null,
  state text not null,
  taken_by text not null check (taken_by in ('customer', 'operator', 'platform')),
  note text not null default '',
  taken_at timestamptz not null,
  primary key (order_number, step)
);
