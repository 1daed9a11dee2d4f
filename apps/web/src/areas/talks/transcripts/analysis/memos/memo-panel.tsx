import { LONGEST_TALK_MEMO } from '@wenshu/api-contract';
import { talkMemoTexts } from '@wenshu/texts/talks/talk-memos';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../../app/actions/use-action.ts';
import { useTexts } from '../../../../../app/language/language.ts';
import { useDesk } from '../../open/desk-context.ts';
import { MemoCard } from './memo-card.tsx';
import classes from './memos.module.css';
import type { NewMemo, useMemos } from './use-memos.ts';

interface MemoPanelProps extends ReturnType<typeof useMemos> {
  readonly codingId: string;
  /** The turn that is at hand, with its number. */
  readonly turn: { readonly id: string; readonly number: number } | undefined;
  /** The code that was given last. */
  readonly code: { readonly code: number; readonly name: string } | undefined;
}

type Place = 'turn' | 'transcript' | 'code';

/** What is noted on what one reads: the turn at hand, the transcript, the code that was given last. */
export function MemoPanel({ codingId, turn, code, memos, save, remove, refresh }: MemoPanelProps) {
  const t = useTexts(talkMemoTexts);
  const { transcriptId } = useDesk();
  const [chosen, setChosen] = useState<Place>('turn');
  const [words, setWords] = useState('');
  const places: readonly { readonly value: Place; readonly label: string; readonly memo: Omit<NewMemo, 'words'> }[] = [
    ...(turn
      ? [{ value: 'turn' as const, label: t.onTurn({ number: turn.number }), memo: { transcriptId, turnId: turn.id } }]
      : []),
    { value: 'transcript', label: t.onTranscript, memo: { transcriptId } },
    ...(code
      ? [{ value: 'code' as const, label: t.onCode({ name: code.name }), memo: { codingId, code: code.code } }]
      : []),
  ];
  const place = places.find(({ value }) => value === chosen) ?? places[0]!;
  const shown = (memos.data?.items ?? []).filter(memo => {
    if (place.value === 'turn') return memo.turnId === turn?.id;
    if (place.value === 'code') return memo.codingId === codingId && memo.code === code?.code;
    return memo.transcriptId === transcriptId && memo.turnId === null;
  });
  // What is written stays where it cannot be kept.
  const adding = useAction(save, { refresh, onDone: () => setWords('') });
  return (
    <section className={classes.panel} aria-label={t.title}>
      <h2 className={classes.title}>{t.title}</h2>
      <Select
        aria-label={t.where}
        value={place.value}
        options={places.map(({ value, label }) => ({ value, label }))}
        onChange={setChosen}
      />
      <Input.TextArea
        aria-label={t.words}
        placeholder={t.hint}
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={LONGEST_TALK_MEMO}
        value={words}
        onChange={event => setWords(event.target.value)}
      />
      <Button
        disabled={words.trim() === ''}
        loading={adding.isBusy}
        onClick={() => void adding.run({ ...place.memo, words: words.trim() })}
      >
        {t.add}
      </Button>
      {memos.isError && <p role="alert">{t.failed}</p>}
      <ul className={classes.memos}>
        {shown.map(memo => (
          <MemoCard key={memo.memoId} memo={memo} save={save} remove={remove} refresh={refresh} />
        ))}
      </ul>
    </section>
  );
}
