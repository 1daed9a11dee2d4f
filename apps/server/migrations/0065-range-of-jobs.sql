-- people/jobs: which records a file was made from. Whoever may see fewer of them by now does not fetch it any more.
alter table person_job add column record_range jsonb;
