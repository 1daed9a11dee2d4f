-- talks/symposium: what participants answered in activities, from which their records are made.

create table symposium_answer (
  scroll_id text not null references symposium (scroll_id) on delete cascade,
  seat_id text not null references symposium_seat (seat_id) on delete cascade,
  prompt_id text not null,
  answers jsonb not null,
  answered_at timestamptz not null,
  primary key (scroll_id, seat_id, prompt_id)
);
create index symposium_answer_seat on symposium_answer (seat_id);
