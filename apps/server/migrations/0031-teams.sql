-- Enterprises, projects and roles.

-- people/enterprises: a team with seats. The row is the lock of everything that is counted below it.
create table enterprise (
  enterprise_id text primary key,
  name text not null,
  industry text not null,
  contact_person text not null default '',
  telephone text not null default '',
  email text not null default '',
  address text not null default '',
  -- Bought and opened by an operator; before that it is a free trial.
  is_activated boolean not null default false,
  -- How long it was opened for; null is for ever.
  validity_days integer,
  valid_until timestamptz,
  order_number text,
  seat_total integer not null,
  -- How many members sit. Raised by one conditional statement, so that of two who take the last seat one is refused.
  seats_used integer not null default 0,
  last_project integer not null default 0,
  created_at timestamptz not null,
  -- Nobody reaches it any more from then on; what is in it is removed bit by bit.
  deleted_at timestamptz,
  check (seats_used between 0 and seat_total)
);
create index enterprise_deleted on enterprise (deleted_at) where deleted_at is not null;

create table enterprise_order (
  order_number text primary key,
  enterprise_id text not null references enterprise (enterprise_id) on delete cascade,
  -- More seats, or more time.
  wish text not null check (wish in ('seats', 'renewal')),
  seats integer not null default 0,
  -- Null is for ever; of an order for seats it says nothing.
  days integer,
  note text not null default '',
  status text not null default 'requested' check (status in ('requested', 'opened', 'declined')),
  requested_by uuid references person (id) on delete set null,
  requested_at timestamptz not null,
  decided_at timestamptz,
  -- Until when the enterprise was valid after it was opened.
  valid_until timestamptz
);
create index enterprise_order_by_enterprise on enterprise_order (enterprise_id, requested_at);

-- One link at a time; only a hash, like a token.
create table enterprise_invitation (
  enterprise_id text primary key references enterprise (enterprise_id) on delete cascade,
  code_hash bytea not null unique,
  made_by uuid references person (id) on delete set null,
  expires_at timestamptz not null
);

-- design/projects: a folder of tasks.
create table project (
  project_id text primary key,
  enterprise_id text not null references enterprise (enterprise_id) on delete cascade,
  number integer not null,
  name text not null,
  background text not null default '',
  goal text not null default '',
  starts_on date,
  ends_on date,
  -- [{name, startsOn, endsOn}]
  stages jsonb not null default '[]',
  creator_id uuid references person (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  unique (enterprise_id, number)
);
create table project_star (
  person_id uuid not null references person (id) on delete cascade,
  project_id text not null references project (project_id) on delete cascade,
  primary key (person_id, project_id)
);

-- authorisation: roles are sets of rights. Those without an enterprise are built in (api-contract/src/roles.ts).
create table role (
  role_id text primary key,
  enterprise_id text,
  -- What it can be given on.
  object_kind text not null,
  name text not null default '',
  -- Whether a role on a thing below takes its place there.
  yields boolean not null default true,
  -- Of which records its rights are held, where it is not all of them.
  record_range jsonb,
  created_at timestamptz not null default now()
);
create index role_by_enterprise on role (enterprise_id) where enterprise_id is not null;
create table role_right (
  role_id text not null references role (role_id) on delete cascade,
  right_name text not null,
  primary key (role_id, right_name)
);

-- Who has which role on what: one each. Being somebody's member is holding a role there.
create table role_holding (
  person_id uuid not null references person (id) on delete cascade,
  object_kind text not null,
  object_id text not null,
  role_id text not null references role (role_id) on delete cascade,
  given_at timestamptz not null default now(),
  primary key (person_id, object_kind, object_id)
);
create index role_holding_by_object on role_holding (object_kind, object_id);
create index role_holding_by_role on role_holding (role_id);

-- What stands in what, itself included, however deep: one look finds every place that a right on a thing can come from.
create table object_above (
  object_kind text not null,
  object_id text not null,
  above_kind text not null,
  above_id text not null,
  primary key (object_kind, object_id, above_kind, above_id)
);
create index object_above_by_above on object_above (above_kind, above_id, object_kind, object_id);

insert into role (role_id, object_kind, yields) values
  ('enterprise.administrator', 'enterprise', false),
  ('enterprise.member', 'enterprise', true),
  ('project.administrator', 'project', false),
  ('project.member', 'project', true),
  ('task.member', 'questionnaire', true),
  ('task.none', 'questionnaire', true);
insert into role_right (role_id, right_name)
  select 'enterprise.administrator', unnest(array['enterprise.view', 'enterprise.log', 'enterprise.order', 'enterprise.edit',
    'enterprise.members', 'enterprise.roles', 'enterprise.own', 'enterprise.createProject'])
  union all
  select 'enterprise.member', unnest(array['enterprise.view', 'enterprise.createProject'])
  union all
  select r, unnest(array['project.view', 'project.edit', 'project.members', 'project.own',
    'questionnaire.view', 'questionnaire.edit', 'questionnaire.publish', 'questionnaire.share', 'links.view', 'links.manage', 'links.send',
    'progress.view', 'statistics.view', 'records.view', 'records.export', 'analysis.collate', 'analysis.cross', 'analysis.model',
    'analysis.onlineModel', 'analysis.transcript', 'analysis.import', 'analysis.statisticalModel', 'report.online'])
    from unnest(array['enterprise.administrator', 'project.administrator']) r
  union all
  select 'project.member', 'project.view'
  union all
  select r, unnest(array['questionnaire.view', 'progress.view', 'statistics.view']) from unnest(array['project.member', 'task.member']) r;

-- Rights that are new keep what people could do: who looked at a questionnaire could watch its progress, and a creator holds all there are.
insert into right_row (person_id, object_kind, object_id, right_name, record_range)
  select person_id, object_kind, object_id, 'progress.view', record_range from right_row where right_name = 'questionnaire.view'
  on conflict do nothing;
insert into right_row (person_id, object_kind, object_id, right_name)
  select q.creator_id, 'questionnaire', q.scroll_id, fresh
    from questionnaire q,
         unnest(array['links.view', 'links.send', 'statistics.view', 'analysis.collate', 'analysis.cross', 'analysis.model',
           'analysis.onlineModel', 'analysis.transcript', 'analysis.import', 'analysis.statisticalModel', 'report.online']) fresh
   where exists (select 1 from right_row r where r.person_id = q.creator_id and r.object_kind = 'questionnaire'
                    and r.object_id = q.scroll_id and r.right_name = 'questionnaire.share')
  on conflict do nothing;
update api_key set rights = rights || '{progress.view}'::text[]
 where 'questionnaire.view' = any(rights) and not 'progress.view' = any(rights);

-- authorisation: how a thing of an enterprise stands. Whatever lies in a bin, or in something that does, is in the bin.
create view team_object as
  select a.object_kind, a.object_id, a.above_id as enterprise_id, p.above_id as project_id,
         e.deleted_at is not null or j.deleted_at is not null as is_in_bin,
         coalesce(e.valid_until <= now(), false) as is_expired
    from object_above a
    join enterprise e on e.enterprise_id = a.above_id
    left join object_above p on p.object_kind = a.object_kind and p.object_id = a.object_id and p.above_kind = 'project'
    left join project j on j.project_id = p.above_id
   where a.above_kind = 'enterprise';

-- authorisation: what a person may do with what, by whatever way: a row of their own, or a role on the thing or on anything above it.
drop view held_right;
create view held_right as
  select r.person_id, r.object_kind, r.object_id, r.right_name, r.record_range,
         l.deleted_at is not null or coalesce(t.is_in_bin, false) as is_in_bin, coalesce(t.is_expired, false) as is_expired
    from right_row r
    left join questionnaire_listing l on r.object_kind = 'questionnaire' and l.scroll_id = r.object_id
    left join team_object t on t.object_kind = r.object_kind and t.object_id = r.object_id
  union all
  select h.person_id, a.object_kind, a.object_id, g.right_name, o.record_range,
         l.deleted_at is not null or t.is_in_bin, t.is_expired
    from role_holding h
    join role o on o.role_id = h.role_id
    join role_right g on g.role_id = h.role_id
    join object_above a on a.above_kind = h.object_kind and a.above_id = h.object_id
    join team_object t on t.object_kind = a.object_kind and t.object_id = a.object_id
    left join questionnaire_listing l on a.object_kind = 'questionnaire' and l.scroll_id = a.object_id
   where not (o.yields and a.object_kind <> h.object_kind and exists (
           select 1 from role_holding n
            where n.person_id = h.person_id and n.object_kind = a.object_kind and n.object_id = a.object_id));

-- authorisation: the same with the person's name, to say who could help somebody who may not.
create view named_holder as
  select h.object_kind, h.object_id, h.right_name, h.person_id, p.nick_name from held_right h join person p on p.id = h.person_id;

-- design/questionnaire-list: the labels of each.
create view questionnaire_label as select scroll_id, labels from questionnaire_listing;
