-- talks/symposium: moderated discussions, live or on a board. A symposium is a task whose questionnaire holds its activities.

alter table questionnaire drop constraint questionnaire_origin_check,
  add constraint questionnaire_origin_check check (origin in ('designed', 'imported', 'stacked', 'transcripts', 'symposium'));

-- authorisation: the same, but what is asked in a symposium was not brought in from elsewhere.
create or replace view given_right as
  select r.person_id, r.object_kind, r.object_id, r.right_name, r.record_range,
         l.deleted_at is not null or coalesce(t.is_in_bin, false) as is_in_bin, coalesce(t.is_expired, false) as is_expired,
         coalesce(t.asks_second_factor, false)
           and not exists (select 1 from second_factor_on f where f.person_id = r.person_id) as is_shut,
         coalesce(q.origin not in ('designed', 'symposium'), false) as is_brought_in,
         coalesce(q.origin = 'transcripts', false) as is_of_transcripts
    from right_row r
    left join questionnaire q on r.object_kind = 'questionnaire' and q.scroll_id = r.object_id
    left join questionnaire_listing l on r.object_kind = 'questionnaire' and l.scroll_id = r.object_id
    left join team_object t on t.object_kind = r.object_kind and t.object_id = r.object_id
  union all
  select h.person_id, a.object_kind, a.object_id, g.right_name, o.record_range,
         l.deleted_at is not null or t.is_in_bin, t.is_expired,
         t.asks_second_factor and not exists (select 1 from second_factor_on f where f.person_id = h.person_id),
         coalesce(q.origin not in ('designed', 'symposium'), false), coalesce(q.origin = 'transcripts', false)
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

create table symposium (
  scroll_id text primary key references questionnaire (scroll_id) on delete cascade,
  language_id integer not null,
  setup jsonb not null,
  version integer not null default 0,
  state text not null default 'draft' check (state in ('draft', 'waiting', 'live', 'paused', 'ended')),
  section_id text,
  section_started_at timestamptz,
  shown_stimulus_id text,
  ended_at timestamptz
);

create table symposium_stimulus (
  stimulus_id text primary key,
  scroll_id text not null references symposium (scroll_id) on delete cascade,
  kind text not null check (kind in ('picture', 'video', 'text')),
  title text not null,
  body text not null default '',
  file_id uuid references stored_file (id) on delete set null,
  created_at timestamptz not null
);
create index symposium_stimulus_of on symposium_stimulus (scroll_id, created_at);
create index symposium_stimulus_file on symposium_stimulus (file_id);

create table symposium_seat (
  seat_id text primary key,
  scroll_id text not null references symposium (scroll_id) on delete cascade,
  audience text not null check (audience in ('moderator', 'participant', 'observer')),
  name text not null,
  chosen_name text not null default '',
  email text not null default '',
  mobile text not null default '',
  -- A copy of the database opens no room: the code is found by its hash, and shown again from under the server's key.
  code_hash bytea not null unique,
  code_sealed bytea not null,
  -- A host's own seat: it is theirs while they hold the right, and nobody's once their account is gone.
  is_hosts boolean not null,
  person_id uuid references person (id) on delete set null,
  created_at timestamptz not null,
  invited_at timestamptz,
  consent_at timestamptz,
  agrees_to_recording boolean not null default false,
  admitted_at timestamptz,
  first_came_at timestamptz,
  last_here_at timestamptz,
  is_here boolean not null default false,
  page_id text,
  typing_until timestamptz,
  is_muted boolean not null default false,
  has_hand_up boolean not null default false,
  removed_at timestamptz,
  -- So many acts since then: a room is not flooded from one seat.
  acts_since timestamptz,
  acts integer not null default 0,
  unique (scroll_id, person_id)
);
create index symposium_seat_of on symposium_seat (scroll_id, created_at);
create index symposium_seat_person on symposium_seat (person_id);

-- Each stream is numbered from 1 without a gap.
create table symposium_stream (
  scroll_id text not null references symposium (scroll_id) on delete cascade,
  stream text not null,
  last_no integer not null default 0,
  -- Times never go down within a stream, whichever process tells.
  last_at timestamptz,
  primary key (scroll_id, stream)
);

create table symposium_event (
  scroll_id text not null,
  stream text not null,
  no integer not null,
  at timestamptz not null,
  event jsonb not null,
  -- What it tells of, so that what is taken back is taken out of it.
  message_id text,
  primary key (scroll_id, stream, no),
  foreign key (scroll_id, stream) references symposium_stream (scroll_id, stream) on delete cascade
);
create index symposium_event_message on symposium_event (scroll_id, message_id) where message_id is not null;

create table symposium_prompt (
  scroll_id text not null references symposium (scroll_id) on delete cascade,
  prompt_id text not null,
  seat_id text references symposium_seat (seat_id) on delete set null,
  prompt jsonb not null,
  is_held boolean not null,
  posted_at timestamptz not null,
  released_at timestamptz,
  primary key (scroll_id, prompt_id)
);
create index symposium_prompt_seat on symposium_prompt (seat_id);

create table symposium_message (
  scroll_id text not null references symposium (scroll_id) on delete cascade,
  message_id text not null,
  seat_id text references symposium_seat (seat_id) on delete set null,
  -- Where it was said; what is held is told in the author's stream and in the backroom until it is shown.
  home text not null,
  body text not null,
  picture_id text,
  reply_to text,
  prompt_id text,
  is_held boolean not null,
  said_at timestamptz not null,
  removed_at timestamptz,
  -- Where it was told first, for who sends it again.
  told jsonb not null,
  primary key (scroll_id, message_id)
);
create index symposium_message_seat on symposium_message (seat_id);
create index symposium_message_prompt on symposium_message (scroll_id, prompt_id);

create table symposium_picture (
  picture_id text primary key,
  scroll_id text not null references symposium (scroll_id) on delete cascade,
  seat_id text not null references symposium_seat (seat_id) on delete cascade,
  file_id uuid references stored_file (id) on delete set null,
  created_at timestamptz not null
);
create index symposium_picture_of on symposium_picture (scroll_id);
create index symposium_picture_seat on symposium_picture (seat_id);
create index symposium_picture_file on symposium_picture (file_id);
