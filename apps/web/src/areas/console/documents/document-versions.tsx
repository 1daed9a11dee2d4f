import type { DocumentRoomKind, DocumentState } from '@wenshu/api-contract';
import { documentsRoomTexts } from '@wenshu/texts/console/documents';
import { ListTable, StatusTag, type StatusTone } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { handText } from '../kit/hand-text.ts';
import { useMayOperate } from '../kit/seat.ts';
import { DocumentLook } from './document-look.tsx';
import type { DocumentWords } from './use-document-draft.ts';

const tones: Readonly<Record<DocumentState, StatusTone>> = {
  holds: 'good',
  held: 'calm',
  planned: 'waiting',
  cancelled: 'bad',
};

interface DocumentVersionsProps {
  readonly document: DocumentRoomKind;
  onTakeBack(words: DocumentWords): void;
}

/** Every version: by whom, since when it holds or held, each to be looked at and begun with anew. */
export function DocumentVersions({ document: { kind, versions }, onTakeBack }: DocumentVersionsProps) {
  const t = useTexts(documentsRoomTexts);
  const may = useMayOperate();
  const [open, setOpen] = useState<number>();
  const { versionColumns: columns } = t;
  const moment = (time: number | null) => (time === null ? t.none : momentText(time));
  return (
    <>
      <ListTable
        label={t.versions}
        rows={versions}
        keyOf={({ version }) => String(version)}
        columns={[
          { key: 'version', title: columns.version, as: 'name', cell: ({ version }) => t.version({ version }) },
          {
            key: 'state',
            title: columns.state,
            cell: ({ state }) => <StatusTag tone={tones[state]}>{t.states[state]}</StatusTag>,
          },
          {
            key: 'from',
            title: columns.from,
            as: 'number',
            cell: ({ state, validFrom }) => (state === 'cancelled' ? t.none : moment(validFrom)),
          },
          { key: 'again', title: columns.again, cell: ({ asksAgain }) => (asksAgain ? t.again : t.none) },
          { key: 'by', title: columns.by, as: 'words', cell: ({ by }) => handText(by) },
          { key: 'written', title: columns.written, as: 'number', cell: ({ writtenTime }) => moment(writtenTime) },
          {
            key: 'act',
            title: columns.act,
            as: 'bare',
            cell: ({ version }) => (
              <Button
                type="link"
                aria-label={t.lookAt({ version: t.version({ version }) })}
                onClick={() => setOpen(version)}
              >
                {columns.act}
              </Button>
            ),
          },
        ]}
      />
      {open !== undefined && (
        <DocumentLook
          kind={kind}
          version={open}
          {...(may('content.change') && { onTakeBack })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
