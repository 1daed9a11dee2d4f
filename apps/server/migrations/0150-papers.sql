-- talks/papers: documents made out of a few lines, which people go on with together. A paper belongs to its person.

create table paper (
  paper_id text primary key,
  person_id uuid not null references person on delete cascade,
  -- For lists, which need not open the document.
  kind text not null,
  title text not null,
  language text not null,
  document jsonb not null,
  version integer not null,
  -- Another number as soon as a source came or went.
  sources_version integer not null default 0,
  -- Whoever has it in an address can read the paper.
  link_code text unique,
  link_made_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Removed ones can be taken back for a while.
  removed_at timestamptz,
  check ((link_code is null) = (link_made_at is null))
);
create index paper_by_person on paper (person_id, updated_at desc);
create index paper_removed on paper (removed_at) where removed_at is not null;

-- What was changed and what leads back. The newest document is in the paper.
create table paper_edit (
  paper_id text not null references paper on delete cascade,
  version integer not null,
  edit_id text not null,
  person_id uuid references person on delete set null,
  made_at timestamptz not null,
  changes jsonb not null,
  inverse jsonb not null,
  bytes integer not null,
  primary key (paper_id, version),
  unique (paper_id, edit_id)
);
create index paper_edit_person on paper_edit (person_id);

create table paper_member (
  paper_id text not null references paper on delete cascade,
  person_id uuid not null references person on delete cascade,
  role text not null check (role in ('view', 'edit')),
  primary key (paper_id, person_id)
);
create index paper_member_by_person on paper_member (person_id);

-- Texts that were given to a paper to stand upon. They are large, and change never.
create table paper_source (
  paper_id text not null references paper on delete cascade,
  source_id text not null,
  name text not null,
  origin text not null check (origin in ('pasted', 'file', 'address')),
  address text,
  letters integer not null,
  body text not null,
  -- In which they were given: readers are told of them by number.
  place integer not null,
  person_id uuid references person on delete set null,
  added_at timestamptz not null,
  primary key (paper_id, source_id)
);
create index paper_source_person on paper_source (person_id);
