import { type HelpedBy, helperFailures } from '@wenshu/api-contract';
import { helperTexts } from '@wenshu/texts/people/helper';
import { useState } from 'react';
import { useTexts } from '../language/language.ts';
import { AgreeDialog } from './agree-dialog.tsx';
import classes from './helper.module.css';
import { useHelperState } from './use-helper-state.ts';

interface HelpedNoteProps {
  readonly helped: HelpedBy;
  readonly scrollId?: string;
  /** Asks the same once more, now that a model may be asked. */
  onAgain(): unknown;
}

/** Under everything that a helper made: who did it, why it was not the model, and what is left for today. */
export function HelpedNote({ helped, scrollId, onAgain }: HelpedNoteProps) {
  const t = useTexts(helperTexts);
  const { data: state } = useHelperState(scrollId);
  const [isAsked, setAsked] = useState(false);
  const { by, because, model, wouldLeave } = helped;
  const named = state?.model ? Object.assign({}, state, { model: state.model }) : undefined;
  // What a model failed at had left the house all the same.
  const wasSent = helperFailures.some(failure => failure === because);
  const percent = state && Math.floor((100 * state.tokensLeft) / Math.max(1, state.tokensPerDay));
  return (
    <p className={classes.note}>
      <span>{by === 'model' && model !== null ? t.byModel({ model }) : wasSent ? t.byHouseInstead : t.byHouse}</span>
      {because !== null && because !== 'no-model' && <span>{t.because[because]}</span>}
      {by === 'model' && percent !== undefined && <span>{t.left({ percent })}</span>}
      {wouldLeave && named && (
        <button type="button" className={classes.see} onClick={() => setAsked(true)}>
          {t.see}
        </button>
      )}
      {isAsked && named && (
        <AgreeDialog
          state={named}
          wouldLeave={wouldLeave ?? undefined}
          onAgreed={onAgain}
          onClose={() => setAsked(false)}
        />
      )}
    </p>
  );
}
