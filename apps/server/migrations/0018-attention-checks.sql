-- How many attention checks a submission failed, by the snapshot that it was answered on; nothing where it met none. A flag: it changes no status.
alter table answer_record add column traps_failed smallint;
create or replace view collected_record as
  select scroll_id, answer_record_id, status, is_submit, serial, version_time, language_id, link_code, cookie_id, entrance, respondent_id,
         channel, labels, terminal, system, browser, nation, province, city, active_ms, is_booster,
         set_aside, set_aside_reason, set_aside_by, set_aside_at, memo, log, answers, started_at, submitted_at, changed, parameters, region_code,
         page_ms, traps_failed
    from answer_record;
