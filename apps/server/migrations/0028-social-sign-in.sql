-- people/social: somebody on the way to another service and back. Only hashes: a copy of this table completes nobody's way.
create table social_departure (
  state_hash bytea primary key,
  -- Of a key that only the browser which set out has.
  browser_hash bytea not null,
  way text not null,
  -- Where the person comes back to, as the service was told.
  callback_url text not null,
  expires_at timestamptz not null
);
create index social_departure_by_end on social_departure (expires_at);

-- Who a company's own sign-in says somebody is. One account has one identity of an issuer, as it has one of a messaging app.
create table company_identity (
  issuer text not null,
  subject text not null,
  person_id uuid not null references person (id) on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject),
  unique (person_id, issuer)
);
