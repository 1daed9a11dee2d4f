-- A cell that takes nobody. Size 0 is unlimited, so it cannot say this.
alter table quota_cell add column is_closed boolean not null default false;

-- The group that a person of the name list belongs to; one word of the creator's.
alter table survey_respondent add column group_name text not null default '';
