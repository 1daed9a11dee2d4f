-- collect/links: how many success samples an address takes, and whether it is opened by signed parameters alone (`/d/` instead of `/s/`).
alter table survey_link
  add column cap integer check (cap > 0),
  add column is_signed boolean not null default false;

create or replace view link_entrance as
  select l.link_code, l.scroll_id, l.name, l.enabled, coalesce(c.name, '') as channel,
         coalesce(c.end_page_links, '{}') || l.end_page_links as end_page_links, l.cap, l.is_signed
    from survey_link l left join survey_channel c using (channel_code);

-- collect/docking: another system that sends people to a survey and takes their answers.
create table docking_key (
  key_id text primary key,
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  -- The address that its people come by.
  link_code text not null unique references survey_link (link_code) on delete cascade,
  name text not null,
  -- Sealed: it is needed as it is, to check what was signed and to sign what is pushed.
  secret bytea not null,
  -- After a rotation, the one before is good for a while.
  old_secret bytea,
  old_until timestamptz,
  -- Where answers are pushed; empty: nowhere. Those of its own address, or every answer of the survey.
  push_address text not null default '',
  pushes text not null default 'own' check (pushes in ('own', 'all')),
  created_at timestamptz not null,
  revoked_at timestamptz,
  check ((old_secret is null) = (old_until is null))
);
create index docking_key_by_survey on docking_key (scroll_id);

-- What the gates need of it, and who takes the answers of a survey.
create view docking_entrance as
  select link_code, key_id, secret, old_secret, old_until, revoked_at is not null as is_revoked from docking_key;
create view docking_push as
  select scroll_id, key_id, link_code, pushes from docking_key where push_address <> '' and revoked_at is null;

-- An answer that is to be pushed. It is written by the transaction that stores the record.
create table docking_delivery (
  -- Goes along with every try: by it the other side knows one again that it has had.
  delivery_id text primary key,
  key_id text not null references docking_key (key_id) on delete cascade,
  scroll_id text not null,
  answer_record_id text not null,
  -- Claimed: somebody is pushing it, until it is due again.
  state text not null check (state in ('waiting', 'claimed', 'delivered', 'failed')),
  tries smallint not null default 0,
  due_at timestamptz not null,
  created_at timestamptz not null,
  tried_at timestamptz,
  delivered_at timestamptz,
  -- Of the last try: what the other side answered, or why there was no answer.
  last_status smallint,
  last_problem text,
  unique (key_id, answer_record_id)
);
create index docking_delivery_due on docking_delivery (due_at) where state in ('waiting', 'claimed');
create index docking_delivery_by_key on docking_delivery (key_id, created_at desc, delivery_id);
