-- talks/symposium: boards. Which sections were opened by their date, and on which day of the room's zone the clock last reminded and told.
alter table symposium add column opened_sections text[] not null default '{}';
alter table symposium add column reminded_day text;
alter table symposium add column told_day text;
alter table symposium add column told_at timestamptz;
alter table symposium_seat add column reminded_at timestamptz;
update symposium set setup = setup || '{"remindsAt": null, "tellsAt": null}';
