-- collect/links: the counts of a link leave out records that were set aside and have those that wait for a place, as every other screen does.
drop index answer_record_by_link;
create index answer_record_by_link on answer_record (scroll_id, link_code) include (status, active_ms, set_aside)
  where set_aside is null and status in (2, 3, 4, 5);
