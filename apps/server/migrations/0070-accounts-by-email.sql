-- An account is known by a phone, by an e-mail address, or by both. An address stands here only once its link was opened: what nobody has
-- proven is nowhere but in mail_link, so that no lookup can take it for somebody's.
alter table person alter column phone drop not null;
alter table person add column email text;
-- The address as mail is sent by it, in small letters: two writings of one address are one account.
alter table person add column email_key text unique;
alter table person add constraint person_is_known_by check (phone is not null or email_key is not null);
alter table person add constraint person_email_whole check ((email is null) = (email_key is null));

-- Links that were sent to addresses. Only hashes: a copy of this table opens nothing.
create table mail_link (
  ticket_hash bytea primary key,
  purpose text not null check (purpose in ('register', 'reset', 'change')),
  email text not null,
  email_key text not null,
  -- Who asked for the address, where it shall be a known account's.
  person_id uuid references person (id) on delete cascade,
  expires_at timestamptz not null
);
create index mail_link_by_address on mail_link (email_key, purpose);
create index mail_link_by_person on mail_link (person_id) where person_id is not null;
create index mail_link_by_expiry on mail_link (expires_at);
