import { announcementCalls } from '@wenshu/api-contract';
import { announcementTexts } from '@wenshu/texts/console/announcements';
import { consoleKitTexts } from '@wenshu/texts/console/kit';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { useGo } from '../../../app/routes/use-go.ts';
import { consoleClient } from '../kit/console-client.ts';
import { Room } from '../kit/room.tsx';
import { useLeaveAsk } from '../kit/use-leave-ask.ts';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { AnnouncementWords, isWritten, nothingWritten } from './announcement-words.tsx';
import classes from './announcements.module.css';
import { announcementsPath } from './announcements-path.ts';
import { type Audience, accountLines, audienceOf, type Counted, countOf, everybody } from './audience-draft.ts';
import { AudienceFields } from './audience-fields.tsx';
import { SendDialog } from './send-dialog.tsx';

/** What it says, to whom, and how many those are: without having seen that number nobody sends. */
export function AnnouncementForm() {
  const t = useTexts(announcementTexts);
  const kit = useTexts(consoleKitTexts);
  const { go } = useGo();
  const [written, setWritten] = useState(nothingWritten);
  const [draft, setDraft] = useState(everybody);
  const [isAsked, setAsked] = useState(false);
  const [counted, setCounted] = useState<Counted>();
  const [isSending, setSendingOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  useLeaveAsk(!isSent && JSON.stringify(written) !== JSON.stringify(nothingWritten));
  // After the question above knows that nothing can be lost any more.
  useEffect(() => {
    if (isSent) go(announcementsPath());
  });
  const audience = audienceOf(draft);
  const { isBusy, run: count } = useAction(
    (wanted: Audience) => consoleClient.call(announcementCalls.count, { audience: wanted }),
    { onDone: result => audience && setCounted({ of: audience, result }) },
  );
  const result = countOf(counted, audience);
  const unknownLines = (result?.unknown ?? []).flatMap(place => accountLines(draft.accounts)[place]?.line ?? []);
  const standing = !audience
    ? t.chooseSome
    : !result
      ? t.notCounted
      : unknownLines.length > 0
        ? t.mendAccounts
        : result.readers === 0
          ? t.nobody
          : t.counted({ readers: result.readers });
  const isCounted = result !== undefined && result.readers > 0 && unknownLines.length === 0;
  const trySend = () => {
    setAsked(true);
    if (isWritten(written)) setSendingOpen(true);
    else notify.error(t.bothNeeded);
  };
  return (
    <Room name="announcements" lead={t.newTitle}>
      <AppLink to={announcementsPath()}>{kit.back}</AppLink>
      <AnnouncementWords written={written} isAsked={isAsked} onChange={setWritten} />
      <section className={classes.part}>
        <h2>{t.whom}</h2>
        <AudienceFields draft={draft} unknownLines={unknownLines} onChange={setDraft} />
        <div className={classes.counting}>
          <Button disabled={!audience} loading={isBusy} onClick={() => audience && void count(audience)}>
            {t.count}
          </Button>
          <span role="status" className={isCounted ? classes.counted : classes.second}>
            {standing}
          </span>
        </div>
      </section>
      <section className={classes.part}>
        <h2>{t.preview}</h2>
        <AnnouncementPreview written={written} path={written.path || null} />
        <div className={classes.counting}>
          <Button type="primary" disabled={!isCounted} onClick={trySend}>
            {t.send}
          </Button>
          {!isCounted && <span className={classes.second}>{standing}</span>}
        </div>
      </section>
      {isSending && audience && result && (
        <SendDialog
          written={written}
          audience={audience}
          readers={result.readers}
          onDone={() => setSent(true)}
          onClose={() => setSendingOpen(false)}
        />
      )}
    </Room>
  );
}
