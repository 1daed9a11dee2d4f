import { paperTexts } from '@wenshu/texts/talks/papers';
import { useTexts } from '../../../../app/language/language.ts';
import { UnsavedNotes } from '../../../../app/together/unsaved-notes.tsx';
import { useMayEdit, useOpenPaper, usePaper, useWorkState } from '../open/paper-context.ts';
import { paperAddress } from '../paper-address.ts';

/** What was not saved and why, with the way on; and that the paper is gone. */
export function AsideNotes() {
  const { work } = useOpenPaper();
  const { kind } = usePaper();
  return (
    <UnsavedNotes
      words={useTexts(paperTexts).aside}
      unsaved={useWorkState(state => state.unsaved)}
      isGone={useWorkState(state => state.isGone)}
      mayEdit={useMayEdit()}
      list={paperAddress(kind)}
      onSettle={(one, decision) => work.settleUnsaved([one], decision)}
    />
  );
}
