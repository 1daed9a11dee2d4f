-- collect/rewards: red packets and gift codes of a survey, who drew what, and what is handed to the payout.
create table reward (
  reward_id text primary key,
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  kind text not null check (kind in ('lucky', 'fixed', 'codes')),
  name text not null,
  state text not null default 'unpaid'
    check (state in ('unpaid', 'under-review', 'rejected', 'issuing', 'closed', 'used-up', 'ended')),
  -- Why the operator rejected it.
  reason text not null default '',
  -- Everybody, who came by a link or a channel, or the people of the name list; target_code: the link's, the channel's, the label.
  target_kind text not null check (target_kind in ('survey', 'link', 'channel', 'people')),
  target_code text not null default '',
  probability smallint not null check (probability between 1 and 100),
  per_device smallint not null,
  per_address smallint not null,
  holds_suspicious boolean not null,
  -- Of gift codes: how many were ever added. In fen: of lucky packets the total of all, of fixed ones each.
  packets integer not null check (packets >= 0),
  total_fen bigint not null check (total_fen >= 0),
  each_fen integer,
  payer_kind text not null check (payer_kind in ('person', 'enterprise')),
  payer_id text not null,
  -- How often money went in or out at once: a part of each movement's key.
  step integer not null default 0,
  created_by uuid references person (id) on delete set null,
  created_at timestamptz not null
);
create index reward_by_survey on reward (scroll_id, created_at desc);
create index reward_to_review on reward (created_at) where state = 'under-review';
create index reward_by_payer on reward (payer_kind, payer_id) where state not in ('unpaid', 'ended');

-- collect/rewards: what one claim gets, made when it is paid for: an amount, or a code that nobody reads here. A claim takes a row or gets nothing.
create table reward_share (
  reward_id text not null references reward (reward_id) on delete cascade,
  place integer not null,
  amount_fen integer check (amount_fen > 0),
  code bytea,
  -- By which a code that is uploaded twice is known.
  code_mark bytea,
  claim_id text unique,
  primary key (reward_id, place),
  check ((amount_fen is null) = (code is not null))
);
create index reward_share_left on reward_share (reward_id, place) where claim_id is null;
create unique index reward_share_by_code on reward_share (reward_id, code_mark) where code_mark is not null;

-- collect/rewards: one person's turn with one record. Both keys are what makes it once, under any race.
create table reward_claim (
  claim_id text primary key,
  reward_id text not null references reward (reward_id) on delete cascade,
  scroll_id text not null,
  answer_record_id text not null,
  -- Of the name list, of another system, or the browser.
  person_mark text not null,
  device text not null,
  client_address text not null,
  link_code text not null,
  channel text not null,
  suspicions text[] not null default '{}',
  place integer,
  amount_fen integer not null default 0,
  state text not null check (state in ('missed', 'held', 'due', 'paying', 'paid', 'returned', 'refused')),
  -- Who receives it, by a hash that is the survey's own: one WeChat account receives once.
  receiver_mark bytea,
  drawn_at timestamptz not null,
  -- Until when it can be received.
  due_until timestamptz,
  settled_at timestamptz,
  decided_by uuid references person (id) on delete set null,
  unique (scroll_id, answer_record_id),
  unique (scroll_id, person_mark)
);
create index reward_claim_by_reward on reward_claim (reward_id, drawn_at desc, claim_id);
create index reward_claim_by_device on reward_claim (reward_id, device);
create index reward_claim_by_address on reward_claim (reward_id, client_address);
create index reward_claim_due on reward_claim (due_until) where state = 'due';
create unique index reward_claim_by_receiver on reward_claim (scroll_id, receiver_mark) where receiver_mark is not null;

-- collect/rewards: money that was handed to the payout. It stays when the survey goes: what was sent comes back to its payer or does not.
create table payout (
  -- The claim's id, and the number by which the other side knows it: the same whenever it is tried again.
  bill_no text primary key,
  reward_id text not null,
  amount_fen integer not null check (amount_fen > 0),
  payer_kind text not null,
  payer_id text not null,
  -- Sealed; null by the local way.
  receiver bytea,
  state text not null default 'to-send' check (state in ('to-send', 'waiting', 'done', 'failed', 'cancelled')),
  package_info text not null default '',
  tries smallint not null default 0,
  made_at timestamptz not null,
  next_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((state in ('done', 'failed', 'cancelled')) = (ended_at is not null))
);
create index payout_due on payout (next_at) where state in ('to-send', 'waiting');
create index payout_ended on payout (ended_at) where ended_at is not null;

-- Whether a survey gives something now, or ever did: what the end of the answering page asks before it fetches anything.
create view rewarding_survey as
  select scroll_id, bool_or(state = 'issuing') as is_giving
    from reward where state not in ('unpaid', 'under-review', 'rejected') group by scroll_id;

-- Rights that are new keep what people could do: who manages links and name lists makes rewards too, and a creator holds all there are.
insert into right_row (person_id, object_kind, object_id, right_name, record_range)
  select person_id, object_kind, object_id, 'rewards.manage', record_range from right_row where right_name = 'links.manage'
  on conflict do nothing;
insert into role_right (role_id, right_name)
  select role_id, 'rewards.manage' from role_right where right_name = 'links.manage'
  on conflict do nothing;
