import type { SiteDocumentKind } from '@wenshu/api-contract';
import { documentsRoomTexts } from '@wenshu/texts/console/documents';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import written from '../kit/written.module.css';
import { DocumentLook } from './document-look.tsx';

interface DocumentClashProps {
  readonly kind: SiteDocumentKind;
  readonly version: number;
  onContinue(): void;
  onTakeTheirs(): void;
}

/** Somebody else was faster: nothing is lost, and nothing decided. */
export function DocumentClash({ kind, version, onContinue, onTakeTheirs }: DocumentClashProps) {
  const t = useTexts(documentsRoomTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={written.clash} role="alert">
      <span>{t.conflict({ version })}</span>
      <Button size="small" onClick={() => setOpen(true)}>
        {t.seeTheirs}
      </Button>
      <Button size="small" onClick={onContinue}>
        {t.continueMine}
      </Button>
      <Button size="small" danger onClick={onTakeTheirs}>
        {t.takeTheirs}
      </Button>
      {isOpen && <DocumentLook kind={kind} version={version} onClose={() => setOpen(false)} />}
    </div>
  );
}
