-- Somebody in the editor is writing at their question just now.
alter table editor_presence add column is_typing boolean not null default false;
