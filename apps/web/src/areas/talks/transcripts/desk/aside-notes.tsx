import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { useTexts } from '../../../../app/language/language.ts';
import { UnsavedNotes } from '../../../../app/together/unsaved-notes.tsx';
import { useDesk, useMayEdit, useWorkState } from '../open/desk-context.ts';
import { transcriptAddress } from '../transcript-address.ts';

/** What was not saved and why, with the way on; and that the transcript is gone. */
export function AsideNotes() {
  const { work, scrollId } = useDesk();
  return (
    <UnsavedNotes
      words={useTexts(transcriptDeskTexts).aside}
      unsaved={useWorkState(state => state.unsaved)}
      isGone={useWorkState(state => state.isGone)}
      mayEdit={useMayEdit()}
      list={transcriptAddress({ scrollId })}
      onSettle={(one, decision) => work.settleUnsaved([one], decision)}
    />
  );
}
