import { Article, type ArticleLabels } from '@wenshu/ui/article';
import classes from './article-page.module.css';
import { dayText } from './day-text.ts';

interface ArticleViewProps {
  readonly title: string;
  readonly time: number;
  /** Empty where it has none. */
  readonly picture: string;
  readonly content: string;
  readonly language: 'zh' | 'en';
  readonly labels: ArticleLabels;
  /** 2 where it stands in a page about something else. */
  readonly level?: 1 | 2;
}

/** An article from its title to its end, as visitors read it. */
export function ArticleView({ title, time, picture, content, language, labels, level = 1 }: ArticleViewProps) {
  const Title = `h${level}` as const;
  return (
    <>
      <Title className={classes.title}>{title}</Title>
      <p className={classes.day}>
        <time dateTime={new Date(time).toISOString().slice(0, 10)}>{dayText(time, language)}</time>
      </p>
      {picture !== '' && <img className={classes.picture} src={picture} alt="" width="1200" height="675" />}
      <Article markdown={content} labels={labels} />
    </>
  );
}
