-- talks/symposium: who has sound and picture in a room, and what their pages tell each other to find a way between them.

alter table symposium_seat
  -- The page with which it has sound and picture, and when that page last asked for news.
  add column sound_page_id text,
  add column sound_at timestamptz,
  -- The number of the newest signal that was told to it.
  add column signal_no integer not null default 0,
  add column signals_since timestamptz,
  add column signals integer not null default 0;

create table symposium_signal (
  to_seat_id text not null references symposium_seat (seat_id) on delete cascade,
  no integer not null,
  to_page_id text not null,
  scroll_id text not null references symposium (scroll_id) on delete cascade,
  from_seat_id text not null references symposium_seat (seat_id) on delete cascade,
  from_page_id text not null,
  data text not null,
  at timestamptz not null,
  primary key (to_seat_id, no)
);
create index symposium_signal_of on symposium_signal (scroll_id);
create index symposium_signal_from on symposium_signal (from_seat_id);
create index symposium_signal_at on symposium_signal (at);
