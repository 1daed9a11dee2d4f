-- findings/record-batches: what somebody does with many records at once. The set is fixed when its effect is shown, in parts that are worked
-- on one after the other; a part is done in the transaction that changes its records, so whoever goes on after a process died knows where.
create table record_batch (
  id uuid primary key default gen_random_uuid(),
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  person_id uuid references person (id) on delete set null,
  does text not null check (does in ('invalid', 'delete', 'restore', 'memo')),
  -- The batch that this one takes back.
  undo_of uuid references record_batch (id) on delete cascade,
  -- The reason, or the memo.
  said text not null default '',
  may_go_over boolean not null default false,
  -- Records it is for, how many it has come to, and what became of them.
  total integer not null default 0,
  reached integer not null default 0,
  changed integer not null default 0,
  overtaken integer not null default 0,
  without_room integer not null default 0,
  answered_again integer not null default 0,
  out_of_sight integer not null default 0,
  job_id uuid,
  shown_at timestamptz not null,
  -- Null as long as it was only shown.
  asked_at timestamptz,
  -- Taken back: no part is begun after this.
  stopped_at timestamptz
);
create index record_batch_by_survey on record_batch (scroll_id, asked_at desc);
create index record_batch_by_job on record_batch (job_id);
create index record_batch_by_undone on record_batch (undo_of);

create table record_batch_part (
  batch_id uuid not null references record_batch (id) on delete cascade,
  place integer not null,
  ids text[] not null,
  is_done boolean not null default false,
  primary key (batch_id, place)
);

-- What a batch has changed is what its lines say, each with what the record was like before.
alter table record_operation
  add column batch_id uuid,
  add column before jsonb;
create index record_operation_by_batch on record_operation (batch_id, id) where batch_id is not null;

-- authorisation: of which records the right is held, where it is not all of them (`RecordRange`).
alter table right_row add column record_range jsonb;
create or replace view held_right as
  select r.person_id, r.object_kind, r.object_id, r.right_name, l.deleted_at is not null as is_in_bin, r.record_range
    from right_row r left join questionnaire_listing l on r.object_kind = 'questionnaire' and l.scroll_id = r.object_id;
