import { articleTexts } from '@wenshu/texts/people/article';
import { siteFrameTexts } from '@wenshu/texts/people/site-frame';
import { useVisit, useWords } from '../site-context.ts';
import classes from './article-page.module.css';
import { ArticleView } from './article-view.tsx';
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
        <ArticleView
          title={article.title}
          time={article.newsTime}
          picture={article.fileUrl}
          content={article.content}
          language={language}
          labels={labels}
        />
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
