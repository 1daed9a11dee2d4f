-- A draft is what was read of one transcript, or of a whole project that another program wrote.
alter table transcript_draft add column kind text not null default 'transcript' check (kind in ('transcript', 'project'));
