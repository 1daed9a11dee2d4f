-- people/documents: three more texts of an installation, which are shown and agreed to by nobody. What can be agreed to stays as it is.
alter table document_version drop constraint document_version_kind_check;
alter table document_version add check (kind in ('terms', 'privacy', 'manual', 'guide', 'statement'));
alter table document_version add check (kind in ('terms', 'privacy') or not asks_again);

-- Whether the footer of the site leads there. It does where there is no row.
create table document_switch (
  kind text primary key check (kind in ('terms', 'privacy', 'manual')),
  is_shown boolean not null
);
