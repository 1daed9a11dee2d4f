-- How long somebody was on each page: milliseconds by the question that begins it in the design. Together never more than `active_ms`.
alter table answer_record add column page_ms jsonb not null default '{}';
-- The page that the last save leads to: what passes until the next one is spent there, unless the page itself says more.
alter table answer_record add column page_at text;

-- What `passed_ms` adds. The page may say how it was spent: a respondent goes back, or is without a network for five pages. It is believed up to
-- what has passed by the server's clock; beyond that each page gets its share. Who says nothing was where they stood. What comes to nothing
-- is not noted: a pause over 30 minutes hides how long the pages before it took.
create function page_ms_after(kept jsonb, passed_ms bigint, at_page text, said jsonb) returns jsonb language sql immutable as $$
  select case when passed_ms = 0 then kept else coalesce((
    select jsonb_object_agg(page, ms) from (
      select page, sum(ms) as ms from (
        select key as page, value::bigint as ms from jsonb_each_text(kept)
        union all
        select at_page, passed_ms where said is null
        union all
        select key, floor(value::numeric * least(passed_ms, sum(value::numeric) over ()) / nullif(sum(value::numeric) over (), 0))::bigint
          from jsonb_each_text(said)
      ) spent where page is not null and ms > 0 group by page
    ) added), '{}') end
$$;

create or replace view collected_record as
  select scroll_id, answer_record_id, status, is_submit, serial, version_time, language_id, link_code, cookie_id, entrance, respondent_id,
         channel, labels, terminal, system, browser, nation, province, city, active_ms, is_booster,
         set_aside, set_aside_reason, set_aside_by, set_aside_at, memo, log, answers, started_at, submitted_at, changed, parameters, region_code,
         page_ms
    from answer_record;
