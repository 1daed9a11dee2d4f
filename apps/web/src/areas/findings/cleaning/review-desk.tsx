import { type CleaningRule, describeRule } from '@wenshu/analysis/browser';
import type { CallData, cleaningCalls } from '@wenshu/api-contract';
import { cleaningTexts } from '@wenshu/texts/findings/cleaning';
import { cleaningScreenTexts } from '@wenshu/texts/findings/cleaning-screen';
import { StatusTag } from '@wenshu/ui';
import { Button, Input, Popconfirm } from 'antd';
import { useEffect, useState } from 'react';
import { language, useTexts } from '../../../app/language/language.ts';
import { numberText } from '../records/many/batch-words.ts';
import classes from './cleaning.module.css';
import type { RuleSource } from './forms/form-props.ts';
import { ReviewRecord } from './review-record.tsx';
import { useVerdicts } from './use-verdicts.ts';

type Suspect = CallData<typeof cleaningCalls.suspects>['items'][number];

interface ReviewDeskProps {
  readonly scrollId: string;
  readonly suspects: readonly Suspect[];
  readonly rules: readonly CleaningRule[];
  readonly source: RuleSource;
  onMore?: () => void;
}

const LONGEST_REASON = 200;

/** The list of doubtful records, the one that is looked at, and what can be decided of it: by buttons or by keys. */
export function ReviewDesk({ scrollId, suspects, rules, source, onMore }: ReviewDeskProps) {
  const t = useTexts(cleaningScreenTexts).review;
  const words = useTexts(cleaningTexts);
  const [place, setPlace] = useState(0);
  const { verdicts, isBusy, keep, markInvalid, undo } = useVerdicts(scrollId);
  const [reason, setReason] = useState<string>();
  const suspect = suspects[place]!;
  const { answerRecordId } = suspect;
  const verdict = verdicts.get(answerRecordId);
  const found = rules.filter(({ id }) => suspect.ruleIds.includes(id));
  const usualReason = words.reason({ names: found.map(({ name }) => name).join(words.between) });
  const go = (to: number) => {
    if (to < 0 || to >= suspects.length) return;
    setReason(undefined);
    setPlace(to);
  };
  const decide = async (work: Promise<boolean>) => {
    if (await work) go(place + 1);
  };
  const mark = () => void decide(markInvalid(answerRecordId, (reason ?? usualReason).trim() || usualReason));
  const acts: Readonly<Record<string, () => void>> = {
    j: () => go(place + 1),
    k: () => go(place - 1),
    a: () => verdict === undefined && void decide(keep(answerRecordId)),
    x: () => verdict === undefined && mark(),
    u: () => verdict !== undefined && void undo(answerRecordId),
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isWriting = (event.target as Element).closest?.('input, textarea, select, [contenteditable=true]');
      if (isWriting || isBusy || event.ctrlKey || event.metaKey || event.altKey) return;
      acts[event.key.toLowerCase()]?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  return (
    <div className={classes.review}>
      <nav className={classes.card} aria-label={t.list}>
        <ol className={classes.suspects}>
          {suspects.map((one, at) => (
            <li key={one.answerRecordId}>
              <button
                type="button"
                aria-current={at === place}
                data-done={verdicts.has(one.answerRecordId)}
                onClick={() => go(at)}
              >
                <span>{t.record({ serial: numberText(one.serialNumber) })}</span>
                <span className={classes.faint}>{t.hits({ count: String(one.ruleIds.length) })}</span>
              </button>
            </li>
          ))}
        </ol>
        {onMore && (
          <Button size="small" onClick={onMore}>
            {t.more}
          </Button>
        )}
      </nav>
      <section className={classes.card} aria-labelledby="review-record">
        <header className={classes.head}>
          <h2 id="review-record">{t.record({ serial: numberText(suspect.serialNumber) })}</h2>
          <span className={classes.faint}>
            {t.place({ place: numberText(place + 1), total: numberText(suspects.length) })}
          </span>
        </header>
        <div className={classes.actions}>
          <Button disabled={place === 0} onClick={() => go(place - 1)}>
            {t.previous}
          </Button>
          <Button disabled={place === suspects.length - 1} onClick={() => go(place + 1)}>
            {t.next}
          </Button>
          {verdict === undefined ? (
            <>
              <Button type="primary" loading={isBusy} onClick={acts.a}>
                {t.keep}
              </Button>
              <Popconfirm
                title={t.reason}
                description={
                  <Input
                    aria-label={t.reason}
                    maxLength={LONGEST_REASON}
                    value={reason ?? usualReason}
                    onChange={event => setReason(event.target.value)}
                  />
                }
                okText={t.confirm}
                onConfirm={mark}
              >
                <Button danger disabled={isBusy}>
                  {t.invalid}
                </Button>
              </Popconfirm>
            </>
          ) : (
            <>
              <StatusTag tone={verdict === 'kept' ? 'good' : 'waiting'}>
                {verdict === 'kept' ? t.isKept : t.isInvalid}
              </StatusTag>
              <Button loading={isBusy} onClick={acts.u}>
                {t.undo}
              </Button>
            </>
          )}
        </div>
        <p className={`${classes.faint} ${classes.keys}`}>{t.keys}</p>
        <h3>{t.why}</h3>
        <ul className={classes.why}>
          {found.map(rule => (
            <li key={rule.id}>
              <strong>{rule.name}</strong> · {describeRule(rule, source.data, language)}
            </li>
          ))}
        </ul>
        <ReviewRecord key={answerRecordId} scrollId={scrollId} answerRecordId={answerRecordId} source={source} />
      </section>
    </div>
  );
}
