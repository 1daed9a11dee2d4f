import { LONGEST_TALK_MEMO, type TalkMemo } from '@wenshu/api-contract';
import { talkMemoTexts } from '@wenshu/texts/talks/talk-memos';
import { Button, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../../../../app/actions/use-action.ts';
import { useTexts } from '../../../../../app/language/language.ts';
import { momentText } from '../../../../../app/language/moment-text.ts';
import { askBox } from '../../../../../app/notices/notices.ts';
import classes from './memos.module.css';
import type { useMemos } from './use-memos.ts';

interface MemoCardProps extends Pick<ReturnType<typeof useMemos>, 'save' | 'remove' | 'refresh'> {
  readonly memo: TalkMemo;
  /** What it is about. */
  readonly about?: ReactNode;
}

/** A memo with who wrote it and when; one's own can be written anew and removed. */
export function MemoCard({ memo, about, save, remove, refresh }: MemoCardProps) {
  const t = useTexts(talkMemoTexts);
  const { memoId, words, nickName, isOwn, time, changeTime } = memo;
  const [draft, setDraft] = useState<string>();
  const removing = useAction(() => remove(memoId), { refresh });
  // What is written stays where it cannot be kept.
  const saving = useAction((text: string) => save({ memoId, words: text }), {
    refresh,
    onDone: () => setDraft(undefined),
  });
  const askToRemove = async () => {
    const box = { title: t.removeTitle, text: t.removeText, confirm: t.remove, decline: t.cancel };
    if (await askBox(box)) await removing.run();
  };
  return (
    <li className={classes.memo}>
      {about}
      {draft === undefined ? (
        <p className={classes.words}>{words}</p>
      ) : (
        <Input.TextArea
          aria-label={t.words}
          autoFocus
          autoSize={{ minRows: 2, maxRows: 12 }}
          maxLength={LONGEST_TALK_MEMO}
          value={draft}
          onChange={event => setDraft(event.target.value)}
        />
      )}
      <p className={classes.foot}>
        <span>
          {nickName || t.left} · {momentText(time)}
          {changeTime > time && ` · ${t.changed({ time: momentText(changeTime) })}`}
        </span>
        {draft !== undefined ? (
          <>
            <Button
              size="small"
              type="primary"
              loading={saving.isBusy}
              disabled={draft.trim() === ''}
              onClick={() => void saving.run(draft.trim())}
            >
              {t.save}
            </Button>
            <Button size="small" onClick={() => setDraft(undefined)}>
              {t.cancel}
            </Button>
          </>
        ) : (
          isOwn && (
            <>
              <Button size="small" type="link" onClick={() => setDraft(words)}>
                {t.edit}
              </Button>
              <Button size="small" type="link" danger onClick={() => void askToRemove()}>
                {t.remove}
              </Button>
            </>
          )
        )}
      </p>
    </li>
  );
}
