import { paperHelpCalls } from '@wenshu/api-contract';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { useMemo, useRef, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useRefreshHelper } from '../../../../app/helper/use-helper-state.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import type { Asked, Asking, Offered } from '../open/asking.ts';
import type { PaperWork } from '../state/paper-work.ts';

/** Asks the helper for parts of the paper, one thing at a time. Hanging up stops it. */
export function useAsking(paperId: string, work: PaperWork): Asking {
  const t = useTexts(paperTexts).help;
  const refreshHelper = useRefreshHelper();
  const under = useRef<AbortController>(undefined);
  const [asked, setAsked] = useState<Asked>();
  const [offered, setOffered] = useState<Offered>();
  const newest = useRef({ t, refreshHelper });
  newest.current = { t, refreshHelper };
  return useMemo(() => {
    const stop = () => under.current?.abort();
    return {
      isBusy: asked !== undefined,
      asked,
      offered,
      isOpen: asked !== undefined || offered !== undefined,
      async ask(ask, nodeId) {
        if (under.current) return;
        const running = new AbortController();
        under.current = running;
        setAsked({ ask, nodeId });
        setOffered(undefined);
        try {
          // The helper reads what the server has: what was typed a moment ago goes there first.
          await Promise.race([work.settled(), aborted(running.signal)]);
          const body = { paperId, ask, ...(nodeId !== undefined && { nodeId }) };
          const { proposals, dropped, helped } = await client.call(paperHelpCalls.propose, body, {
            signal: running.signal,
            quiet: true,
          });
          setOffered({ ask, nodeId, proposals, dropped, helped, hadAny: proposals.length > 0 });
          void newest.current.refreshHelper();
        } catch (failure) {
          const { stopped, failed } = newest.current.t;
          if (running.signal.aborted) notify.info(stopped);
          else notify.error((failure instanceof Error && failure.message) || failed);
        } finally {
          under.current = undefined;
          setAsked(undefined);
        }
      },
      stop,
      close() {
        stop();
        setOffered(undefined);
      },
      settle: done => setOffered(now => now && { ...now, proposals: now.proposals.filter(one => !done.includes(one)) }),
    };
  }, [paperId, work, asked, offered]);
}

/** Offline, what was typed goes nowhere: whoever stops waiting is not kept. */
const aborted = (signal: AbortSignal) =>
  new Promise<void>(resolve => signal.addEventListener('abort', () => resolve(), { once: true }));
