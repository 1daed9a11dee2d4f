import { useQueryClient } from '@tanstack/react-query';
import { announcementCalls } from '@wenshu/api-contract';
import { announcementTexts } from '@wenshu/texts/console/announcements';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { consoleClient } from '../kit/console-client.ts';
import { type ChosenMoment, MomentChoice } from '../kit/moment-choice.tsx';
import { WhyDialog } from '../kit/why-dialog.tsx';
import type { WrittenAnnouncement } from './announcement-words.tsx';
import type { Audience } from './audience-draft.ts';

interface SendDialogProps {
  readonly written: WrittenAnnouncement;
  readonly audience: Audience;
  readonly readers: number;
  onDone(): void;
  onClose(): void;
}

/** The last question, with the number in its title: now or at a moment, and why. */
export function SendDialog({ written: { zh, en, path }, audience, readers, onDone, onClose }: SendDialogProps) {
  const t = useTexts(announcementTexts);
  const queries = useQueryClient();
  const [moment, setMoment] = useState<ChosenMoment>(null);
  const send = async (why: string) => {
    const at = typeof moment === 'number' ? { at: moment } : {};
    await consoleClient.call(announcementCalls.send, { zh, en, path: path || null, audience, why, ...at });
    onDone();
  };
  return (
    <WhyDialog
      title={t.sendTitle({ readers })}
      text={t.sendText}
      submit={t.send}
      done={moment === null ? t.sent : t.planned}
      isReady={moment !== undefined}
      act={send}
      refresh={() => queries.invalidateQueries({ queryKey: ['operator-announcements'] })}
      onClose={onClose}
    >
      <MomentChoice value={moment} isAsked onChange={setMoment} />
    </WhyDialog>
  );
}
