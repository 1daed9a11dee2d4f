import { newsRoomCalls } from '@wenshu/api-contract';
import { newsRoomTexts } from '@wenshu/texts/console/news';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { useTexts } from '../../../app/language/language.ts';
import { askBox } from '../../../app/notices/notices.ts';
import { consoleClient } from '../kit/console-client.ts';
import written from '../kit/written.module.css';
import { PublishDialog } from './publish-dialog.tsx';
import type { LookedNews } from './use-news-draft.ts';

interface NewsButtonsProps {
  readonly item: LookedNews | undefined;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  onSave(): void;
  /** Nothing is missing for visitors; what is missing is told. */
  isComplete(): boolean;
  refresh(): unknown;
}

/** What can be done with an item as it is saved: what is published is never something else than what one sees. */
export function NewsButtons({ item, isDirty, isBusy, isComplete, onSave, refresh }: NewsButtonsProps) {
  const t = useTexts(newsRoomTexts);
  const [isPublishing, setPublishing] = useState(false);
  const { isBusy: isWithdrawing, run: withdraw } = useAction(
    (id: number, seen: number) => consoleClient.call(newsRoomCalls.withdraw, { id, seen }),
    { done: t.withdrawn, refresh },
  );
  const askToWithdraw = async ({ id, version }: LookedNews) => {
    if (await askBox(t.withdrawAsk)) await withdraw(id, version);
  };
  const isSaved = item !== undefined && !isDirty;
  return (
    <div className={written.buttons}>
      {item && item.state !== 'withdrawn' && (
        <Button danger disabled={isDirty} loading={isWithdrawing} onClick={() => void askToWithdraw(item)}>
          {t.withdraw}
        </Button>
      )}
      {item?.state !== 'shown' && (
        <Button disabled={!isSaved} title={isSaved ? '' : t.saveFirst} onClick={() => setPublishing(isComplete())}>
          {item?.state === 'planned' ? t.replan : t.publish}
        </Button>
      )}
      <Button type="primary" loading={isBusy} disabled={!isDirty} onClick={onSave}>
        {t.save}
      </Button>
      {isPublishing && item && <PublishDialog item={item} refresh={refresh} onClose={() => setPublishing(false)} />}
    </div>
  );
}
