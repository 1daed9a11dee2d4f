import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { useTexts } from '../../../../app/language/language.ts';
import { UnsavedNotes } from '../../../../app/together/unsaved-notes.tsx';
import { reportAddress } from '../report-address.ts';
import { useBuilder, useMayEdit, useWorkState } from './builder-context.ts';

/** What was not saved and why, with the way on; and that the report is gone. */
export function AsideNotes() {
  const { work, scrollId } = useBuilder();
  return (
    <UnsavedNotes
      words={useTexts(reportScreenTexts).aside}
      unsaved={useWorkState(state => state.unsaved)}
      isGone={useWorkState(state => state.isGone)}
      mayEdit={useMayEdit()}
      list={reportAddress({ scrollId })}
      onSettle={(one, decision) => work.settleUnsaved([one], decision)}
    />
  );
}
