import { CallFailure } from '@wenshu/api-contract/client';
import { type AskedTool, type KeptResult, keptResultCalls } from '@wenshu/api-contract/kept-result';
import type { SiteTool } from '@wenshu/api-contract/site-tools';
import { clientTexts } from '@wenshu/texts/client';
import { useCallback, useEffect, useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { language } from '../../../../app/language/language.ts';
import { reactToFailure } from '../../../../app/react-to-failure.ts';

// What went wrong is told beside the calculator: nothing else of the shell stands in these pages.
const quiet = { quiet: true };

interface KeptState {
  readonly list: readonly KeptResult[];
  /** The last one removed, until something else is done. */
  readonly removed?: KeptResult | undefined;
  readonly isDone?: true;
  readonly failure?: string | undefined;
}

/** What the person kept of one calculator. `onKept` hears of it only when it was kept. */
export function useKept(tool: SiteTool, onKept: () => void) {
  const [state, setState] = useState<KeptState>({ list: [] });
  const load = useCallback(async () => {
    const list = await client.call(keptResultCalls.list, { tool }, quiet).catch(() => undefined);
    if (list) setState({ list });
  }, [tool]);
  useEffect(() => void load(), [load]);
  const { isBusy, run } = useAction(
    async (act: 'keep' | 'remove', of: Pick<KeptResult, 'title' | 'asked' | 'keptId'>) => {
      try {
        if (act === 'keep') {
          const kept = await client.call(keptResultCalls.keep, { title: of.title, asked: of.asked }, quiet);
          setState(({ list }) => ({ list: [kept, ...list], isDone: true }));
          onKept();
        } else {
          await client.call(keptResultCalls.remove, { keptId: of.keptId }, quiet);
          setState(({ list }) => ({
            list: list.filter(({ keptId }) => keptId !== of.keptId),
            removed: list.find(({ keptId }) => keptId === of.keptId),
          }));
        }
      } catch (error) {
        // Anything else is a fault of ours, which goes where those go.
        if (!(error instanceof CallFailure)) throw error;
        const failure = reactToFailure(error, false, clientTexts[language]).toast?.text ?? '';
        setState(({ list, removed }) => ({ list, removed, failure }));
      }
    },
  );
  return {
    ...state,
    isBusy,
    keep: (title: string, asked: AskedTool) => void run('keep', { title, asked, keptId: '' }),
    remove: (one: KeptResult) => void run('remove', one),
    undo: () => void (state.removed && run('keep', state.removed)),
  };
}
