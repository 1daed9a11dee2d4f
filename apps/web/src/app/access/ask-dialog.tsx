import { type AccessState, accessCalls, type CallRequest } from '@wenshu/api-contract';
import { accessTexts } from '@wenshu/texts/people/access';
import { rightTexts } from '@wenshu/texts/people/rights';
import { ActionButton, Dialog } from '@wenshu/ui';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { type Askable, closeAsking } from '../asking.ts';
import { client } from '../client.ts';
import { useTexts } from '../language/language.ts';
import { NoteField } from './note-field.tsx';

interface AskDialogProps {
  readonly missing: Askable;
  onAsked?(request: AccessState | undefined): void;
}

type ProjectRight = CallRequest<typeof accessCalls.askForProject>['right'];
type TaskRight = CallRequest<typeof accessCalls.askForTask>['right'];

function send({ right, ask: { on } }: Askable, note: string) {
  // By its kind, the server has named a right of that kind.
  return on.kind === 'project'
    ? client.call(accessCalls.askForProject, { projectId: on.id, right: right as ProjectRight, note })
    : client.call(accessCalls.askForTask, { scrollId: on.id, right: right as TaskRight, note });
}

/** Asks whoever can give a right, with a word of why. */
export default function AskDialog({ missing, onAsked }: AskDialogProps) {
  const t = useTexts(accessTexts);
  const { names } = useTexts(rightTexts);
  const form = useId();
  const [note, setNote] = useState('');
  // What was refused has been told; what was written stays.
  const { isBusy, run } = useAction(() => send(missing, note), {
    done: ({ state }) => (state === 'held' ? t.held : t.sent),
    onDone: ({ state, time }) => {
      onAsked?.(state === 'held' ? undefined : { state, time, reply: '' });
      closeAsking();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Dialog
      title={t.dialog.title}
      onCancel={closeAsking}
      actions={
        <>
          <ActionButton kind="quiet" onClick={closeAsking}>
            {t.dialog.cancel}
          </ActionButton>
          <ActionButton type="submit" form={form} disabled={isBusy}>
            {t.dialog.send}
          </ActionButton>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <p>{t.dialog.lead({ right: names[missing.right], givers: missing.givers })}</p>
        <NoteField label={t.dialog.note} placeholder={t.dialog.notePlaceholder} value={note} onChange={setNote} />
      </form>
    </Dialog>
  );
}
