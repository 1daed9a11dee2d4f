-- people/licences: the operator's price list. A plan is what a version name stands for, and which licensed features it has.
create table plan (
  plan_id text primary key,
  zh text not null,
  en text not null,
  features text[] not null,
  -- In the order of the price list.
  position integer not null,
  -- Whether an enterprise can ask for it; the personal edition and the free trial come by themselves.
  is_offered boolean not null default true
);
-- Everybody has what there is to license, until an operator's plan says otherwise.
insert into plan (plan_id, zh, en, features, position, is_offered) values
  ('personal', '个人版', 'Personal', '{p016,word-import}', 0, false),
  ('trial', '试用版', 'Trial', '{p016,word-import}', 1, false),
  ('team', '团队版', 'Team', '{p016,word-import}', 2, true),
  ('enterprise', '企业版', 'Enterprise', '{p016,word-import}', 3, true);

-- people/licences: what an operator decided for one person's own work, or for one enterprise, beside its plan.
create table licence (
  licence_id text primary key,
  person_id uuid references person (id) on delete cascade,
  enterprise_id text references enterprise (enterprise_id) on delete cascade,
  feature text not null,
  -- Given, until then or for ever; what the plan has comes on top.
  is_granted boolean not null,
  valid_until timestamptz,
  -- Of the last gift.
  order_number text,
  granted_at timestamptz,
  -- Taken, although the plan has it. Stays below a gift that ends.
  is_withdrawn boolean not null,
  changed_at timestamptz not null,
  check ((person_id is null) <> (enterprise_id is null))
);
create unique index licence_of_person on licence (person_id, feature) where person_id is not null;
create unique index licence_of_enterprise on licence (enterprise_id, feature) where enterprise_id is not null;

-- people/enterprises: the plan that was ordered last. Those that were opened before there were plans have the smallest one that is sold.
alter table enterprise add column plan_id text not null default 'trial' references plan (plan_id);
update enterprise set plan_id = 'team' where is_activated;
-- What was asked for; an order for seats leaves the plan as it is.
alter table enterprise_order add column plan_id text references plan (plan_id);
update enterprise_order set plan_id = 'team' where wish = 'renewal';

create view enterprise_plan as
  select enterprise_id, plan_id, coalesce(valid_until <= now(), false) as is_expired from enterprise where deleted_at is null;
