import { newsRoomCalls } from '@wenshu/api-contract';
import { newsRoomTexts } from '@wenshu/texts/console/news';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { Fields } from '../../../app/forms/field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { consoleClient } from '../kit/console-client.ts';
import { type ChosenMoment, MomentChoice } from '../kit/moment-choice.tsx';
import type { LookedNews } from './use-news-draft.ts';

interface PublishDialogProps {
  readonly item: LookedNews;
  refresh(): unknown;
  onClose(): void;
}

export function PublishDialog({ item: { id, version: seen }, refresh, onClose }: PublishDialogProps) {
  const t = useTexts(newsRoomTexts);
  const [moment, setMoment] = useState<ChosenMoment>(null);
  const [isAsked, setAsked] = useState(false);
  const { isBusy, run } = useAction(
    (at: number | null) => consoleClient.call(newsRoomCalls.publish, { id, seen, ...(at !== null && { at }) }),
    { done: moment === null ? t.publishDone : t.planDone, refresh, onDone: onClose },
  );
  return (
    <FormDialog
      title={t.publishTitle}
      submit={t.publish}
      isBusy={isBusy}
      onSubmit={() => {
        setAsked(true);
        if (moment !== undefined) void run(moment);
      }}
      onClose={onClose}
    >
      <p>{t.publishText}</p>
      <Fields>
        <MomentChoice value={moment} isAsked={isAsked} onChange={setMoment} />
      </Fields>
    </FormDialog>
  );
}
