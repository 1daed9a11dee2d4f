-- findings/coding: what people wrote, put under codes.

-- A tree of codes. Of a person or of an enterprise; of neither once they are gone, for as long as something is coded with it.
create table coding_frame (
  frame_id text primary key,
  person_id uuid references person (id) on delete set null,
  enterprise_id text references enterprise (enterprise_id) on delete set null,
  name text not null,
  codes jsonb not null,
  -- The number of the next code: none is given twice.
  next_code integer not null,
  version integer not null,
  changed_at timestamptz not null,
  check (person_id is null or enterprise_id is null)
);
create index coding_frame_person on coding_frame (person_id);
create index coding_frame_enterprise on coding_frame (enterprise_id);

-- Which text of a questionnaire is coded with which frame. Its id is the coded variable's too.
create table coding (
  coding_id text primary key,
  scroll_id text not null references questionnaire (scroll_id) on delete cascade,
  -- The codebook's key of the text.
  variable text not null,
  frame_id text not null references coding_frame (frame_id),
  name text not null,
  label text not null,
  person_id uuid references person (id) on delete set null,
  made_at timestamptz not null,
  unique (scroll_id, variable, frame_id)
);
create index coding_frame_id on coding (frame_id);
create index coding_person on coding (person_id);

-- One code on one answer, or on some words of it. Added to and never written over: what does not hold any more has an end.
create table code_mark (
  scroll_id text not null,
  answer_record_id text not null,
  mark_id bigint generated always as identity,
  coding_id text not null references coding (coding_id) on delete cascade,
  code integer not null,
  -- In the letters of the answer, from 0; null for the whole of it.
  span_from integer,
  span_to integer,
  -- What was said there: the words, of a whole answer what only it has. A mark stands as long as the answer still says so.
  said text not null,
  coder text not null check (coder in ('person', 'rule', 'helper')),
  person_id uuid references person (id) on delete set null,
  -- The rule's, or the suggestion's.
  coder_id text,
  sureness real,
  state text not null check (state in ('suggested', 'accepted', 'rejected')),
  made_at timestamptz not null,
  -- The deeds that made and ended it.
  made_in text not null,
  ended_at timestamptz,
  ended_in text,
  primary key (scroll_id, answer_record_id, mark_id),
  -- They go with their record.
  foreign key (scroll_id, answer_record_id) references answer_record (scroll_id, answer_record_id) on delete cascade,
  check ((span_from is null) = (span_to is null))
);
-- The same code of the same person on the same words is one. Of people who are gone there may be several.
create unique index code_mark_of_person on code_mark
  (scroll_id, answer_record_id, coding_id, code, coalesce(span_from, -1), coalesce(span_to, -1), person_id)
  where ended_at is null and coder = 'person';
create unique index code_mark_of_others on code_mark
  (scroll_id, answer_record_id, coding_id, code, coalesce(span_from, -1), coalesce(span_to, -1), coder, coder_id)
  where ended_at is null and coder <> 'person';
create index code_mark_coding on code_mark (coding_id, code) where ended_at is null;
create index code_mark_made_in on code_mark (made_in);
create index code_mark_ended_in on code_mark (ended_in) where ended_in is not null;
create index code_mark_person on code_mark (person_id);

-- What one person did at once, so that it can be undone.
create table coding_deed (
  deed_id text primary key,
  coding_id text not null references coding (coding_id) on delete cascade,
  person_id uuid references person (id) on delete set null,
  done_at timestamptz not null,
  undone_in text
);
create index coding_deed_coding on coding_deed (coding_id);
create index coding_deed_person on coding_deed (person_id);

-- What is coded, as variables of the data: `packages/analysis` has it as `Coded`.
create view coded_variable as
  select c.scroll_id, c.coding_id as variable_id, c.person_id, c.made_at,
         jsonb_build_object('make', 'coded', 'name', c.name, 'label', c.label, 'variable', c.variable, 'codes',
           (select coalesce(jsonb_agg(jsonb_build_object('code', k -> 'code', 'parent', k -> 'parent', 'zh', k -> 'zh', 'en', k -> 'en') order by place), '[]')
              from jsonb_array_elements(f.codes) with ordinality as given (k, place))) as recipe
    from coding c join coding_frame f using (frame_id);

-- What counts of it.
create view accepted_mark as
  select scroll_id, answer_record_id, coding_id, code, span_from, span_to, said
    from code_mark where ended_at is null and state = 'accepted';
