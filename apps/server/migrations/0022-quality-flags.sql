-- What makes a record doubtful: flags, never a change of its status. Their numbers are the codes of the data set (survey-core's qualityFlags):
-- 1 too fast, 2 a straight line down a grid, 3 and 4 the same answers as an earlier one of the same device or address, 5 an attention check failed.

-- By whom, with which answers: two records that share one are twins. Devices without an id of their own are known by address and browser
-- alone (`seen:`), which a whole classroom shares.
create function twin_mark(who text, answers_hash bigint) returns bigint language sql immutable as $$
  select case when who <> '' and who not like 'seen:%' then hashtextextended(who, answers_hash) end
$$;

alter table answer_record
  -- Nothing until it is submitted.
  add column flags smallint[],
  -- Answer keys of the grids that were answered with one answer all the way down.
  add column flat_grids text[] not null default '{}',
  -- Of a success sample that answered anything: jsonb is written in one order, so the same answers have the same hash.
  add column answers_hash bigint;
update answer_record set answers_hash = hashtextextended(answers::text, 0) where status = 2 and answers <> '{}';
-- Only samples that count are twins of others: whoever is set aside leaves, and comes back when it is restored.
alter table answer_record
  add column device_mark bigint generated always as
    (case when status = 2 and set_aside is null then twin_mark(device_id, answers_hash) end) stored,
  add column address_mark bigint generated always as
    (case when status = 2 and set_aside is null then twin_mark(client_address, answers_hash) end) stored;
create index answer_record_by_device_mark on answer_record (scroll_id, device_mark, serial) where device_mark is not null;
create index answer_record_by_address_mark on answer_record (scroll_id, address_mark, serial) where address_mark is not null;
-- The times of the samples that count, in order: their median is read from it, and who changes sides when it moves.
create index answer_record_by_pace on answer_record (scroll_id, active_ms) where status = 2 and set_aside is null;

-- How long a survey's samples take: by this all of them are judged alike, until it is taken again.
create table survey_pace (
  scroll_id text primary key references questionnaire (scroll_id) on delete cascade,
  -- The samples that it was taken of.
  samples bigint not null,
  -- None with fewer than 30.
  median_ms double precision,
  -- Whoever took less than this was too fast.
  fast_below_ms bigint not null default 0,
  -- When the survey's serial numbers come this far, it is taken again; records that are set aside or restored bring it nearer.
  due_serial bigint not null
);

-- Records of before. Straight lines need the questionnaire: those of before are not looked for.
insert into survey_pace (scroll_id, samples, median_ms, fast_below_ms, due_serial)
select scroll_id, count(*), percentile_cont(0.5) within group (order by active_ms),
       ceil(percentile_cont(0.5) within group (order by active_ms) * 3 / 10), 0
  from answer_record where status = 2 and set_aside is null group by scroll_id having count(*) >= 30;
update answer_record r set flags = f.flags
  from (select scroll_id, answer_record_id,
               array_remove(array[
                 case when status = 2 and active_ms < coalesce(p.fast_below_ms, 0) then 1 end,
                 case when device_mark is not null and row_number() over (partition by scroll_id, device_mark order by serial) > 1 then 3 end,
                 case when address_mark is not null and row_number() over (partition by scroll_id, address_mark order by serial) > 1 then 4 end,
                 case when traps_failed > 0 then 5 end], null)::smallint[] as flags
          from answer_record left join survey_pace p using (scroll_id) where submitted_at is not null and status <> 5) f
 where r.scroll_id = f.scroll_id and r.answer_record_id = f.answer_record_id;

-- collect/answer-files: what was sent and has arrived. Files that a submitted answer does not name are swept away later.
create view arrived_file as
  select scroll_id, answer_record_id, file_id, answer_key, file_name, content_type, size_bytes, is_named, created_at
    from answer_file where is_complete;
create index answer_file_by_coming on answer_file (scroll_id, created_at desc, file_id desc) where is_complete;

create or replace view collected_record as
  select scroll_id, answer_record_id, status, is_submit, serial, version_time, language_id, link_code, cookie_id, entrance, respondent_id,
         channel, labels, terminal, system, browser, nation, province, city, active_ms, is_booster,
         set_aside, set_aside_reason, set_aside_by, set_aside_at, memo, log, answers, started_at, submitted_at, changed, parameters, region_code,
         page_ms, traps_failed, flags, flat_grids, shown_orders
    from answer_record;
