-- people/helper-use: what a language model may be asked for, by whom, and what it cost. Nothing here holds a word of what was asked.

-- Who has seen what leaves the house, and where to. Another version of what leaves, or another place, and it is asked again.
create table helper_agreement (
  person_id uuid primary key references person on delete cascade,
  version integer not null,
  place text not null,
  agreed_at timestamptz not null
);

-- Of an enterprise: no row is off.
create table helper_switch (
  enterprise_id text primary key references enterprise on delete cascade,
  is_on boolean not null,
  changed_by uuid references person on delete set null,
  changed_at timestamptz not null
);

-- Tokens of a day (UTC): reserved before a model is asked, spent once it has answered.
create table helper_day (
  day date primary key,
  spent bigint not null default 0 check (spent >= 0),
  reserved bigint not null default 0 check (reserved >= 0)
);

create table helper_person_day (
  day date not null,
  person_id uuid not null references person on delete cascade,
  spent bigint not null default 0 check (spent >= 0),
  reserved bigint not null default 0 check (reserved >= 0),
  primary key (day, person_id)
);

-- Gone when it is settled; what a process left that died is given back by the sweep.
create table helper_reservation (
  reservation_id uuid primary key,
  day date not null,
  person_id uuid not null references person on delete cascade,
  tokens bigint not null check (tokens > 0),
  made_at timestamptz not null
);
create index helper_reservation_made_at on helper_reservation (made_at);

create table helper_log (
  log_id bigint generated always as identity primary key,
  asked_at timestamptz not null,
  person_id uuid references person on delete set null,
  enterprise_id text references enterprise on delete cascade,
  purpose text not null,
  outcome text not null,
  characters integer not null,
  tokens_sent integer not null,
  tokens_received integer not null,
  took_ms integer not null
);
create index helper_log_asked_at on helper_log (asked_at);
create index helper_log_person on helper_log (person_id, asked_at);
create index helper_log_enterprise on helper_log (enterprise_id);
