import { type Figure, formatShown } from '@wenshu/analysis/browser';
import { progressScreenTexts } from '@wenshu/texts/findings/progress-screen';
import { language, useTexts } from '../../../app/language/language.ts';
import classes from './progress.module.css';

/** What somebody wants to know at a glance. */
export function FigureTiles({ figures }: { readonly figures: readonly Figure[] }) {
  const t = useTexts(progressScreenTexts);
  return (
    <section aria-label={t.figures}>
      <dl className={classes.tiles}>
        {figures.map(({ id, title, value, format, before }) => (
          <div key={id} className={classes.tile} data-figure={id}>
            <dt className={classes.tileName}>{title}</dt>
            <dd className={classes.tileValue}>
              {formatShown(format, value, language)}
              {before && (
                <span className={classes.tileBefore}>
                  {before.text} {formatShown(format, before.value, language)}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
