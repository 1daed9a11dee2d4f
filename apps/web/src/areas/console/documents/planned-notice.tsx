import { type DocumentRoomVersion, documentsRoomCalls, type SiteDocumentKind } from '@wenshu/api-contract';
import { documentsRoomTexts } from '@wenshu/texts/console/documents';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { consoleClient } from '../kit/console-client.ts';
import { useMayOperate } from '../kit/seat.ts';
import { WhyDialog } from '../kit/why-dialog.tsx';
import classes from './documents.module.css';

interface PlannedNoticeProps {
  readonly kind: SiteDocumentKind;
  readonly planned: DocumentRoomVersion;
  refresh(): unknown;
}

/** A version to come: nothing is put before it. */
export function PlannedNotice({ kind, planned: { version, validFrom }, refresh }: PlannedNoticeProps) {
  const t = useTexts(documentsRoomTexts);
  const may = useMayOperate();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.planned} role="note">
      <span>{t.isPlanned({ version, moment: momentText(validFrom ?? 0) })}</span>
      {may('content.change') && (
        <Button size="small" onClick={() => setOpen(true)}>
          {t.cancel}
        </Button>
      )}
      {isOpen && (
        <WhyDialog
          title={t.cancelTitle({ version })}
          text={t.cancelText}
          submit={t.cancel}
          done={t.cancelled}
          isDanger
          act={why => consoleClient.call(documentsRoomCalls.cancel, { kind, version, why })}
          refresh={refresh}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
