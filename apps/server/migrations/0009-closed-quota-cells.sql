-- A cell that takes nobody. Size 0 is unlimited, so it cannot say this.
alter table quota_cell add column is_closed boolean not null default false;
