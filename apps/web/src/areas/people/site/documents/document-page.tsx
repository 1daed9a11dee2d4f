import { articleTexts } from '@wenshu/texts/people/article';
import { documentTexts } from '@wenshu/texts/people/documents';
import { routeTexts } from '@wenshu/texts/routes';
import { Article } from '@wenshu/ui/article';
import { dayText } from '../news/day-text.ts';
import { useVisit, useWords } from '../site-context.ts';
import classes from './document-page.module.css';
import type { DocumentPath } from './document-paths.ts';

/** Until whoever runs the installation publishes theirs, the product's own stands in, and says so. A manual is the product's own for good. */
const standsIn: ReadonlySet<string> = new Set<DocumentPath>([
  '/service-agreement',
  '/privacy-agreement',
  '/grant-statement',
]);

/** A text with its version: what was agreed to must be known again (P2.13). */
export function DocumentPage() {
  const { path, language, matter } = useVisit();
  const t = useWords(documentTexts);
  const labels = useWords(articleTexts);
  const { title } = useWords(routeTexts)[path as DocumentPath];
  if (matter.kind !== 'document') return null;
  const { version, publishTime, content } = matter.document;
  return (
    <article className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      {publishTime !== null && (
        <p className={classes.since}>{t.since({ version, day: dayText(publishTime, language) })}</p>
      )}
      {publishTime === null && standsIn.has(path) && <p className={classes.since}>{t.builtIn}</p>}
      <Article markdown={content} labels={labels} />
    </article>
  );
}
