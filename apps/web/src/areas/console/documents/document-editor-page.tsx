import type { DocumentRoomKind } from '@wenshu/api-contract';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { Room } from '../kit/room.tsx';
import { DocumentEditor, type EditedDocument } from './document-editor.tsx';
import { useDocumentWords } from './use-documents.ts';

/** One text: what is planned is what one goes on writing at, else what is shown. */
export function DocumentEditorPage({ document }: { readonly document: DocumentRoomKind }) {
  const frame = useTexts(consoleTexts);
  const versionOf = (state: 'holds' | 'planned') => document.versions.find(one => one.state === state)?.version;
  const shown = versionOf('holds') ?? 0;
  const start = versionOf('planned') ?? shown;
  const [holding, base] = [useDocumentWords(document.kind, shown), useDocumentWords(document.kind, start)];
  const [kept, setKept] = useState<EditedDocument>();
  const isWhole = holding.data !== undefined && base.data !== undefined;
  // While a newer version comes the editor stays as it was: what is written in it must not go.
  if (isWhole && (kept?.document !== document || kept.holding !== holding.data || kept.base !== base.data))
    setKept({ document, base: base.data, baseVersion: start, holding: holding.data });
  if (kept) return <DocumentEditor edited={kept} />;
  return (
    <Room name="documents" lead="">
      <Loaded of={holding.data ? base : holding} words={frame}>
        {() => null}
      </Loaded>
    </Room>
  );
}
