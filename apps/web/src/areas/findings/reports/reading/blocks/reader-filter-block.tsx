import { reportReadingTexts } from '@wenshu/texts/findings/report-reading';
import { useTexts } from '../../../../../app/language/language.ts';
import classes from '../reading.module.css';
import { useReading } from '../reading-context.ts';
import type { BlockProps } from './block-props.ts';
import { WaitingBlock } from './waiting-block.tsx';

const NONE: readonly number[] = [];

/** A filter that the reader may turn: upon all blocks of the report. */
export function ReaderFilterBlock({ blockId, content: { title } }: BlockProps<'reader-filter'>) {
  const t = useTexts(reportReadingTexts);
  const { results, choices, onChoose } = useReading();
  const result = results[blockId];
  if (result?.kind !== 'reader-filter') return <WaitingBlock result={result} />;
  const chosen = choices[blockId] ?? NONE;
  const toggle = (code: number) =>
    onChoose?.(blockId, chosen.includes(code) ? chosen.filter(one => one !== code) : [...chosen, code]);
  return (
    <fieldset className={classes.filter} disabled={!onChoose}>
      <legend className={classes.filterTitle}>{title}</legend>
      <button
        type="button"
        className={classes.choice}
        aria-pressed={chosen.length === 0}
        onClick={() => onChoose?.(blockId, NONE)}
      >
        {t.everybody}
      </button>
      {result.choices.map(({ code, text }) => (
        <button
          key={code}
          type="button"
          className={classes.choice}
          aria-pressed={chosen.includes(code)}
          onClick={() => toggle(code)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
