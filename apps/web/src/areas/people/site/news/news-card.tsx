import type { NewsItem } from '@wenshu/api-contract';
import { dayText } from './day-text.ts';
import classes from './news-card.module.css';

interface NewsCardProps {
  readonly item: NewsItem;
  readonly language: 'zh' | 'en';
  /** Opens a window of its own (P2.72), and says so to whoever does not see it. Without the words, it opens in place. */
  readonly opensNew?: string;
  readonly level?: 2 | 3;
}

/** A picture, a title and what it says. An article elsewhere always opens a window of its own. */
export function NewsCard({ item, language, opensNew, level = 3 }: NewsCardProps) {
  const Title = `h${level}` as const;
  return (
    <a
      className={classes.card}
      href={item.accessLink}
      {...(opensNew !== undefined && { target: '_blank', rel: 'noopener' })}
    >
      {item.fileUrl !== '' && <img src={item.fileUrl} alt="" width="1200" height="675" loading="lazy" />}
      <span className={classes.words}>
        <time dateTime={new Date(item.newsTime).toISOString().slice(0, 10)}>{dayText(item.newsTime, language)}</time>
        <Title className={classes.title}>{item.title}</Title>
        <span className={classes.summary}>{item.summary}</span>
        {opensNew !== undefined && <span className={classes.hint}>{opensNew}</span>}
      </span>
    </a>
  );
}
