-- people/comments: what people say to each other about a part of something they share: a question, a record, an exhibit. What it hangs at is
-- named and not referred to, as with rights; whoever removes the thing removes its comments.
create table comment (
  id uuid primary key default gen_random_uuid(),
  object_kind text not null,
  object_id text not null,
  part_kind text not null,
  part_id text not null,
  -- The comment that it answers; answers stand in one row below it, none below an answer.
  thread_id uuid references comment (id) on delete cascade,
  person_id uuid references person (id) on delete set null,
  words text not null,
  -- Who was meant: their names stand in the words as they were then.
  mentions uuid[] not null default '{}',
  created_at timestamptz not null,
  edited_at timestamptz,
  -- Its writer took it back, and others had answered: it stays without its words.
  is_removed boolean not null default false,
  resolved_by uuid references person (id) on delete set null,
  resolved_at timestamptz
);
create index comment_by_part on comment (object_kind, object_id, part_kind, part_id, created_at);
create index comment_by_person on comment (person_id) where person_id is not null;
create index comment_by_thread on comment (thread_id) where thread_id is not null;
-- Up to when somebody has looked at a part's comments. Later ones of others are unread.
create table comment_seen (
  person_id uuid not null references person (id) on delete cascade,
  object_kind text not null,
  object_id text not null,
  part_kind text not null,
  part_id text not null,
  seen_at timestamptz not null,
  primary key (person_id, object_kind, object_id, part_kind, part_id)
);
create index comment_seen_by_object on comment_seen (object_kind, object_id);
