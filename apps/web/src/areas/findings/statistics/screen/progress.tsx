import { statisticsTexts } from '@wenshu/texts/findings/statistics';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import type { Summaries } from '../ask/summaries.ts';
import classes from './statistics.module.css';

const SLOW_MS = 1_000;

/** What takes long says so and can be cancelled; what went wrong for the whole page is told once, above the cards. */
export function Progress({ summaries }: { readonly summaries: Summaries }) {
  const t = useTexts(statisticsTexts);
  const { state, problem } = summaries;
  const isSlow = useIsSlow(state === 'running');
  return (
    <div className={classes.progressPlace}>
      <div role="status">
        {state === 'running' && isSlow && (
          <p className={classes.progress}>
            <span className={classes.spinner} aria-hidden="true" />
            {t.calculating}
            <Button size="small" onClick={() => summaries.cancel()}>
              {t.cancel}
            </Button>
          </p>
        )}
        {state === 'cancelled' && (
          <p className={classes.progress}>
            {t.cancelled}
            <Button size="small" onClick={() => summaries.again()}>
              {t.again}
            </Button>
          </p>
        )}
      </div>
      {problem && (
        <p className={classes.failed} role="alert">
          {problem.text || t.failed}{' '}
          <Button size="small" onClick={() => summaries.again()}>
            {t.again}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Over a second: only then is it worth a word. */
function useIsSlow(isRunning: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    setIsSlow(false);
    if (!isRunning) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isRunning]);
  return isSlow;
}
