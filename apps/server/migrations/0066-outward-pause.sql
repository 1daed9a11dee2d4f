-- platform: a row means that nothing leaves by itself. Restoring a backup writes it: the installation that the backup was made of may still
-- be at work, and its people would get everything twice.
create table outward_pause (
  one boolean primary key default true check (one),
  since timestamptz not null default now()
);
