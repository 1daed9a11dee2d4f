-- Terms and privacy statement: every version that was published, and who agreed to which. Version 0 comes with the product and has no row.
create table document_version (
  kind text not null check (kind in ('terms', 'privacy')),
  version integer not null check (version > 0),
  zh text not null,
  en text not null,
  -- Whether everybody has to say yes again, or it only says the same better.
  asks_again boolean not null,
  published_at timestamptz not null,
  primary key (kind, version)
);

create table document_agreement (
  person_id uuid not null references person (id) on delete cascade,
  kind text not null check (kind in ('terms', 'privacy')),
  version integer not null,
  agreed_at timestamptz not null,
  -- Taken back by asking to leave.
  withdrawn_at timestamptz,
  primary key (person_id, kind, version)
);
