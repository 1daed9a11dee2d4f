import { analysisCalls } from '@wenshu/api-contract';
import { useEffect, useState } from 'react';
import { askAgain } from '../../../../app/actions/ask-again.ts';
import { client } from '../../../../app/client.ts';

export interface RunProgress {
  /** How far it is. */
  readonly percent?: number;
  /** How many get their turn before it, while it waits for its own. */
  readonly before?: number;
}

const unknown: RunProgress = {};

/** Of what was asked for with this id; nothing while nobody knows, and of what takes moments nobody ever does. */
export function useProgress(scrollId: string, progressId: string | undefined): RunProgress {
  const [progress, setProgress] = useState(unknown);
  useEffect(() => {
    setProgress(unknown);
    if (progressId === undefined) return;
    const ask = async () => {
      const told = await client
        .call(analysisCalls.progress, { scrollId, progressId }, { quiet: true })
        .catch(() => undefined);
      if (!told) return;
      if (told.share !== null) setProgress({ percent: Math.floor(100 * told.share) });
      else setProgress(told.before === null ? unknown : { before: told.before });
    };
    return askAgain(ask, 'moving');
  }, [scrollId, progressId]);
  return progress;
}
