-- Values that belong to single records, because no recipe makes them of one record's answers: what a model estimated of each person.
create table recorded_values (
  scroll_id text not null,
  answer_record_id text not null,
  -- One saving of one model. The recipes of its variables (`data_variable`) name it, and the place at which their values stand.
  recording_id text not null,
  figures double precision[] not null,
  primary key (scroll_id, answer_record_id, recording_id),
  -- They go with their record.
  foreign key (scroll_id, answer_record_id) references answer_record (scroll_id, answer_record_id) on delete cascade
);
create index recorded_values_by_recording on recorded_values (recording_id);

-- What a model saves again is known by what it measures and may stand at another place than before.
alter table data_variable drop constraint data_variable_analysis_id_place_key;
