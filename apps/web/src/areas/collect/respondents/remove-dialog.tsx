import { respondentCalls } from '@wenshu/api-contract';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';

interface RemoveDialogProps {
  readonly scrollId: string;
  readonly respondentIds: readonly string[];
  onDone(): void;
  onClose(): void;
}

export function RemoveDialog({ scrollId, respondentIds, onDone, onClose }: RemoveDialogProps) {
  const t = useTexts(peopleTexts);
  const { isBusy, run } = useAction(
    () => client.call(respondentCalls.removeRespondents, { scrollId, respondentIds: [...respondentIds] }),
    { done: ({ removed }) => t.removeDone({ count: removed }), onDone },
  );
  return (
    <FormDialog
      title={t.removeTitle({ count: respondentIds.length })}
      submit={t.remove}
      isDanger
      isBusy={isBusy}
      onSubmit={run}
      onClose={onClose}
    >
      <p>{t.removeText}</p>
    </FormDialog>
  );
}
