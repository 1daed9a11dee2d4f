import type { Verbatims } from '@wenshu/analysis/browser';
import type { Language } from '@wenshu/texts';
import { exhibitViewTexts } from '@wenshu/texts/findings/exhibit-view';
import type { Drilling } from './exhibit-table.tsx';
import classes from './open-exhibits.module.css';

interface ExhibitVerbatimsProps {
  readonly verbatims: Verbatims;
  readonly language: Language;
  readonly drilling?: Drilling | undefined;
}

/** What people wrote, in their own words and lines. */
export function ExhibitVerbatims({ verbatims, language, drilling }: ExhibitVerbatimsProps) {
  const { texts, total, title } = verbatims;
  const t = exhibitViewTexts[language];
  const Link = drilling?.Link;
  if (verbatims.areQuotes)
    return texts.map(({ text, about }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: people outside are not told whose it is, and two may say the same
      <figure key={at} className={classes.quoted}>
        <blockquote>{t.quoted({ text })}</blockquote>
        {about !== undefined && <figcaption>{t.saidBy({ about })}</figcaption>}
      </figure>
    ));
  return (
    <>
      <p className={classes.count}>{t.shownOf({ shown: texts.length, total })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={classes.quotes} data-scrolls="" aria-label={t.scrollsDown({ name: title })} tabIndex={0}>
        <ul className={classes.list}>
          {texts.map(({ text, about, recordId, marks }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one record may have said several things
            <li key={`${recordId}:${at}`} className={classes.quote}>
              <span className={classes.words}>{marked(text, marks)}</span>
              {about !== undefined && <span className={classes.about}>{about}</span>}
              {Link && drilling.recordAddressOf && (
                <Link to={drilling.recordAddressOf(recordId)} className={classes.open!} title={t.openRecord}>
                  {t.openRecord}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Parts of it stand out: from a letter up to another. */
function marked(text: string, marks: readonly (readonly [number, number])[] = []) {
  if (marks.length === 0) return text;
  let done = 0;
  const parts = marks.flatMap(([from, to]) => {
    const piece = [text.slice(done, from), <mark key={from}>{text.slice(from, to)}</mark>];
    done = to;
    return piece;
  });
  return [...parts, text.slice(done)];
}
