import type { Analysis } from '@wenshu/analysis/browser';
import { analysisCalls } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { useGo } from '../../../../app/routes/use-go.ts';
import { analysisAddress, pageOf } from '../analysis-address.ts';
import { useRemoval } from '../mine/use-removal.ts';
import { LONGEST_NAME } from '../naming/longest-name.ts';
import { asSent } from './as-sent.ts';
import type { Kept } from './use-saving.ts';

interface ActionsInput<Of extends Analysis> {
  readonly scrollId: string;
  readonly analysisId: string | undefined;
  readonly name: string;
  readonly analysis: Of;
  /** Another one is worked on from now on. */
  onTaken(kept: Kept<Of>): void;
}

/** What can be done with a kept analysis as a whole. What is refused has been told. */
export function useAnalysisActions<Of extends Analysis>(input: ActionsInput<Of>) {
  const { scrollId, analysisId, name, analysis, onTaken } = input;
  const on = pageOf(analysis.kind);
  const t = useTexts(analysisScreenTexts).bar;
  const { go } = useGo();
  const removal = useRemoval(() => go(analysisAddress({ on, scrollId, analysisId })));
  /** As it stands on this page, whatever is kept of it. */
  const copyMine = async () => {
    const copyName = t.copyName({ name }).slice(0, LONGEST_NAME);
    const made = await client.call(analysisCalls.save, { scrollId, name: copyName, ...asSent(analysis) });
    onTaken({ ...made, name: copyName, analysis });
    go(analysisAddress({ on, scrollId, analysisId: made.analysisId }));
    notify.success(t.copied);
  };
  return {
    fresh: () => go(analysisAddress({ on, scrollId, isFresh: true })),
    copy: () => void copyMine().catch(() => {}),
    copyMine,
    remove: () => {
      if (analysisId === undefined) return;
      void removal
        .remove({ scrollId, analysisId, name, kind: analysis.kind })
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
