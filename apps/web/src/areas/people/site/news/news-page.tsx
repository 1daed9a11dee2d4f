import { NEWS_PAGE_SIZE } from '@wenshu/api-contract';
import { siteFrameTexts } from '@wenshu/texts/people/site-frame';
import { ActionButton } from '@wenshu/ui';
import { PlainPage } from '../frame/plain-page.tsx';
import { useVisit, useWords } from '../site-context.ts';
import { NewsCard } from './news-card.tsx';
import classes from './news-page.module.css';

/** /news: all of them, narrowed by name. The filter is the address, so it works without a script and can be sent on. */
export function NewsPage() {
  const { language, matter } = useVisit();
  const t = useWords(siteFrameTexts).news;
  if (matter.kind !== 'news') return null;
  const { items, name, page, total } = matter;
  return (
    <PlainPage title={t.title} lead={t.lead}>
      <search>
        <form className={classes.filter} action="/news" method="get">
          <label htmlFor="news-name">{t.filter}</label>
          <input
            id="news-name"
            name="name"
            type="search"
            maxLength={100}
            defaultValue={name}
            placeholder={t.placeholder}
          />
          <ActionButton type="submit" kind="quiet">
            {t.search}
          </ActionButton>
          {name !== '' && <a href="/news">{t.all}</a>}
        </form>
      </search>
      {items.length === 0 ? (
        <p className={classes.none}>{name === '' ? t.none : t.noneFound(name)}</p>
      ) : (
        <ul className={classes.list}>
          {items.map(item => (
            <li key={item.id}>
              <NewsCard item={item} language={language} level={2} />
            </li>
          ))}
        </ul>
      )}
      <Pages page={page} name={name} isLast={page * NEWS_PAGE_SIZE >= total} />
    </PlainPage>
  );
}

/** Nothing where all of them stand on one page. */
function Pages({ page, name, isLast }: { readonly page: number; readonly name: string; readonly isLast: boolean }) {
  const t = useWords(siteFrameTexts).news;
  if (page === 1 && isLast) return null;
  const to = (number: number) => `/news?${new URLSearchParams({ ...(name !== '' && { name }), page: String(number) })}`;
  return (
    <nav className={classes.pages} aria-label={t.pages}>
      {page > 1 && (
        <a href={to(page - 1)} rel="prev">
          {t.newer}
        </a>
      )}
      {!isLast && (
        <a href={to(page + 1)} rel="next">
          {t.older}
        </a>
      )}
    </nav>
  );
}
