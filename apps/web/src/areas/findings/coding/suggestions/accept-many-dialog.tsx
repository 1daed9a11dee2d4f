import { useQuery } from '@tanstack/react-query';
import { codingSuggestionCalls, MOST_ACCEPTED } from '@wenshu/api-contract';
import { shareMargin } from '@wenshu/statistics/calculators';
import { codingSuggestionTexts } from '@wenshu/texts/findings/coding/suggestions';
import { Radio, Slider } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { Field } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { notify } from '../../../../app/notices/notices.ts';
import { useSettled } from '../../../../app/use-settled.ts';
import { numberText } from '../../records/many/batch-words.ts';
import type { Coding } from '../coding-data.ts';
import { pathName } from '../frame-tree.ts';
import { percentText } from './percent-text.ts';
import { Said } from './suggestion-line.tsx';
import classes from './suggestions.module.css';
import type { SuggestionsView } from './use-suggestions.ts';

interface AcceptManyProps {
  readonly scrollId: string;
  readonly coding: Coding;
  readonly first: SuggestionsView;
  /** What undoes it, in the order in which it was done. */
  onDone(deeds: readonly string[]): void;
  onClose(): void;
}

const SAMPLED = 20;
/** Fewer say too little about the others. */
const LEAST_JUDGED = 10;
const USUAL_LEAST = 0.8;

/** All suggestions above a sureness, once some of them drawn by chance were looked at. */
export function AcceptManyDialog({ scrollId, coding, first, onDone, onClose }: AcceptManyProps) {
  const t = useTexts(codingSuggestionTexts);
  const { codingId, frame } = coding;
  const [least, setLeast] = useState(first.least || USUAL_LEAST);
  const settled = Number(useSettled(String(least)));
  // Another draw each time the box is opened.
  const [seed] = useState(() => 1 + (Date.now() % 2_000_000_000));
  const [verdicts, setVerdicts] = useState<ReadonlyMap<number, boolean>>(new Map());
  const chosen = { scrollId, codingId, least: settled, ...(first.code !== undefined && { code: first.code }) };
  const sample = useQuery({
    queryKey: ['coding', codingId, 'suggestion-sample', chosen, seed],
    queryFn: () => client.call(codingSuggestionCalls.sample, { ...chosen, count: SAMPLED, seed }, { quiet: true }),
  });
  const items = sample.data?.items ?? [];
  const judged = items.filter(({ markId }) => verdicts.has(markId));
  const rights = judged.filter(({ markId }) => verdicts.get(markId));
  const wrongs = judged.filter(({ markId }) => !verdicts.get(markId));
  const wanted = Math.min(LEAST_JUDGED, items.length);
  const others = (sample.data?.total ?? 0) - wrongs.length;
  const accept = useAction(
    async () => {
      const deeds: string[] = [];
      if (wrongs.length > 0) {
        const reject = wrongs.map(({ markId }) => markId);
        deeds.push((await client.call(codingSuggestionCalls.judge, { scrollId, codingId, reject })).deedId);
      }
      const done = await client.call(codingSuggestionCalls.acceptAll, chosen);
      return { ...done, deeds: [...deeds, done.deedId] };
    },
    {
      onDone: ({ accepted, left, deeds }) => {
        notify.success(t.all.done({ count: numberText(accepted) }));
        if (left > 0) notify.info(t.all.left({ count: numberText(left), most: numberText(MOST_ACCEPTED) }));
        onDone(deeds);
        onClose();
      },
    },
  );
  return (
    <FormDialog
      title={t.all.title}
      width={720}
      submit={others > 0 ? t.all.submit({ count: numberText(others) }) : t.all.submitNone}
      isReady={items.length > 0 && settled === least && judged.length >= wanted}
      isBusy={accept.isBusy}
      isDirty={judged.length > 0}
      onSubmit={() => void accept.run()}
      onClose={onClose}
    >
      <Field label={t.all.least} more={<output>{percentText(least)}</output>}>
        {control => (
          <Slider
            {...control}
            min={0}
            max={0.95}
            step={0.05}
            value={least}
            tooltip={{ formatter: value => percentText(value ?? 0) }}
            ariaLabelForHandle={t.all.least}
            onChange={setLeast}
          />
        )}
      </Field>
      <Loaded of={sample} words={t}>
        {({ total }) =>
          total === 0 ? (
            <p>{t.all.none}</p>
          ) : (
            <>
              <p>{t.all.matching({ count: numberText(total) })}</p>
              <h3 className={classes.small}>{t.all.sample}</h3>
              <p className={classes.faint}>{t.all.sampleText}</p>
              <ol className={classes.sample}>
                {items.map(one => (
                  <li key={one.markId}>
                    <Said suggestion={one} codes={frame.codes} />
                    <Radio.Group
                      optionType="button"
                      aria-label={t.all.verdictOf({ code: pathName(frame.codes, one.code) })}
                      value={verdicts.get(one.markId)}
                      options={[
                        { value: true, label: t.all.right },
                        { value: false, label: t.all.wrong },
                      ]}
                      onChange={event => setVerdicts(new Map(verdicts).set(one.markId, event.target.value === true))}
                    />
                  </li>
                ))}
              </ol>
              <p role="status">
                {judged.length < wanted ? (
                  t.all.judgeMore({ count: wanted - judged.length })
                ) : (
                  <Checked right={rights.length} tried={judged.length} total={total} />
                )}
              </p>
            </>
          )
        }
      </Loaded>
    </FormDialog>
  );
}

/** What the sample says of all: nothing more than that where all were seen. */
function Checked({ right, tried, total }: { readonly right: number; readonly tried: number; readonly total: number }) {
  const t = useTexts(codingSuggestionTexts).all;
  const told = t.checked({ right: numberText(right), tried: numberText(tried) });
  if (tried === total) return `${told} ${t.wholeChecked}`;
  const { wilson } = shareMargin({ n: tried, p: right / tried, confidence: 0.95 });
  return `${told} ${t.range({ low: percentText(wilson[0]), high: percentText(wilson[1]) })}`;
}
