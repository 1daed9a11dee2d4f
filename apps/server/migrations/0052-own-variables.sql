-- Variables that people make of others stand beside what models save. Without its model a saved one has no analysis either, so who made it is said.
alter table data_variable add column is_own boolean not null default false;
