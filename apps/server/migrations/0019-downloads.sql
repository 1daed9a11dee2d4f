-- What a job is called among a person's downloads; 'other' is none unless it has made a file.
alter table person_job add column type text not null default 'other';
-- How many rows are written, and of how many, where that is known.
alter table person_job add column rows_done bigint;
alter table person_job add column rows_total bigint;
drop index person_job_by_person;
create index person_job_by_person on person_job (person_id, created_at desc, id);
-- Said again and again while the file's bytes are being sent, and taken away when they are; a process that dies falls silent.
alter table stored_file add column sending_at timestamptz;
create or replace view kept_file as
  select id, file_name, size_bytes, object_kind, object_id, created_at, sending_at from stored_file;
