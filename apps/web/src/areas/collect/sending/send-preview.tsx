import { type CallData, type SendContent, type SendMethod, sendCalls } from '@wenshu/api-contract';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { ReaderSelect } from './reader-select.tsx';
import classes from './sending.module.css';
import { TrialField } from './trial-field.tsx';
import { withoutSheet } from './without-sheet.ts';

interface SendPreviewProps {
  readonly scrollId: string;
  readonly sendMethod: SendMethod;
  readonly contents: readonly SendContent[];
  readonly senderName: string;
  readonly replyTo: string;
}

/** The message as one of its readers gets it, and a mail of it to oneself. */
export function SendPreview({ scrollId, sendMethod, contents, senderName, replyTo }: SendPreviewProps) {
  const { form: t } = useTexts(sendingTexts);
  const [shown, setShown] = useState<CallData<typeof sendCalls.previewSend>>();
  const [reader, setReader] = useState<string>();
  const words = { scrollId, contents: [...contents], senderName };
  const { isBusy, run: look } = useAction(
    (userId: string | undefined) =>
      client.call(sendCalls.previewSend, { ...words, sendMethod, ...(userId && { userId }) }),
    { onDone: setShown },
  );
  const lookAs = (userId: string | undefined) => {
    setReader(userId);
    void look(userId);
  };
  return (
    <>
      <div className={classes.buttons}>
        <Button loading={isBusy} disabled={contents.length === 0} onClick={() => void look(reader)}>
          {t.preview}
        </Button>
        <ReaderSelect scrollId={scrollId} sendMethod={sendMethod} value={reader} onChange={lookAs} />
      </div>
      {shown && (
        <section aria-label={t.preview}>
          <p className={classes.soft}>{t.previewAs({ name: shown.name })}</p>
          {sendMethod === 'sms' ? (
            <>
              <p className={classes.sms}>{shown.text}</p>
              <p className={classes.soft}>{t.smsCount(shown)}</p>
            </>
          ) : (
            <>
              <p>
                <strong>{shown.subject}</strong>
              </p>
              <iframe className={classes.preview} title={t.preview} sandbox="" srcDoc={withoutSheet(shown.html)} />
            </>
          )}
        </section>
      )}
      {sendMethod === 'mail' && <TrialField {...words} replyTo={replyTo} />}
    </>
  );
}
