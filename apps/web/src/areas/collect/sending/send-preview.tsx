import { type CallData, type SendContent, type SendMethod, sendCalls } from '@wenshu/api-contract';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { Button } from 'antd';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { ReaderSelect } from './reader-select.tsx';
import classes from './sending.module.css';
import { TrialField } from './trial-field.tsx';

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
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setIsBusy(true);
    // What is wrong with the words has been told by the client.
    await work().catch(() => {});
    setIsBusy(false);
  };
  const words = { scrollId, contents: [...contents], senderName };
  const look = (userId: string | undefined) =>
    run(async () =>
      setShown(await client.call(sendCalls.previewSend, { ...words, sendMethod, ...(userId && { userId }) })),
    );
  const lookAs = (userId: string | undefined) => {
    setReader(userId);
    void look(userId);
  };
  return (
    <>
      <div className={classes.buttons}>
        <Button loading={isBusy} onClick={() => void look(reader)}>
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

/** Our pages allow no style sheet without a nonce, and in a mail it holds the colours by night alone. */
function withoutSheet(html: string): string {
  return html.replace(/<style>.*?<\/style>/s, '');
}
