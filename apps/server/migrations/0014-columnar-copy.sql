-- What the columnar copy of the records has to know besides `changed`: which are gone, and whether this is still the database that it copied.

-- A record that was removed. It names no survey by a key: whoever removes a record must not have to wait for its survey.
create table answer_record_gone (
  scroll_id text not null,
  answer_record_id text not null,
  changed xid8 not null default pg_current_xact_id(),
  removed_at timestamptz not null default now()
);
create index answer_record_gone_by_change on answer_record_gone (scroll_id, changed);
create index answer_record_gone_by_age on answer_record_gone (removed_at);

-- A survey that goes for ever takes its records along: the copy drops the whole table then, and a million lines here would help nobody.
create function note_gone_records() returns trigger language plpgsql as $$
begin
  insert into answer_record_gone (scroll_id, answer_record_id)
  select o.scroll_id, o.answer_record_id from gone o where exists (select from questionnaire q where q.scroll_id = o.scroll_id);
  return null;
end $$;
create trigger answer_record_gone_noted after delete on answer_record
  referencing old table as gone for each statement execute function note_gone_records();

-- One row. A restore fills every table anew but leaves `since` to the database, like all transaction numbers: so it is another one then, and
-- copies of what was here before are thrown away.
create table record_history (
  is_only boolean primary key default true check (is_only),
  since xid8 not null default pg_current_xact_id()
);
insert into record_history default values;

-- What the copy reads of a record besides.
create or replace view collected_record as
  select scroll_id, answer_record_id, status, is_submit, serial, version_time, language_id, link_code, cookie_id, entrance, respondent_id,
         channel, labels, terminal, system, browser, nation, province, city, active_ms, is_booster,
         set_aside, set_aside_reason, set_aside_by, set_aside_at, memo, log, answers, started_at, submitted_at, changed, parameters
    from answer_record;
