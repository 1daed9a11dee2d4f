-- Whoever's one record was deleted may answer again; until now a deleted record kept its person.
update survey_respondent p set status = 0, answer_record_id = null
  from answer_record r
 where r.scroll_id = p.scroll_id and r.answer_record_id = p.answer_record_id and r.set_aside = 'deleted';

-- How often the one-to-one address was opened, as links and the identity check count.
alter table survey_respondent add column views bigint not null default 0;

-- By which zone of the time zone database a survey has its days.
alter table live_survey add column time_zone text not null default 'Asia/Shanghai';
create or replace view survey_state as
  select scroll_id, status, version_time, cap, collected, start_time, end_time, ended_by, password_hash, min_seconds, max_seconds,
         address_window, address_most, device_window, device_most, is_wechat_only, captcha_mode, touched_at,
         exists (select 1 from quota_cell c where c.scroll_id = live_survey.scroll_id) as has_cells, time_zone
    from live_survey;

-- The code of the city, else of the province (GB/T 2260), beside their names.
alter table answer_record add column region_code text;
create or replace view collected_record as
  select scroll_id, answer_record_id, status, is_submit, serial, version_time, language_id, link_code, cookie_id, entrance, respondent_id,
         channel, labels, terminal, system, browser, nation, province, city, active_ms, is_booster,
         set_aside, set_aside_reason, set_aside_by, set_aside_at, memo, log, answers, started_at, submitted_at, changed, parameters, region_code
    from answer_record;
