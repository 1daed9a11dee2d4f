-- Every table has one feature that writes it (tools/arrows/table-owners.ts). The questionnaire's row was written by five: it becomes three,
-- and what others read of a table they read through a view of its owner's.

-- Live: what is counted and switched while collecting. Its row is the lock of everything that is numbered or counted below a survey
-- (decision 0004).
create table live_survey (
  scroll_id text primary key references questionnaire (scroll_id) on delete cascade,
  -- 0 editing, 1 collecting, 2 suspended, 3 ended.
  status smallint not null default 0,
  -- The newest snapshot, when there is one.
  version_time bigint,
  -- How many success samples close the survey; 0 means no cap.
  cap integer not null default 0,
  collected integer not null default 0,
  last_serial bigint not null default 0,
  start_time timestamptz,
  end_time timestamptz,
  -- Who ended it: a late submission is taken only after the clock did.
  ended_by text check (ended_by in ('hand', 'cap', 'time')),
  password_hash text,
  -- 0 means no limit.
  min_seconds integer not null default 0,
  max_seconds integer not null default 0,
  -- How many submissions one address, and one device, may make in a window; a window without a name is no limit.
  address_window text,
  address_most integer not null default 1,
  device_window text,
  device_most integer not null default 1,
  is_wechat_only boolean not null default false,
  captcha_mode text not null default 'suspicion' check (captcha_mode in ('off', 'suspicion', 'always')),
  -- Published, suspended or ended by a person or by the clock: lists count that as a change of the questionnaire.
  touched_at timestamptz not null default now()
)
-- Its counts change with every group of submissions: room in the page keeps those updates away from the indexes.
with (fillfactor = 70);
insert into live_survey (scroll_id, status, version_time, cap, collected, last_serial, start_time, end_time, ended_by, password_hash,
       min_seconds, max_seconds, address_window, address_most, device_window, device_most, is_wechat_only, captcha_mode, touched_at)
select scroll_id, status, version_time, cap, collected, last_serial, start_time, end_time, ended_by, password_hash,
       min_seconds, max_seconds, address_window, address_most, device_window, device_most, is_wechat_only, captcha_mode, created_at
  from questionnaire;
create index live_survey_by_end on live_survey (end_time) where status = 1 and end_time is not null;

-- The list: labels, the recycle bin, and which ones are copies of one another. A questionnaire without a row here has no labels, lies in no
-- bin and is no copy.
create table questionnaire_listing (
  scroll_id text primary key references questionnaire (scroll_id) on delete cascade,
  labels text[] not null default '{}',
  -- In the recycle bin since then; nobody but its creator sees it there.
  deleted_at timestamptz,
  -- The first questionnaire of a family of copies: they share the files of their questions, and the last one to go takes them along.
  copied_from text
);
insert into questionnaire_listing (scroll_id, labels, deleted_at, copied_from)
select scroll_id, labels, deleted_at, copied_from
  from questionnaire where labels <> '{}' or deleted_at is not null or copied_from is not null;
create index questionnaire_listing_by_family on questionnaire_listing (copied_from) where copied_from is not null;

alter table questionnaire
  drop column status, drop column version_time, drop column cap, drop column collected, drop column last_serial,
  drop column start_time, drop column end_time, drop column ended_by, drop column password_hash,
  drop column min_seconds, drop column max_seconds, drop column address_window, drop column address_most,
  drop column device_window, drop column device_most, drop column is_wechat_only, drop column captcha_mode,
  drop column labels, drop column deleted_at, drop column copied_from;
alter table questionnaire reset (fillfactor);

-- authorisation: what a person may do with what. Teams and roles will add rows here, and a range of records to each.
create view held_right as
  select r.person_id, r.object_kind, r.object_id, r.right_name, l.deleted_at is not null as is_in_bin
    from right_row r left join questionnaire_listing l on r.object_kind = 'questionnaire' and l.scroll_id = r.object_id;

-- people/account: as others see a person.
create view person_name as select id as person_id, nick_name, picture from person;

-- design/live-settings: how a survey stands, and what stands before its questions.
create view survey_state as
  select scroll_id, status, version_time, cap, collected, start_time, end_time, ended_by, password_hash, min_seconds, max_seconds,
         address_window, address_most, device_window, device_most, is_wechat_only, captcha_mode, touched_at,
         exists (select 1 from quota_cell c where c.scroll_id = live_survey.scroll_id) as has_cells
    from live_survey;

-- design/questionnaire-design: a questionnaire in one line.
create view questionnaire_summary as
  select q.scroll_id, q.name, q.creator_id, q.version, s.version_time, s.status, s.collected, q.created_at,
         greatest(q.updated_at, s.touched_at) as updated_at
    from questionnaire q join live_survey s using (scroll_id);

-- design/questionnaire-list: those in the recycle bin.
create view questionnaire_in_bin as
  select scroll_id, deleted_at from questionnaire_listing where deleted_at is not null;

-- collect/links: an address for everybody, with what its channel gives it.
create view link_entrance as
  select l.link_code, l.scroll_id, l.name, l.enabled, coalesce(c.name, '') as channel,
         coalesce(c.end_page_links, '{}') || l.end_page_links as end_page_links
    from survey_link l left join survey_channel c using (channel_code);

-- collect/respondents: a person of the name list, and the identity check of a survey, as far as the gates care.
create view listed_respondent as
  select scroll_id, respondent_id, code, labels, status, answer_record_id, is_removed from survey_respondent;
create view identity_entrance as
  select personal_check_id, scroll_id, is_enabled, fields, has_sms, help from personal_check;

-- collect/answering: records as they are listed, exported and counted. Addresses and devices of respondents are not among it.
create view collected_record as
  select scroll_id, answer_record_id, status, is_submit, serial, version_time, language_id, link_code, cookie_id, entrance, respondent_id,
         channel, labels, terminal, system, browser, nation, province, city, active_ms, is_booster,
         set_aside, set_aside_reason, set_aside_by, set_aside_at, memo, log, answers, started_at, submitted_at, changed
    from answer_record;
