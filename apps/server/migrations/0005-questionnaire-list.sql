-- The list of questionnaires: labels, the recycle bin, and which ones are copies of one another.

alter table questionnaire
  add column labels text[] not null default '{}',
  -- In the recycle bin since then; nobody but its creator sees it there.
  add column deleted_at timestamptz,
  -- The first questionnaire of a family of copies: they share the files of their questions, and the last one to go takes them along.
  add column copied_from text;
create index questionnaire_by_family on questionnaire (copied_from) where copied_from is not null;
create index questionnaire_in_bin on questionnaire (creator_id, deleted_at) where deleted_at is not null;
