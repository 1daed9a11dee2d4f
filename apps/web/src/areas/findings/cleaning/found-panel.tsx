import { useMutation } from '@tanstack/react-query';
import type { CleaningRule } from '@wenshu/analysis/browser';
import { cleaningCalls } from '@wenshu/api-contract';
import { asJson } from '@wenshu/survey-core';
import { cleaningScreenTexts } from '@wenshu/texts/findings/cleaning-screen';
import { Button, Progress } from 'antd';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { isUnderWay, numberText, outcomeText, percentOf, progressText } from '../records/many/batch-words.ts';
import { EffectTable } from '../records/many/effect-table.tsx';
import { useBatch } from '../records/many/use-batch.ts';
import classes from './cleaning.module.css';
import { FoundTables } from './found-tables.tsx';

interface FoundPanelProps {
  readonly scrollId: string;
  readonly rules: readonly CleaningRule[];
  onChanged(): void;
}

/** What the rules find, what that does to the quotas, and the button that marks it. */
export function FoundPanel({ scrollId, rules, onChanged }: FoundPanelProps) {
  const t = useTexts(cleaningScreenTexts);
  const asked = JSON.stringify(rules);
  const look = useMutation({
    mutationFn: async () => ({
      asked,
      found: await client.call(cleaningCalls.preview, { scrollId, rules: rules.map(rule => asJson(rule)) }),
    }),
  });
  const { batch, follow } = useBatch(scrollId, onChanged);
  const apply = useMutation({
    mutationFn: (runId: string) => client.call(cleaningCalls.apply, { scrollId, runId }),
    onSuccess: run => {
      look.reset();
      void follow(run.batch);
    },
  });
  const { data } = look;
  const isOld = data !== undefined && data.asked !== asked;
  const nameOf = (id: string) => rules.find(one => one.id === id)?.name ?? '';
  return (
    <section className={classes.card} aria-labelledby="cleaning-found">
      <header className={classes.head}>
        <h2 id="cleaning-found">{t.preview}</h2>
        <Button
          type={data && !isOld ? 'default' : 'primary'}
          loading={look.isPending}
          disabled={!rules.some(({ isOn }) => isOn)}
          onClick={() => look.mutate()}
        >
          {data ? t.previewAgain : t.preview}
        </Button>
      </header>
      <div aria-live="polite">
        {look.isPending && <p className={classes.faint}>{t.previewing}</p>}
        {isOld && <p className={classes.faint}>{t.changed}</p>}
        {batch && !data && !look.isPending && (
          <p role="status">
            {isUnderWay(batch) ? progressText(batch) : outcomeText(batch)}
            {isUnderWay(batch) && (
              <Progress percent={percentOf(batch.outcome)} showInfo={false} aria-label={t.applying} />
            )}
          </p>
        )}
      </div>
      {data && !isOld && (
        <>
          <p className={classes.sum}>
            {data.found.tally.total === 0
              ? t.foundNone({ looked: numberText(data.found.looked) })
              : t.found({ count: numberText(data.found.tally.total), looked: numberText(data.found.looked) })}
          </p>
          {data.found.kept > 0 && <p className={classes.faint}>{t.keptOut({ count: numberText(data.found.kept) })}</p>}
          {data.found.tooFew.map(id => (
            <p key={id} className={classes.faint}>
              {t.tooFew({ name: nameOf(id) })}
            </p>
          ))}
          <FoundTables found={data.found} names={data.found.ruleIds.map(nameOf)} />
          {data.found.effect.due > 0 && (
            <>
              <h3>{t.effect}</h3>
              <EffectTable preview={data.found.effect} mayGoOver={false} />
              <Button
                className={classes.apply!}
                type="primary"
                danger
                loading={apply.isPending}
                onClick={() => apply.mutate(data.found.runId)}
              >
                {t.apply({ count: numberText(data.found.effect.due) })}
              </Button>
            </>
          )}
        </>
      )}
    </section>
  );
}
