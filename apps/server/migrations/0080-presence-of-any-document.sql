-- Who has which document open, of whatever kind: a page says so every few seconds, and a row that is not renewed is over. Nothing is carried
-- over from the tables of each kind: whoever is here says so again within ten seconds.
create table document_presence (
  kind text not null,
  document_id text not null,
  page_id text not null,
  person_id uuid not null references person (id) on delete cascade,
  -- Where in the document they are.
  place text,
  is_typing boolean not null,
  seen_at timestamptz not null,
  primary key (kind, document_id, page_id)
);
create index document_presence_by_age on document_presence (seen_at);
create index document_presence_by_person on document_presence (person_id);
drop table editor_presence;
drop table report_presence;
