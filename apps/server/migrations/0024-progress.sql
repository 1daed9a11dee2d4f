-- Where an unfinished record stands is a fact of it: progress tells where people leave.
create or replace view collected_record as
  select scroll_id, answer_record_id, status, is_submit, serial, version_time, language_id, link_code, cookie_id, entrance, respondent_id,
         channel, labels, terminal, system, browser, nation, province, city, active_ms, is_booster,
         set_aside, set_aside_reason, set_aside_by, set_aside_at, memo, log, answers, started_at, submitted_at, changed, parameters, region_code,
         page_ms, traps_failed, flags, flat_grids, shown_orders, page_at
    from answer_record;

-- Which events of a survey somebody wants to be told of on the screen of its progress.
create table progress_rule (
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  rule text not null check (rule in ('quota-full', 'silent', 'doubtful')),
  primary key (scroll_id, rule)
);

-- An event from when it was seen until it was over. While it lasts there is one row of it, however often it is looked at.
create table progress_alert (
  alert_id text primary key,
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  rule text not null,
  -- The quota cell; empty where the whole survey is meant, '*' for its cap.
  subject text not null,
  -- The numbers when it was seen.
  detail jsonb not null,
  since timestamptz not null,
  ended_at timestamptz,
  -- Read, and not to be shown any more.
  dismissed_at timestamptz,
  dismissed_by uuid references person (id) on delete set null
);
create unique index progress_alert_lasting on progress_alert (scroll_id, rule, subject) where ended_at is null;
create index progress_alert_by_survey on progress_alert (scroll_id, since desc);
create index progress_alert_ended on progress_alert (ended_at) where ended_at is not null;
