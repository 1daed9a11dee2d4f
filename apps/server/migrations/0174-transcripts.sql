-- talks/transcripts: what people said in interviews and group discussions. A project of transcripts is a task whose records are their turns.

alter table questionnaire drop constraint questionnaire_origin_check,
  add constraint questionnaire_origin_check check (origin in ('designed', 'imported', 'stacked', 'transcripts'));

-- authorisation: the same with whether it is a project of transcripts. There the right to analyse them takes in what reading and coding asks for.
create or replace view given_right as
  select r.person_id, r.object_kind, r.object_id, r.right_name, r.record_range,
         l.deleted_at is not null or coalesce(t.is_in_bin, false) as is_in_bin, coalesce(t.is_expired, false) as is_expired,
         coalesce(t.asks_second_factor, false)
           and not exists (select 1 from second_factor_on f where f.person_id = r.person_id) as is_shut,
         coalesce(q.origin <> 'designed', false) as is_brought_in, coalesce(q.origin = 'transcripts', false) as is_of_transcripts
    from right_row r
    left join questionnaire q on r.object_kind = 'questionnaire' and q.scroll_id = r.object_id
    left join questionnaire_listing l on r.object_kind = 'questionnaire' and l.scroll_id = r.object_id
    left join team_object t on t.object_kind = r.object_kind and t.object_id = r.object_id
  union all
  select h.person_id, a.object_kind, a.object_id, g.right_name, o.record_range,
         l.deleted_at is not null or t.is_in_bin, t.is_expired,
         t.asks_second_factor and not exists (select 1 from second_factor_on f where f.person_id = h.person_id),
         coalesce(q.origin <> 'designed', false), coalesce(q.origin = 'transcripts', false)
    from role_holding h
    join role o on o.role_id = h.role_id
    join role_right g on g.role_id = h.role_id
    join object_above a on a.above_kind = h.object_kind and a.above_id = h.object_id
    join team_object t on t.object_kind = a.object_kind and t.object_id = a.object_id
    left join questionnaire q on a.object_kind = 'questionnaire' and q.scroll_id = a.object_id
    left join questionnaire_listing l on a.object_kind = 'questionnaire' and l.scroll_id = a.object_id
   where not (o.yields and a.object_kind <> h.object_kind and exists (
           select 1 from role_holding n
            where n.person_id = h.person_id and n.object_kind = a.object_kind and n.object_id = a.object_id));
create or replace view held_right as
  select person_id, object_kind, object_id, right_name, record_range, is_in_bin, is_expired, is_brought_in from given_right where not is_shut
  union all
  select g.person_id, g.object_kind, g.object_id, i.right_name, g.record_range, g.is_in_bin, g.is_expired, g.is_brought_in
    from (values ('records.view'), ('analysis.collate')) as i (right_name)
    join given_right g on g.right_name = 'analysis.transcript' and g.is_of_transcripts and not g.is_shut;

create table transcript_project (
  scroll_id text primary key references questionnaire (scroll_id) on delete cascade,
  language_id integer not null,
  -- What is known of people: id, name, kind, choices.
  attributes jsonb not null default '[]',
  -- The number of the next person: none is given twice.
  next_person integer not null default 1,
  -- Another one as soon as people, attributes, sound or memos have changed.
  version integer not null default 0
);

create table transcript_person (
  scroll_id text not null references transcript_project (scroll_id) on delete cascade,
  no integer not null,
  name text not null,
  talk_role text not null check (talk_role in ('moderator', 'participant', 'other')),
  known jsonb not null default '{}',
  primary key (scroll_id, no)
);

create table transcript (
  transcript_id text primary key,
  scroll_id text not null references transcript_project (scroll_id) on delete cascade,
  title text not null,
  language text not null,
  document jsonb not null,
  version integer not null,
  -- What was before says what has been hidden since: it is for the owner of the project alone.
  hidden_before integer not null default 0,
  sound_id uuid references stored_file (id) on delete set null,
  is_sound_owners boolean not null default false,
  person_id uuid references person (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index transcript_project_of on transcript (scroll_id, created_at);
create index transcript_sound on transcript (sound_id);
create index transcript_made_by on transcript (person_id);

-- Which record is a turn of which transcript.
create table transcript_passage (
  scroll_id text not null,
  answer_record_id text not null,
  transcript_id text not null references transcript (transcript_id) on delete cascade,
  primary key (scroll_id, answer_record_id),
  foreign key (scroll_id, answer_record_id) references answer_record (scroll_id, answer_record_id) on delete cascade
);
create index transcript_passage_of on transcript_passage (transcript_id);

-- What was changed and what leads back. The newest document is in the transcript.
create table transcript_edit (
  transcript_id text not null references transcript (transcript_id) on delete cascade,
  version integer not null,
  edit_id text not null,
  person_id uuid references person (id) on delete set null,
  made_at timestamptz not null,
  changes jsonb not null,
  inverse jsonb not null,
  bytes integer not null,
  primary key (transcript_id, version),
  unique (transcript_id, edit_id)
);
create index transcript_edit_person on transcript_edit (person_id);

-- What is kept for good: as it came in, and what people kept by a name.
create table transcript_version (
  version_id text primary key,
  transcript_id text not null references transcript (transcript_id) on delete cascade,
  kind text not null check (kind in ('original', 'kept')),
  name text not null,
  at_version integer not null,
  document jsonb not null,
  person_id uuid references person (id) on delete set null,
  made_at timestamptz not null
);
create index transcript_version_of on transcript_version (transcript_id, made_at);
create index transcript_version_person on transcript_version (person_id);

-- A file that somebody looks at before it is kept. For a day.
create table transcript_draft (
  draft_id text primary key,
  person_id uuid not null references person (id) on delete cascade,
  scroll_id text not null references transcript_project (scroll_id) on delete cascade,
  title text not null,
  turns jsonb not null,
  created_at timestamptz not null
);
create index transcript_draft_person on transcript_draft (person_id, created_at);
create index transcript_draft_project on transcript_draft (scroll_id);
create index transcript_draft_time on transcript_draft (created_at);
