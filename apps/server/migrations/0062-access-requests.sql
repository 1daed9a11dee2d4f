-- authorisation: who asks for which right on what. One row for a person, a thing and a right: asking again is no second request. A row is gone when
-- the right came, by whatever way, or when the person sees the thing no more; whether it is open is decided when it is read.
create table access_request (
  person_id uuid not null references person (id) on delete cascade,
  object_kind text not null,
  object_id text not null,
  right_name text not null,
  note text not null default '',
  asked_at timestamptz not null default now(),
  declined_at timestamptz,
  -- The word that came with the no.
  reply text not null default '',
  primary key (person_id, object_kind, object_id, right_name)
);
create index access_request_by_object on access_request (object_kind, object_id);
create index access_request_by_time on access_request (asked_at);
