-- The answer server: live settings, channels, the name list, the identity check, and what a record knows of its respondent.

-- Live: read with the row's lock at every submission, changeable while collecting.
alter table questionnaire
  add column start_time timestamptz,
  add column end_time timestamptz,
  -- Who ended it: a late submission is taken only after the clock did.
  add column ended_by text check (ended_by in ('hand', 'cap', 'time')),
  add column password_hash text,
  -- 0 means no limit.
  add column min_seconds integer not null default 0,
  add column max_seconds integer not null default 0,
  -- How many submissions one address, and one device, may make in a window; a window without a name is no limit.
  add column address_window text,
  add column address_most integer not null default 1,
  add column device_window text,
  add column device_most integer not null default 1,
  add column is_wechat_only boolean not null default false,
  add column captcha_mode text not null default 'suspicion' check (captcha_mode in ('off', 'suspicion', 'always'));
-- Their counts change with every group of submissions: room in the page keeps those updates away from the indexes.
alter table questionnaire set (fillfactor = 70);
alter table quota_cell set (fillfactor = 70);
create index questionnaire_by_end on questionnaire (end_time) where status = 1 and end_time is not null;

create table survey_channel (
  channel_code text primary key,
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  name text not null,
  -- By outcome: addresses that win over the survey's own end pages.
  end_page_links jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (scroll_id, name)
);

alter table survey_link
  add column channel_code text references survey_channel (channel_code) on delete set null,
  add column serial integer not null default 0,
  add column end_page_links jsonb not null default '{}';
update survey_link l set serial = n.serial
  from (select link_code, row_number() over (partition by scroll_id order by created_at, link_code) as serial from survey_link) n
 where n.link_code = l.link_code;

-- The name list: who may answer by a one-to-one code, or after the identity check.
create table survey_respondent (
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  respondent_id text not null,
  -- The one-to-one code, /p/{code}.
  code text not null unique,
  serial integer not null,
  name text not null default '',
  mobile text not null default '',
  email text not null default '',
  custom jsonb not null default '{}',
  labels text[] not null default '{}',
  -- 0 not answered, 1 not completed, 2 success sample, 3 screened out, 4 quota full, 5 quota full (hold).
  status smallint not null default 0,
  -- The one record of this person; another one is refused.
  answer_record_id text,
  is_removed boolean not null default false,
  -- Of the identity check.
  sms_code_hash text,
  sms_sent_at timestamptz,
  sms_tries smallint not null default 0,
  added_at timestamptz not null default now(),
  primary key (scroll_id, respondent_id)
);
create index survey_respondent_by_serial on survey_respondent (scroll_id, serial);
create index survey_respondent_by_mobile on survey_respondent (scroll_id, mobile) where mobile <> '';

create table personal_check (
  -- The identity code, /c/{code}.
  personal_check_id text primary key,
  scroll_id text not null unique references questionnaire (scroll_id) on delete cascade,
  is_enabled boolean not null default false,
  -- Names of fields of the name list that must be typed.
  fields text[] not null default '{name,mobile}',
  has_sms boolean not null default false,
  help jsonb,
  sms_count integer not null default 0,
  views bigint not null default 0
);

alter table answer_record
  -- By which kind of address it came: /s/, /p/ or /c/.
  add column entrance text not null default 'link' check (entrance in ('link', 'personal', 'identity')),
  add column respondent_id text,
  -- Operands of logic besides the answers, as they were when it began.
  add column channel text not null default '',
  add column labels text[] not null default '{}',
  add column parameters jsonb not null default '{}',
  -- Lists as this respondent met them, where chance decided.
  add column shown_orders jsonb,
  add column terminal text,
  add column system text,
  add column browser text,
  add column nation text,
  add column province text,
  add column city text,
  -- Time spent on it by the server's clock, pauses over 30 minutes left out.
  add column active_ms bigint not null default 0,
  add column last_active_at timestamptz,
  add column declined_at timestamptz,
  -- It holds its places in the total and in its cells. Only a success sample can, until it is made invalid or deleted.
  add column is_counted boolean not null default false;
update answer_record set is_counted = true where status = 2;
create index answer_record_by_address on answer_record (scroll_id, client_address, submitted_at) where is_submit;
create index answer_record_by_device on answer_record (scroll_id, device_id, submitted_at) where is_submit and device_id is not null;
create index answer_record_by_respondent on answer_record (scroll_id, respondent_id) where respondent_id is not null;

-- What lies between two moments of an unfinished record, in milliseconds; a pause over 30 minutes is none of it.
create function active_ms_between(earlier timestamptz, later timestamptz) returns bigint language sql immutable as $$
  select case when later - earlier between interval '0' and interval '30 minutes'
              then (extract(epoch from later - earlier) * 1000)::bigint else 0 end
$$;

-- By which fields the name list of a survey is searched.
create table respondent_search (
  scroll_id text primary key references questionnaire (scroll_id) on delete cascade,
  fields text[] not null
);
