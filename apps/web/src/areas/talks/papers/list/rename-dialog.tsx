import { type ListedPaper, paperCalls } from '@wenshu/api-contract';
import { paperChanges } from '@wenshu/papers';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { newHexId } from '../../../../app/new-hex-id.ts';
import { sentChange } from '../../../../app/together/changes-on-the-wire.ts';
import { TitleControl } from './title-control.tsx';
import { useRefreshPapers } from './use-paper-actions.ts';

/** Another title: an edit like any other, for whoever has it open. */
export function RenameDialog({ paper, onClose }: { readonly paper: ListedPaper; onClose(): void }) {
  const texts = useTexts(paperTexts);
  const refresh = useRefreshPapers();
  const [title, setTitle] = useState(paper.title);
  const given = title.trim();
  const { isBusy, run } = useAction(
    () => {
      const { paperId, version: baseVersion } = paper;
      const changes = paperChanges.title(given).map(sentChange);
      return client.call(paperCalls.edit, { paperId, editId: newHexId(), baseVersion, changes });
    },
    { done: texts.list.renamed, refresh, onDone: onClose, onRefused: () => void refresh() },
  );
  return (
    <FormDialog
      title={texts.list.rename}
      submit={texts.save}
      isBusy={isBusy}
      isReady={given !== '' && given !== paper.title}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <TitleControl label={texts.bar.title} title={title} onChange={setTitle} />
    </FormDialog>
  );
}
