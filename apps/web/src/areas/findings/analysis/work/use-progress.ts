import { analysisCalls } from '@wenshu/api-contract';
import { useEffect, useState } from 'react';
import { client } from '../../../../app/client.ts';

const EVERY_MS = 1_500;

/** How far what was asked for with this id is, in percent; undefined while nobody knows, and of what takes moments nobody ever does. */
export function useProgress(scrollId: string, progressId: string | undefined): number | undefined {
  const [percent, setPercent] = useState<number>();
  useEffect(() => {
    setPercent(undefined);
    if (progressId === undefined) return;
    let isAsking = false;
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      const told = await client
        .call(analysisCalls.progress, { scrollId, progressId }, { quiet: true })
        .catch(() => undefined);
      isAsking = false;
      if (told && told.share !== null) setPercent(Math.floor(100 * told.share));
    };
    const timer = setInterval(() => void ask(), EVERY_MS);
    return () => clearInterval(timer);
  }, [scrollId, progressId]);
  return percent;
}
