import type { SiteDocumentKind } from '@wenshu/api-contract';
import { documentsRoomTexts } from '@wenshu/texts/console/documents';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { consoleKitTexts } from '@wenshu/texts/console/kit';
import { Tabs } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { ViewDialog } from '../../../app/forms/view-dialog.tsx';
import { language as ownLanguage, useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import written from '../kit/written.module.css';
import { DocumentPreview } from './document-preview.tsx';
import type { DocumentWords } from './use-document-draft.ts';
import { useDocumentWords } from './use-documents.ts';

interface DocumentLookProps {
  readonly kind: SiteDocumentKind;
  readonly version: number;
  /** Left out where nobody may, or nothing is to be written. */
  readonly onTakeBack?: (words: DocumentWords) => void;
  onClose(): void;
}

/** A version as the site draws it, in either language. */
export function DocumentLook({ kind, version, onTakeBack, onClose }: DocumentLookProps) {
  const t = useTexts(documentsRoomTexts);
  const frame = useTexts(consoleTexts);
  const kit = useTexts(consoleKitTexts);
  const [language, setLanguage] = useState<'zh' | 'en'>(ownLanguage);
  const words = useDocumentWords(kind, version);
  const take = words.data && onTakeBack && (
    <Button
      onClick={() => {
        onTakeBack(words.data);
        onClose();
      }}
    >
      {t.takeBack}
    </Button>
  );
  return (
    <ViewDialog
      title={`${t.names[kind]} · ${t.version({ version })}`}
      width={820}
      isScrolling
      footer={take ?? null}
      onClose={onClose}
    >
      <Tabs
        label={kit.languageTabs}
        tabs={(['zh', 'en'] as const).map(key => ({ key, label: kit.languages[key] }))}
        selected={language}
        onSelect={setLanguage}
      >
        <Loaded of={words} words={frame}>
          {found => (
            <div className={written.look}>
              <DocumentPreview words={found[language]} language={language} />
            </div>
          )}
        </Loaded>
      </Tabs>
    </ViewDialog>
  );
}
