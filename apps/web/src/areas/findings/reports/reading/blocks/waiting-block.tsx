import type { BlockResult } from '@wenshu/analysis/browser';
import { reportReadingTexts } from '@wenshu/texts/findings/report-reading';
import { useTexts } from '../../../../../app/language/language.ts';
import classes from '../reading.module.css';
import { useReading } from '../reading-context.ts';

/** In the place of numbers that are not there: on their way, or what stands in their way. */
export function WaitingBlock({ result }: { readonly result: BlockResult | undefined }) {
  const t = useTexts(reportReadingTexts);
  const { isLoading } = useReading();
  if (result?.kind === 'problem') return <p className={classes.problem}>{result.text}</p>;
  return isLoading ? (
    <p className={classes.waiting} role="status">
      {t.counting}
    </p>
  ) : (
    <p className={classes.problem}>{t.noNumbers}</p>
  );
}
