-- design/live-settings: how a survey is met outside the platform. Off until somebody wants it: a page that others may frame can be laid
-- under theirs. The words and the picture are what chat applications show of a link; without them, the survey's own title.
alter table live_survey
  add column allow_embedding boolean not null default false,
  add column share_title text not null default '',
  add column share_text text not null default '',
  add column share_picture text not null default '';
create or replace view survey_state as
  select scroll_id, status, version_time, cap, collected, start_time, end_time, ended_by, password_hash, min_seconds, max_seconds,
         address_window, address_most, device_window, device_most, is_wechat_only, captcha_mode, touched_at,
         exists (select 1 from quota_cell c where c.scroll_id = live_survey.scroll_id) as has_cells, time_zone,
         allow_embedding, share_title, share_text, share_picture
    from live_survey;

-- collect/respondents: how often these addresses were opened, for the sum over all addresses of a survey.
create or replace view listed_respondent as
  select scroll_id, respondent_id, code, labels, status, answer_record_id, is_removed, views from survey_respondent;
create or replace view identity_entrance as
  select personal_check_id, scroll_id, is_enabled, fields, has_sms, help, views from personal_check;
