import { type TalkPerson, transcriptProjectCalls } from '@wenshu/api-contract';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { ExactNameField, useExactName } from '../../../../app/forms/exact-name.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { useRefreshProject } from '../state/use-project.ts';

interface EraseDialogProps {
  readonly scrollId: string;
  readonly person: TalkPerson;
  onClose(): void;
}

/** Somebody who wants to be forgotten: what goes is told, and the name is typed. */
export function EraseDialog({ scrollId, person: { no, name, turns: count }, onClose }: EraseDialogProps) {
  const t = useTexts(transcriptTexts).people;
  const exact = useExactName(name);
  const { isBusy, run } = useAction(() => client.call(transcriptProjectCalls.erasePerson, { scrollId, no }), {
    done: ({ turns, sounds }) => t.erased({ turns, sounds }),
    refresh: useRefreshProject(scrollId),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t.eraseTitle({ name })}
      submit={t.eraseDo}
      isBusy={isBusy}
      isDanger
      onSubmit={() => exact.agrees() && run()}
      onClose={onClose}
    >
      <p>{t.eraseText({ count })}</p>
      <ExactNameField of={exact} label={t.eraseType({ name })} wrong={t.eraseWrong} />
    </FormDialog>
  );
}
