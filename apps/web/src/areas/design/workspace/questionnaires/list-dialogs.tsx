import { useQueryClient } from '@tanstack/react-query';
import { type ListedQuestionnaire, scrollCalls, scrollListCalls } from '@wenshu/api-contract';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { type PropsWithChildren, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { askBox, notify } from '../../../../app/notices/notices.ts';
import { LabelsDialog } from './labels-dialog.tsx';
import { type DialogKind, ListActionsContext } from './list-actions.ts';
import { NameDialog } from './name-dialog.tsx';
import { LIST_KEY } from './use-questionnaires.ts';

interface OpenDialog {
  readonly kind: DialogKind;
  readonly questionnaire: ListedQuestionnaire;
}

/** What the menus of the list open. They stand beside the rows: a row may go while its dialog is open. */
export function ListDialogs({ known, children }: PropsWithChildren<{ readonly known: readonly string[] }>) {
  const t = useTexts(questionnaireTexts);
  const queries = useQueryClient();
  const [dialog, setDialog] = useState<OpenDialog>();
  const refresh = () => queries.invalidateQueries({ queryKey: [LIST_KEY] });
  const close = () => setDialog(undefined);
  const remove = async ({ scrollId, name, collected }: ListedQuestionnaire) => {
    const isSure = await askBox({
      title: t.removeTitle({ name }),
      // Whoever removes it has made it, and is told.
      text: t.removeText({ count: collected ?? 0 }),
      detail: t.removeDetail,
      confirm: t.remove,
      decline: t.cancel,
    });
    if (!isSure) return;
    try {
      await client.call(scrollListCalls.moveToBin, { scrollId });
      notify.success(t.removed);
    } catch {
      // The client has told the person; the list shows how things stand.
    }
    await refresh();
  };
  const { kind, questionnaire } = dialog ?? {};
  return (
    <ListActionsContext value={{ open: (wanted, of) => setDialog({ kind: wanted, questionnaire: of }), remove }}>
      {children}
      {questionnaire && kind === 'rename' && (
        <NameDialog
          title={t.renameTitle}
          start={questionnaire.name}
          confirm={t.save}
          onName={async name => {
            await client.call(scrollCalls.updateName, { scrollId: questionnaire.scrollId, name });
            notify.success(t.renamed);
            await refresh();
          }}
          onClose={close}
        />
      )}
      {questionnaire && kind === 'copy' && (
        <NameDialog
          title={t.copyTitle}
          text={t.copyText}
          start={t.copyName({ name: questionnaire.name })}
          confirm={t.copy}
          onName={async name => {
            await client.call(scrollListCalls.copy, { scrollId: questionnaire.scrollId, name });
            notify.success(t.copied);
            await refresh();
          }}
          onClose={close}
        />
      )}
      {questionnaire && kind === 'labels' && (
        <LabelsDialog questionnaire={questionnaire} known={known} onSaved={() => void refresh()} onClose={close} />
      )}
    </ListActionsContext>
  );
}
