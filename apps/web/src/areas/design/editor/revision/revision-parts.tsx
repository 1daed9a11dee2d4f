import type { Revision, RevisionPart } from '@wenshu/api-contract';
import { revisionTexts } from '@wenshu/texts/design/drafting/revision';
import { StatusTag } from '@wenshu/ui';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './revision.module.css';

const ORDER = ['adds', 'changes', 'moves', 'removes'] as const;
const TONES = { adds: 'good', changes: 'calm', moves: 'calm', removes: 'bad' } as const;

/** What would be added, changed, moved and removed, one line each. */
export function RevisionParts({ parts }: Pick<Revision, 'parts'>) {
  const sorted = ORDER.flatMap(does => parts.filter(part => part.does === does));
  return (
    <ul className={classes.parts}>
      {sorted.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a proposal is shown once and never reordered
        <Part key={index} part={part} />
      ))}
    </ul>
  );
}

function Part({ part: { does, name, title, options, marks } }: { readonly part: RevisionPart }) {
  const t = useTexts(revisionTexts);
  return (
    <li>
      <p className={classes.title}>
        <StatusTag tone={TONES[does]}>{t.parts[does]}</StatusTag> {name} {title}
      </p>
      {options.length > 0 && <p className={classes.more}>{t.options({ texts: options })}</p>}
      {marks.map(({ word, texts }) => (
        <p key={`${word} ${texts.join()}`} className={classes.more}>
          {t.marks[word]({ texts })}
        </p>
      ))}
    </li>
  );
}

/** What of a wish came to nothing, and what stays as it is, with the reason. */
export function RevisionRest({ told, refused, parts }: Pick<Revision, 'told' | 'refused' | 'parts'>) {
  const t = useTexts(revisionTexts);
  const unheard = told.filter(({ word }) => word !== 'proposed');
  const isAlone = told.length < 2;
  return (
    <>
      {unheard.map(({ word, wish, names, count }) => (
        <p key={wish} className={classes.told}>
          {!isAlone && t.ofWish({ name: wish })}
          {t.told[word]({ names, count })}
        </p>
      ))}
      {parts.length + unheard.length + refused.length === 0 && <p className={classes.told}>{t.nothing}</p>}
      {refused.length > 0 && (
        <section aria-label={t.refusedTitle}>
          <h2 className={classes.small}>{t.refusedTitle}</h2>
          <ul className={classes.parts}>
            {refused.map(({ name, title, because }) => (
              <li key={`${name} ${title} ${because}`}>
                <p className={classes.title}>{name === '' && title === '' ? t.newQuestion : `${name} ${title}`}</p>
                <p className={classes.more}>{t.refused[because]}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
