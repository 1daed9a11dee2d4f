import type { NewsWritten } from '@wenshu/api-contract';
import { newsRoomTexts } from '@wenshu/texts/console/news';
import { articleTexts } from '@wenshu/texts/people/article';
import { useTexts } from '../../../app/language/language.ts';
import { ArticleView } from '../../people/site/news/article-view.tsx';
import { NewsCard } from '../../people/site/news/news-card.tsx';
import written from '../kit/written.module.css';

interface NewsPreviewProps {
  readonly content: NewsWritten;
  readonly language: 'zh' | 'en';
}

/** As visitors of that language would see it, by what draws it for them: the article, or of one that is told elsewhere its card. */
export function NewsPreview({ content, language }: NewsPreviewProps) {
  const t = useTexts(newsRoomTexts);
  const { title, summary, words } = content[language];
  const { address, picture } = content;
  if (title === '' || (address === null && words.trim() === ''))
    return <p className={written.nothing}>{t.noArticle}</p>;
  const time = Date.parse(`${content.day || '2000-01-01'}T12:00:00Z`);
  if (address !== null) {
    const item = { id: '', title, summary, fileUrl: picture, accessLink: address, newsTime: time };
    return (
      <>
        <p className={written.told}>{t.toElsewhere({ address })}</p>
        <NewsCard item={item} language={language} opensNew="" />
      </>
    );
  }
  const labels = articleTexts[language];
  return (
    <div lang={language === 'zh' ? 'zh-CN' : 'en'}>
      <ArticleView
        title={title}
        time={time}
        picture={picture}
        content={words}
        language={language}
        labels={labels}
        level={2}
      />
    </div>
  );
}
