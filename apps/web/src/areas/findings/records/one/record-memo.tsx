import { recordCalls } from '@wenshu/api-contract';
import { oneRecordTexts } from '@wenshu/texts/findings/record-grid';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { useDraft } from '../../../../app/use-draft.ts';
import classes from './record.module.css';

interface RecordMemoProps {
  readonly scrollId: string;
  readonly answerRecordId: string;
  readonly memo: string;
  onSaved(): void;
}

const LONGEST = 500;

/** A note about a record, for whoever looks at it next. */
export function RecordMemo({ scrollId, answerRecordId, memo, onSaved }: RecordMemoProps) {
  const t = useTexts(oneRecordTexts);
  const id = useId();
  const [text, setText] = useDraft(memo);
  const isChanged = text.trim() !== memo;
  const { isBusy, run } = useAction(
    () => client.call(recordCalls.memo, { scrollId, answerRecordId, memo: text.trim() }),
    { done: t.memoSaved, onDone: onSaved },
  );
  const save = () => {
    if (isChanged) void run();
  };
  return (
    <section aria-label={t.memo}>
      <h2>
        <label htmlFor={id}>{t.memo}</label>
      </h2>
      <Input.TextArea
        id={id}
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={LONGEST}
        placeholder={t.memoPlaceholder}
        value={text}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
        }}
      />
      <Button className={classes.save!} disabled={!isChanged} loading={isBusy} onClick={save}>
        {t.saveMemo}
      </Button>
    </section>
  );
}
