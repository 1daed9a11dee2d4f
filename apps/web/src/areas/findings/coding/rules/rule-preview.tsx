import { useQuery, useQueryClient } from '@tanstack/react-query';
import { codingRuleCalls } from '@wenshu/api-contract';
import { codingRulesPartTexts } from '@wenshu/texts/findings/coding/rules-part';
import { Button } from 'antd';
import { useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { numberText } from '../../records/many/batch-words.ts';
import classes from './rules.module.css';

interface RulePreviewProps {
  readonly scrollId: string;
  readonly codingId: string;
  /** That can be read; nothing where it cannot. */
  readonly pattern: string | undefined;
  readonly code: number | undefined;
  readonly ruleId: string | undefined;
}

/** What a rule finds, while it is written. */
export function RulePreview({ scrollId, codingId, pattern, code, ruleId }: RulePreviewProps) {
  const t = useTexts(codingRulesPartTexts);
  const words = t.preview;
  const queries = useQueryClient();
  const queryKey = ['coding', codingId, 'rules', 'preview', pattern, code, ruleId];
  const [stopped, setStopped] = useState<string>();
  const isStopped = stopped === JSON.stringify(queryKey);
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      client.call(
        codingRuleCalls.preview,
        { scrollId, codingId, pattern: pattern ?? '', ...(code && { code }), ...(ruleId && { ruleId }) },
        { quiet: true, signal },
      ),
    enabled: pattern !== undefined && !isStopped,
    placeholderData: before => before,
  });
  const stop = () => {
    setStopped(JSON.stringify(queryKey));
    void queries.cancelQueries({ queryKey });
  };
  return (
    <section className={classes.preview} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className={classes.faint} role="status">
        {pattern === undefined && words.hint}
        {isStopped && words.stopped}
        {pattern !== undefined && found.isFetching && words.looking}
      </p>
      {pattern !== undefined && found.isFetching && (
        <Button size="small" onClick={stop}>
          {words.stop}
        </Button>
      )}
      {isStopped && (
        <Button size="small" onClick={() => setStopped(undefined)}>
          {words.again}
        </Button>
      )}
      {pattern !== undefined && !isStopped && (found.data || !found.isFetching) && (
        <Loaded of={found} words={t}>
          {({ looked, found: count, alone, already, otherwise, uncoded, samples, older }) => {
            const counted = { found: numberText(count), looked: numberText(looked) };
            const lines = [
              [words.uncoded, uncoded],
              [words.already, already],
              [words.otherwise, otherwise],
              [words.alone, alone],
            ] as const;
            return (
              <div aria-busy={found.isFetching} className={classes.found}>
                <p>
                  <strong>{count === 0 ? words.none(counted) : words.found(counted)}</strong>
                  {older > 0 && ` · ${t.older({ count: numberText(older) })}`}
                </p>
                {count > 0 && (
                  <dl>
                    {lines.map(([label, value]) => (
                      <div key={label}>
                        <dt>{label}</dt>
                        <dd>{numberText(value)}</dd>
                      </div>
                    ))}
                  </dl>
                )}
                {samples.length > 0 && (
                  <>
                    <h4>{words.samples({ count: numberText(samples.length) })}</h4>
                    <ul>
                      {samples.map(({ answerRecordId, text, spans }) => (
                        <li key={answerRecordId}>{marked(text, spans)}</li>
                      ))}
                    </ul>
                  </>
                )}
              </div>
            );
          }}
        </Loaded>
      )}
    </section>
  );
}

/** Words found in two ways are marked once. */
function marked(text: string, spans: readonly { readonly from: number; readonly to: number }[]) {
  const pieces = [];
  let end = 0;
  for (const { from, to } of spans) {
    if (to <= end) continue;
    pieces.push(text.slice(end, Math.max(from, end)), <mark key={from}>{text.slice(Math.max(from, end), to)}</mark>);
    end = to;
  }
  return [...pieces, text.slice(end)];
}
