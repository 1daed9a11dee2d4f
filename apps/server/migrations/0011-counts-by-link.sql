-- What came through each link is counted from this alone, without reading a record's answers.
create index answer_record_by_link on answer_record (scroll_id, link_code) include (status, active_ms) where is_submit;
