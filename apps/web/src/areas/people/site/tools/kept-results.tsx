import { fitsKeeping, type SiteTool } from '@wenshu/api-contract/site-tools';
import { type ComponentType, useEffect, useState } from 'react';
import type { KeptResultsProps } from './kept-results-props.ts';
import { leaveForSignIn } from './leave-for-sign-in.ts';
import classes from './tools.module.css';

/**
 * Keeping what a calculator was asked. Who is not signed in goes to sign in and comes back to it (P4.7); the calls, and with them the
 * client, are fetched for who is.
 */
export function KeptResults<Tool extends SiteTool>(props: KeptResultsProps<Tool>) {
  const { tool, words, inputs, isAnswered } = props;
  const Keeping = useKeeping<Tool>();
  if (Keeping) return <Keeping {...props} />;
  const isTooLong = !fitsKeeping(inputs);
  return (
    <div className={classes.kept}>
      <button
        type="button"
        className={classes.main}
        disabled={!isAnswered || isTooLong}
        onClick={() => leaveForSignIn(tool)}
      >
        {words.keep}
      </button>
      <p className={classes.note}>{isTooLong ? words.tooLong : words.signIn}</p>
    </div>
  );
}

function useKeeping<Tool extends SiteTool>() {
  const [found, setFound] = useState<{ readonly Keeping: ComponentType<KeptResultsProps<Tool>> }>();
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      // In the browser alone: the session reads cookies as soon as it is there.
      const { isSignedIn } = await import('../../../../app/session/session.ts');
      if (!isSignedIn()) return;
      const { Keeping } = await import('./keeping.tsx');
      if (!isGone) setFound({ Keeping });
    };
    // What cannot be fetched keeps nobody from calculating.
    load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return found?.Keeping;
}
