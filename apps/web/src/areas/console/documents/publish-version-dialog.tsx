import { documentKinds, documentsRoomCalls, type SiteDocumentKind } from '@wenshu/api-contract';
import { documentsRoomTexts } from '@wenshu/texts/console/documents';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { consoleClient } from '../kit/console-client.ts';
import { type ChosenMoment, MomentChoice } from '../kit/moment-choice.tsx';
import { WhyDialog } from '../kit/why-dialog.tsx';
import classes from './documents.module.css';
import type { DocumentDraft } from './use-document-draft.ts';

interface PublishVersionDialogProps {
  readonly kind: SiteDocumentKind;
  readonly draft: DocumentDraft;
  refresh(): unknown;
  onDone(version: number): void;
  onClose(): void;
}

/** Now or at a moment, and whether everybody is asked again. */
export function PublishVersionDialog({ kind, draft, refresh, onDone, onClose }: PublishVersionDialogProps) {
  const t = useTexts(documentsRoomTexts);
  const [moment, setMoment] = useState<ChosenMoment>(null);
  const [asksAgain, setAsksAgain] = useState(false);
  const isAgreedTo = documentKinds.some(one => one === kind);
  const place = async (why: string) => {
    const placed = { kind, seen: draft.seen, zh: draft.words.zh, en: draft.words.en, asksAgain, why };
    const { version } =
      typeof moment === 'number'
        ? await consoleClient.call(documentsRoomCalls.plan, { ...placed, from: moment })
        : await consoleClient.call(documentsRoomCalls.publish, placed);
    onDone(version);
  };
  return (
    <WhyDialog
      title={t.publishTitle({ name: t.names[kind] })}
      text={t.publishText}
      submit={t.publish}
      done={moment === null ? t.published : t.planned}
      isReady={moment !== undefined}
      act={place}
      refresh={refresh}
      onClose={onClose}
    >
      {/* Without a moment to come nothing happens: it says so from the start. */}
      <MomentChoice value={moment} isAsked onChange={setMoment} />
      {isAgreedTo && (
        <div>
          <Checkbox checked={asksAgain} onChange={({ target }) => setAsksAgain(target.checked)}>
            {t.asksAgain}
          </Checkbox>
          <p className={classes.again}>{t.asksAgainHint}</p>
        </div>
      )}
    </WhyDialog>
  );
}
