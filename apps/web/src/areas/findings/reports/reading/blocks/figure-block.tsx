import { formatShown } from '@wenshu/analysis/browser';
import { exhibitTexts } from '@wenshu/texts/findings/exhibit';
import { language, useTexts } from '../../../../../app/language/language.ts';
import classes from '../reading.module.css';
import { useReading } from '../reading-context.ts';
import type { BlockProps } from './block-props.ts';
import { WaitingBlock } from './waiting-block.tsx';

/** One number, large, with what it is. */
export function FigureBlock({ blockId, content: { caption } }: BlockProps<'figure'>) {
  const t = useTexts(exhibitTexts);
  const { results } = useReading();
  const result = results[blockId];
  if (result?.kind !== 'figure') return <WaitingBlock result={result} />;
  const { value, format, base } = result.figure;
  return (
    <div className={classes.figure}>
      <span className={classes.number}>{formatShown(format, value, language)}</span>
      <span className={classes.caption}>{caption}</span>
      <span className={classes.base}>{t.base({ people: base })}</span>
    </div>
  );
}
