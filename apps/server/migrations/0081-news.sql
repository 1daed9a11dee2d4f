-- people/news: what the public site tells, of the product's own and of whoever runs the installation. In words of one language, or of both.
create table news_item (
  news_item_id bigint generated always as identity primary key,
  -- Of an article that comes with the product; it is known by this again when a later version brings it along.
  own_key text unique,
  -- Empty in a language that it is not told in.
  title_zh text not null,
  title_en text not null,
  summary_zh text not null,
  summary_en text not null,
  -- Markdown.
  words_zh text not null,
  words_en text not null,
  -- Where it is told elsewhere: then it has no page of its own and no words.
  address text check (address ~ '^https?://'),
  -- An address path; empty where it has none.
  picture text not null,
  -- The day that it carries, whenever it was published.
  dated date not null,
  state text not null check (state in ('draft', 'published', 'withdrawn')),
  -- It is shown from then on, as long as it is published.
  publish_at timestamptz,
  -- By an operator: the product's own text takes its place no more.
  is_edited boolean not null default false,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  check (title_zh <> '' or title_en <> ''),
  check (address is null or (words_zh = '' and words_en = '')),
  check (state <> 'published' or publish_at is not null)
);
