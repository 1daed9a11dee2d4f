import { articleTexts } from '@wenshu/texts/people/article';
import { siteFrameTexts } from '@wenshu/texts/people/site-frame';
import { Article } from '@wenshu/ui/article';
import { useVisit, useWords } from '../site-context.ts';
import classes from './article-page.module.css';
import { dayText } from './day-text.ts';
import { NewsCard } from './news-card.tsx';

/** /news/{id}: an article with its words, and a few others to go on with. */
export function ArticlePage() {
  const { language, matter } = useVisit();
  const t = useWords(siteFrameTexts).news;
  const labels = useWords(articleTexts);
  if (matter.kind !== 'article') return null;
  const { article, others } = matter;
  return (
    <>
      <article className={classes.page}>
        <p className={classes.back}>
          <a href="/news">{t.back}</a>
        </p>
        <h1 className={classes.title}>{article.title}</h1>
        <p className={classes.day}>
          <time dateTime={new Date(article.newsTime).toISOString().slice(0, 10)}>
            {dayText(article.newsTime, language)}
          </time>
        </p>
        {article.fileUrl !== '' && (
          <img className={classes.picture} src={article.fileUrl} alt="" width="1200" height="675" />
        )}
        <Article markdown={article.content} labels={labels} />
      </article>
      {others.length > 0 && (
        <aside className={classes.others} aria-labelledby="others-title">
          <h2 id="others-title">{t.others}</h2>
          <ul>
            {others.map(item => (
              <li key={item.id}>
                <NewsCard item={item} language={language} />
              </li>
            ))}
          </ul>
        </aside>
      )}
    </>
  );
}
