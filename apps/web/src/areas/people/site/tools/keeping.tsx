import { CallFailure } from '@wenshu/api-contract/client';
import { type AskedTool, type KeptResult, keptResultCalls } from '@wenshu/api-contract/kept-result';
import { fitsKeeping, KEPT_TITLE_LONGEST, type SiteTool } from '@wenshu/api-contract/site-tools';
import { clientTexts } from '@wenshu/texts/client';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { language } from '../../../../app/language/language.ts';
import { reactToFailure } from '../../../../app/react-to-failure.ts';
import { fillWords } from './calculate/fill-words.ts';
import { hasShapeOf } from './has-shape-of.ts';
import type { KeptResultsProps } from './kept-results-props.ts';
import classes from './tools.module.css';

// What went wrong is told beside the calculator: nothing else of the shell stands in these pages.
const quiet = { quiet: true };

/** For who is signed in: a name for what is to be kept, and what was kept of this calculator before. */
export function Keeping<Tool extends SiteTool>(props: KeptResultsProps<Tool>) {
  const { tool, words, inputs, example, isAnswered, onOpen } = props;
  const [title, setTitle] = useState<string>();
  // Refused, the name stays where it is.
  const kept = useKept(tool, () => setTitle(undefined));
  const isTooLong = !fitsKeeping(inputs);
  const save = (event: FormEvent) => {
    event.preventDefault();
    // Which fields belong to which calculator is what the type of the tool says.
    kept.keep(title!.trim(), { tool, inputs } as AskedTool);
  };
  const plain = (label: string, onClick: () => void, of = '') => (
    <button
      type="button"
      className={classes.plain}
      aria-label={of && `${label} ${of}`}
      disabled={kept.isBusy}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <div className={classes.kept}>
      {title === undefined ? (
        <button type="button" className={classes.main} disabled={!isAnswered || isTooLong} onClick={() => setTitle('')}>
          {words.keep}
        </button>
      ) : (
        <form className={classes.naming} onSubmit={save}>
          <label className={classes.label} htmlFor={`${tool}-title`}>
            {words.title}
          </label>
          <input
            id={`${tool}-title`}
            className={classes.input}
            value={title}
            maxLength={KEPT_TITLE_LONGEST}
            autoComplete="off"
            onChange={event => setTitle(event.target.value)}
          />
          <button type="submit" className={classes.main} disabled={title.trim() === '' || kept.isBusy}>
            {words.save}
          </button>
          {plain(words.cancel, () => setTitle(undefined))}
        </form>
      )}
      <p className={classes.note} role="status">
        {kept.failure && fillWords(words.failed, { why: kept.failure })}
        {!kept.failure && isTooLong && words.tooLong}
        {!kept.failure && kept.isDone && words.kept}
        {kept.removed && (
          <>
            {fillWords(words.removed, { title: kept.removed.title })}
            {plain(words.undo, kept.undo)}
          </>
        )}
      </p>
      {kept.list.length > 0 && (
        <>
          <h3 className={classes.keptTitle}>{words.mine}</h3>
          <ul className={classes.keptList}>
            {kept.list.map(one => (
              <li key={one.keptId}>
                <span>{one.title}</span>
                {/* Kept by an older page, it may lack a field of today. */}
                {plain(words.open, () => hasShapeOf(example, one.asked.inputs) && onOpen(one.asked.inputs), one.title)}
                {plain(words.remove, () => kept.remove(one), one.title)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface KeptState {
  readonly list: readonly KeptResult[];
  /** The last one removed, until something else is done. */
  readonly removed?: KeptResult;
  readonly isDone?: true;
  readonly failure?: string;
}

function useKept(tool: SiteTool, onKept: () => void) {
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
