import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { transcriptChanges } from '@wenshu/transcripts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { useDesk, useMake } from '../open/desk-context.ts';
import { useSteps } from '../open/use-steps.ts';

const NOTICE_MS = 10_000;

/** Takes turns out, with a way back that takes back this alone. */
export function useRemoveTurns() {
  const t = useTexts(transcriptDeskTexts).turn;
  const { work, view } = useDesk();
  const make = useMake();
  const step = useSteps(work);
  return (ids: readonly string[]) => {
    const isMade = make(({ turns }) => transcriptChanges.remove(ids.filter(id => turns[id] !== undefined)));
    if (!isMade) return;
    view.setState(({ selected }) => ({ selected: new Set([...selected].filter(id => !ids.includes(id))) }));
    const last = () => work.store.getState().undoable.at(-1)?.editIds.at(-1);
    const made = last();
    const press = () => (last() === made ? step('undo') : notify.info(t.laterEdits));
    notify.success(t.removed({ count: ids.length }), NOTICE_MS, { label: t.undo, press });
  };
}
