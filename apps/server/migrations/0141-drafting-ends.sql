-- design/drafting: what came of the last thing that a draft's person asked for, where nothing of it was kept.

alter table questionnaire_draft
  -- { step, wish } of what a model was last asked for: a job that ended without a word was stopped, or failed.
  add column asked jsonb,
  -- What was said of a wish that changed nothing, until the next one; a step of its own it has not.
  add column news jsonb;
