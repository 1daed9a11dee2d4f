-- collect/respondents: one person over all surveys is one number or one address. Kept in the row, so that a person's surveys are found by
-- an index and people are counted without reading their attributes.
alter table survey_respondent
  add column contact text generated always as (coalesce(nullif(mobile, ''), lower(nullif(email, '')))) stored;
create index survey_respondent_by_contact on survey_respondent (contact, scroll_id) where contact is not null;
create or replace view listed_respondent as
  select scroll_id, respondent_id, code, labels, status, answer_record_id, is_removed, views, serial, name, mobile, email, group_name, contact
    from survey_respondent;

-- collect/contacts: a person's own address book. How many stand in it is counted in a row of its own: of two who add the last ones at once,
-- the second waits for it and is refused.
create table friend_book (
  person_id uuid primary key references person (id) on delete cascade,
  friends integer not null check (friends >= 0),
  last_serial integer not null
);
create table friend (
  person_id uuid not null references friend_book (person_id) on delete cascade,
  friend_id text not null,
  serial integer not null,
  nickname text not null,
  mobile text not null,
  email text not null,
  group_name text not null,
  custom jsonb not null,
  labels text[] not null,
  -- Removed ones can be taken back for a while.
  removed_at timestamptz,
  primary key (person_id, friend_id)
);
create index friend_by_serial on friend (person_id, serial) where removed_at is null;
create index friend_removed on friend (removed_at) where removed_at is not null;

-- collect/wishes: who does not want to be asked again by whom. Known by a keyed hash alone, so that it outlives every name list that the
-- number or address stood in, and tells nobody who it is.
create table contact_wish (
  owner_id uuid not null references person (id) on delete cascade,
  contact_hash text not null,
  said_by text not null check (said_by in ('respondent', 'owner')),
  said_at timestamptz not null,
  -- Where the person said it; the survey may be gone by now.
  scroll_id text,
  taken_back_at timestamptz,
  reason text,
  primary key (owner_id, contact_hash),
  check ((taken_back_at is null) = (reason is null))
);
