-- Which bytes a check has read: a file that took the same name since has been read by nobody.
alter table backup_check add column size_bytes bigint, add column modified_at timestamptz;
