-- What strangers may send while answering, counted where it is checked.

-- Saves of an unfinished record since its last pause; see save-limits.ts.
alter table answer_record add column saves integer not null default 0;

-- A device is also known by its cookie id: whoever leaves the device id out is the same device.
create index answer_record_by_cookie on answer_record (scroll_id, cookie_id, submitted_at) where is_submit and cookie_id is not null;

-- Every saved page raises one of these. Without a log no save waits for the disk a second time, nor does a whole office behind one address
-- queue for it; after a crash of PostgreSQL all windows begin anew.
alter table attempt set unlogged;
