import { useQueryClient } from '@tanstack/react-query';
import type { DocumentRoomKind } from '@wenshu/api-contract';
import { documentsRoomTexts } from '@wenshu/texts/console/documents';
import { consoleKitTexts } from '@wenshu/texts/console/kit';
import { Button } from 'antd';
import { useState } from 'react';
import { language as ownLanguage, useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { Room } from '../kit/room.tsx';
import { useMayOperate } from '../kit/seat.ts';
import { useLeaveAsk } from '../kit/use-leave-ask.ts';
import { DocumentClash } from './document-clash.tsx';
import { DocumentDiff } from './document-diff.tsx';
import { DocumentFields } from './document-fields.tsx';
import { DocumentVersions } from './document-versions.tsx';
import classes from './documents.module.css';
import { documentsPath } from './documents-path.ts';
import { PlannedNotice } from './planned-notice.tsx';
import { PublishVersionDialog } from './publish-version-dialog.tsx';
import { type DocumentWords, isChanged, useDocumentDraft } from './use-document-draft.ts';
import { documentsKey } from './use-documents.ts';

export interface EditedDocument {
  readonly document: DocumentRoomKind;
  /** What one begins with, of which version. */
  readonly base: DocumentWords;
  readonly baseVersion: number;
  /** What is shown now. */
  readonly holding: DocumentWords;
}

export function DocumentEditor({
  edited: { document, base, baseVersion, holding },
}: {
  readonly edited: EditedDocument;
}) {
  const t = useTexts(documentsRoomTexts);
  const kit = useTexts(consoleKitTexts);
  const may = useMayOperate();
  const queries = useQueryClient();
  const { kind, versions } = document;
  const newest = versions[0]?.version ?? 0;
  const { draft, setDraft } = useDocumentDraft(base, baseVersion, newest);
  const [language, setLanguage] = useState<'zh' | 'en'>(ownLanguage);
  const [isPublishing, setPublishing] = useState(false);
  const isUnsaved = isChanged(draft);
  useLeaveAsk(isUnsaved);
  const planned = versions.find(({ state }) => state === 'planned');
  const { words } = draft;
  const isOther = words.zh !== holding.zh || words.en !== holding.en;
  const refresh = () => queries.invalidateQueries({ queryKey: documentsKey });
  const write = (written: DocumentWords) => setDraft({ ...draft, words: written });
  const publish = () => {
    if (words.zh.trim() === '' || words.en.trim() === '') notify.error(t.wordsNeeded);
    else setPublishing(true);
  };
  return (
    <Room
      name="documents"
      lead={t.editTitle({ name: t.names[kind] })}
      actions={
        may('content.change') && (
          <Button type="primary" disabled={!isOther || planned !== undefined} onClick={publish}>
            {t.publish}
          </Button>
        )
      }
    >
      <div className={classes.state}>
        <AppLink to={documentsPath()}>{kit.back}</AppLink>
        <span>{t.basedOn({ version: t.version({ version: draft.baseVersion }) })}</span>
        {isUnsaved && <span>{t.unpublished}</span>}
      </div>
      {planned && <PlannedNotice kind={kind} planned={planned} refresh={refresh} />}
      {newest > draft.seen && (
        <DocumentClash
          kind={kind}
          version={newest}
          onContinue={() => setDraft({ ...draft, seen: newest })}
          onTakeTheirs={() => setDraft({ words: base, base, baseVersion, seen: newest })}
        />
      )}
      <DocumentFields words={words} language={language} onLanguage={setLanguage} onChange={write} />
      <h2 className={classes.versions}>{t.compare}</h2>
      <DocumentDiff before={holding[language]} after={words[language]} />
      <h2 className={classes.versions}>{t.versions}</h2>
      <DocumentVersions
        document={document}
        onTakeBack={taken => {
          write(taken);
          notify.info(t.takenBack);
        }}
      />
      {isPublishing && (
        <PublishVersionDialog
          kind={kind}
          draft={draft}
          refresh={refresh}
          onDone={version => setDraft(now => ({ words: now.words, base: words, baseVersion: version, seen: version }))}
          onClose={() => setPublishing(false)}
        />
      )}
    </Room>
  );
}
