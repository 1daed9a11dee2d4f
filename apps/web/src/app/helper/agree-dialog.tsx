import { type HelperState, helperCalls } from '@wenshu/api-contract';
import { helperTexts } from '@wenshu/texts/people/helper';
import { useAction } from '../actions/use-action.ts';
import { client } from '../client.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useTexts } from '../language/language.ts';
import classes from './helper.module.css';
import { useRefreshHelper } from './use-helper-state.ts';

interface AgreeDialogProps {
  readonly state: HelperState & { readonly model: NonNullable<HelperState['model']> };
  /** Letter for letter what would leave now; left out where nothing was asked yet. */
  readonly wouldLeave?: readonly string[] | undefined;
  onAgreed?(): unknown;
  onClose(): void;
}

/** Before anything leaves for the first time: to where, what is hidden, and exactly what it is. */
export function AgreeDialog({ state, wouldLeave, onAgreed, onClose }: AgreeDialogProps) {
  const { agree: t } = useTexts(helperTexts);
  const refresh = useRefreshHelper();
  const { name: model, place } = state.model;
  const { isBusy, run } = useAction(() => client.call(helperCalls.agree, { version: state.version, place }), {
    done: t.done,
    refresh,
    onDone: () => {
      onClose();
      return onAgreed?.();
    },
    // What holds now is shown, and asked about again.
    onRefused: onClose,
  });
  return (
    <FormDialog
      title={t.title}
      submit={t.submit}
      cancel={t.cancel}
      isBusy={isBusy}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <p>{t.lead({ model, place })}</p>
      <ul className={classes.points}>
        {t.points.map(point => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {wouldLeave && (
        <>
          <h3 className={classes.exactly}>{t.exactly}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
          <section className={classes.leaves} tabIndex={0} aria-label={t.exactly}>
            {wouldLeave.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, of texts that may be the same
              <pre key={index}>{text}</pre>
            ))}
          </section>
        </>
      )}
    </FormDialog>
  );
}
