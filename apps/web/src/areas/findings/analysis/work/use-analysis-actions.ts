import { analysisCalls } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { useGo } from '../../../../app/routes/use-go.ts';
import { analysisAddress } from '../analysis-address.ts';
import { useRemoval } from '../mine/use-removal.ts';
import { asSent } from './as-sent.ts';
import type { CrossAnalysis } from '../cross/cross-analysis.ts';
import type { Kept } from './use-saving.ts';

interface ActionsInput {
  readonly scrollId: string;
  readonly analysisId: string | undefined;
  readonly name: string;
  readonly analysis: CrossAnalysis;
  /** Another one is worked on from now on. */
  onTaken(kept: Kept): void;
}

/** What can be done with a kept analysis as a whole. What is refused has been told. */
export function useAnalysisActions({ scrollId, analysisId, name, analysis, onTaken }: ActionsInput) {
  const t = useTexts(analysisScreenTexts).bar;
  const { go } = useGo();
  const removal = useRemoval(() => go(analysisAddress({ scrollId, analysisId })));
  /** As it stands on this page, whatever is kept of it. */
  const copyMine = async () => {
    const copyName = t.copyName({ name }).slice(0, 100);
    const made = await client.call(analysisCalls.save, { scrollId, name: copyName, ...asSent(analysis) });
    onTaken({ ...made, name: copyName, analysis });
    go(analysisAddress({ scrollId, analysisId: made.analysisId }));
    notify.success(t.copied);
  };
  return {
    fresh: () => go(analysisAddress({ scrollId, isFresh: true })),
    copy: () => void copyMine().catch(() => {}),
    copyMine,
    remove: () => {
      if (analysisId === undefined) return;
      void removal
        .remove({ scrollId, analysisId, name })
        .then(isGone => isGone && go(analysisAddress({ scrollId, view: 'mine' })));
    },
    share: async (isShared: boolean) => {
      if (analysisId === undefined) return false;
      await client.call(analysisCalls.share, { scrollId, analysisId, isShared });
      notify.success(isShared ? t.shared : t.unshared);
      return true;
    },
  };
}
