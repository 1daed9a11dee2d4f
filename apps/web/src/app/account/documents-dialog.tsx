import { type DocumentKind, documentCalls, type NamedDocument } from '@wenshu/api-contract';
import { documentTexts } from '@wenshu/texts/people/documents';
import { ActionButton, Dialog } from '@wenshu/ui';
import { useAction } from '../actions/use-action.ts';
import { client } from '../client.ts';
import { useTexts } from '../language/language.ts';
import { SECURITY_PATH } from '../react-to-failure.ts';
import classes from './documents-dialog.module.css';
import { signOut } from './sign-out.ts';

export const documentPages: Readonly<Record<DocumentKind, string>> = {
  terms: '/service-agreement',
  privacy: '/privacy-agreement',
};

interface DocumentsDialogProps {
  readonly due: readonly NamedDocument[];
  readonly onAgreed: () => void;
}

/** Whoever does not agree signs out, or goes where they can take their data along and leave. */
export default function DocumentsDialog({ due, onAgreed }: DocumentsDialogProps) {
  const { asked, names } = useTexts(documentTexts);
  const { isBusy, run: agree } = useAction(() => client.call(documentCalls.agree, { agreed: [...due] }), {
    onDone: onAgreed,
  });
  return (
    <Dialog
      title={asked.title}
      // Escape is no answer.
      onCancel={() => undefined}
      actions={
        <>
          <ActionButton kind="quiet" disabled={isBusy} onClick={() => void signOut()}>
            {asked.no}
          </ActionButton>
          <ActionButton data-focus-first disabled={isBusy} onClick={() => void agree()}>
            {asked.yes}
          </ActionButton>
        </>
      }
    >
      <p>{asked.text}</p>
      <ul className={classes.list}>
        {due.map(({ kind }) => (
          <li key={kind}>
            <a href={documentPages[kind]} target="_blank" rel="noopener">
              {names[kind]}
            </a>
          </li>
        ))}
      </ul>
      <p className={classes.leave}>
        <a href={SECURITY_PATH}>{asked.leave}</a>
      </p>
    </Dialog>
  );
}
