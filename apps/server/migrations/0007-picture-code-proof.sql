-- What has to be computed for a picture code besides reading it; 0 bits is nothing. Old rows run out within five minutes.
alter table picture_code
  add column challenge text not null default '',
  add column bits smallint not null default 0;
