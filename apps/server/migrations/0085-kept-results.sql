-- kept-results: what somebody asked a calculator of the public site, to come back to. Kept is what they typed; what comes of it is worked
-- out anew by who opens it.
create table kept_result (
  kept_id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person (id) on delete cascade,
  tool text not null,
  title text not null check (char_length(title) between 1 and 60),
  inputs jsonb not null,
  kept_at timestamptz not null
);
create index kept_result_by_person on kept_result (person_id, kept_at desc);
