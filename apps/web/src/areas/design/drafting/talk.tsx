import { type Draft, LONGEST_WISH } from '@wenshu/api-contract';
import { draftingTexts } from '@wenshu/texts/design/drafting/drafting';
import { ActionButton, StatusTag } from '@wenshu/ui';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';
import classes from './drafting.module.css';
import type { DraftChanges } from './use-draft.ts';

interface TalkProps {
  readonly draft: Draft;
  readonly changes: DraftChanges;
  readonly isHeld: boolean;
}

/** Changes by words, what came of each, and the way back and forth. What was written stays until it was done. */
export function Talk({ draft, changes, isHeld }: TalkProps) {
  const t = useTexts(draftingTexts);
  const [wish, setWish] = useState('');
  const { isBusy, run } = changes.wish;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const words = wish.trim();
    if (words === '' || isHeld) return;
    if (await run(words)) setWish('');
  };
  const isStill = isHeld || isBusy || changes.go.isBusy;
  return (
    <section className={classes.box} aria-label={t.talk}>
      <h2 className={classes.small}>{t.talk}</h2>
      <p className={classes.steps}>
        <Button size="small" disabled={isStill || draft.step < 2} onClick={() => void changes.go.run(draft.step - 1)}>
          {t.undo}
        </Button>
        <Button
          size="small"
          disabled={isStill || draft.step >= draft.lastStep}
          onClick={() => void changes.go.run(draft.step + 1)}
        >
          {t.redo}
        </Button>
      </p>
      <ol className={classes.said} aria-label={t.said} aria-live="polite">
        {draft.said.map(({ step, wish, told, by }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays in its place; two of them may be the same
          <li key={index} className={step > draft.step ? classes.gone : undefined}>
            {wish && (
              <p className={classes.wish}>
                <span className={classes.unseen}>{t.you}: </span>
                {wish}
              </p>
            )}
            <p>
              {!wish && by === 'person' && <StatusTag>{t.byHand}</StatusTag>} {t.told[told.word](told)}{' '}
              {step > draft.step && <StatusTag tone="waiting">{t.takenBack}</StatusTag>}
            </p>
          </li>
        ))}
      </ol>
      <form onSubmit={event => void submit(event)}>
        <Field label={t.wish} hint={t.talkHint}>
          {control => (
            <Input {...control} value={wish} maxLength={LONGEST_WISH} onChange={event => setWish(event.target.value)} />
          )}
        </Field>
        <ActionButton type="submit" kind="quiet" aria-disabled={isStill}>
          {t.send}
        </ActionButton>
      </form>
    </section>
  );
}
