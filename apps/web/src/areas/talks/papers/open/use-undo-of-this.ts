import { paperTexts } from '@wenshu/texts/talks/papers';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { useOpenPaper } from './paper-context.ts';
import { useSteps } from './use-undo-keys.ts';

const NOTICE_MS = 10_000;

/** Tells what was just done, with a way back that takes back this alone: never another step that came after it. */
export function useUndoOfThis(): (done: string) => void {
  const t = useTexts(paperTexts).node;
  const { work } = useOpenPaper();
  const step = useSteps(work);
  return done => {
    const last = () => work.store.getState().undoable.at(-1)?.editIds.at(-1);
    const made = last();
    const press = () => (last() === made ? step('undo') : notify.info(t.laterEdits));
    notify.success(done, NOTICE_MS, { label: t.undo, press });
  };
}
