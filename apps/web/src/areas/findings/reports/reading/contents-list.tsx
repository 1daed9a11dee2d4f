import type { ReportDocument } from '@wenshu/analysis/browser';
import { reportTexts } from '@wenshu/texts/findings/report';
import { useTexts } from '../../../../app/language/language.ts';
import { pagesOf } from '../model/reading-order.ts';
import classes from './reading.module.css';
import { pageAnchor } from './report-pages.tsx';

/** The pages that have a name: a press goes there. */
export function ContentsList({ document: report }: { readonly document: ReportDocument }) {
  const t = useTexts(reportTexts);
  const named = pagesOf(report).filter(({ name }) => name !== '');
  if (named.length < 2) return null;
  return (
    <nav className={classes.contents} aria-label={t.contents}>
      <h2>{t.contents}</h2>
      <ol>
        {named.map(({ id, name }) => (
          <li key={id}>
            <button type="button" onClick={() => document.getElementById(pageAnchor(id))?.scrollIntoView()}>
              {name}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
