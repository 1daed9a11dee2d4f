-- people/sms-code: the last code of a phone for one purpose. No code is ever read again, so its hash is what is kept; null once it is used up.
create table sms_code (
  phone text not null,
  sms_type smallint not null,
  code_hash text,
  sent_at timestamptz not null,
  tries smallint not null default 0,
  primary key (phone, sms_type)
);
create index sms_code_by_time on sms_code (sent_at);

-- people/slider-captcha: one slider from its drawing to the message that it pays for. Each step is one update that names the step before it.
create table slider (
  session_id text primary key,
  address text not null,
  challenge text not null,
  bits smallint not null,
  -- 0 drawn, 1 dragged, 2 passed. Spent or failed ones are gone.
  step smallint not null default 0,
  expires_at timestamptz not null
);
create index slider_by_expiry on slider (expires_at);
create index slider_by_address on slider (address, step);
-- Drags that have passed once: a recorded one is good for nothing.
create table slider_track (
  track_hash text primary key,
  expires_at timestamptz not null
);
create index slider_track_by_expiry on slider_track (expires_at);
