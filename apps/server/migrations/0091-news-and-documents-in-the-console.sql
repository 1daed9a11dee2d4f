-- people/news: an item as it was after every change of it: saved, published, planned for a moment, withdrawn. Whoever changes it says which of
-- them they saw.
alter table news_item add column version integer not null default 1;
create table news_version (
  news_item_id bigint not null references news_item (news_item_id) on delete cascade,
  version integer not null check (version > 0),
  change text not null check (change in ('saved', 'published', 'planned', 'withdrawn')),
  changed_at timestamptz not null,
  -- An operator, the installation's secret, the command line, or the product itself. It outlives accounts: names stand in it as they were.
  by_kind text not null check (by_kind in ('person', 'secret', 'command', 'product')),
  by_name text not null,
  publish_at timestamptz,
  dated date not null,
  title_zh text not null,
  title_en text not null,
  summary_zh text not null,
  summary_en text not null,
  words_zh text not null,
  words_en text not null,
  address text,
  picture text not null,
  primary key (news_item_id, version)
);
insert into news_version (news_item_id, version, change, changed_at, by_kind, by_name, publish_at, dated, title_zh, title_en, summary_zh,
                          summary_en, words_zh, words_en, address, picture)
select news_item_id, 1, 'saved', changed_at, case when own_key is not null and not is_edited then 'product' else 'command' end, '', publish_at,
       dated, title_zh, title_en, summary_zh, summary_en, words_zh, words_en, address, picture
  from news_item;

-- people/documents: a version holds from a moment that may be planned. Versions hold in the order of their numbers, and one that was cancelled
-- before its moment never does.
alter table document_version add column valid_from timestamptz;
update document_version set valid_from = published_at;
alter table document_version alter column valid_from set not null;
alter table document_version add column cancelled_at timestamptz check (cancelled_at < valid_from);
alter table document_version add column by_kind text not null default 'command' check (by_kind in ('person', 'secret', 'command'));
alter table document_version add column by_name text not null default '';
