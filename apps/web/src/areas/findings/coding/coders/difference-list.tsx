import { useQuery } from '@tanstack/react-query';
import { type CallData, codingCalls, codingRoundCalls } from '@wenshu/api-contract';
import { codingCodersTexts } from '@wenshu/texts/findings/coders/coders-part';
import { StatusTag } from '@wenshu/ui';
import { Button, Checkbox, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { momentText } from '../../../../app/language/moment-text.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { notify } from '../../../../app/notices/notices.ts';
import { codeName } from '../frame-tree.ts';
import { nameOfCode } from './code-name.ts';
import classes from './coders.module.css';
import { type CodersProps, nameOf, type Round } from './use-coders.ts';

type Differences = CallData<typeof codingRoundCalls.differences>;
type Difference = Differences['items'][number];

const PAGE = 50;
const UNDO_MS = 10_000;

export function DifferenceList(props: CodersProps & { readonly round: Round }) {
  const { of, coding, round, onChanged } = props;
  const t = useTexts(codingCodersTexts);
  const [list, setList] = useState<'open' | 'decided'>('open');
  const [code, setCode] = useState<number>();
  const [count, setCount] = useState(PAGE);
  const asked = { ...of, roundId: round.roundId, list, count, ...(code !== undefined && { code }) };
  const differences = useQuery({
    queryKey: ['coding', of.codingId, 'differences', asked],
    queryFn: () => client.call(codingRoundCalls.differences, asked, { quiet: true }),
    placeholderData: before => before,
    staleTime: 0,
  });
  return (
    <section className={classes.card} aria-labelledby="round-differences">
      <h2 id="round-differences">{t.result.differences}</h2>
      <div className={classes.tools}>
        <Segmented
          aria-label={t.result.differences}
          value={list}
          options={[
            { value: 'open' as const, label: t.result.open({ count: round.differing - round.decided }) },
            { value: 'decided' as const, label: t.result.decided({ count: round.decided }) },
          ]}
          onChange={setList}
        />
        <Select
          aria-label={t.result.codeOf}
          className={classes.filter!}
          value={code ?? 0}
          options={[
            { value: 0, label: t.result.anyCode },
            ...coding.frame.codes.map(one => ({ value: one.code, label: codeName(one) })),
          ]}
          onChange={chosen => setCode(chosen === 0 ? undefined : chosen)}
        />
      </div>
      <Loaded of={differences} words={t}>
        {({ items, total, coders }) => (
          <>
            {list === 'open' && items.length > 0 && <p className={classes.faint}>{t.result.chooseHint}</p>}
            {items.length === 0 && (
              <p className={classes.faint}>{list === 'open' ? t.result.noneOpen : t.result.noneDecided}</p>
            )}
            <ul className={classes.lines}>
              {items.map(one => (
                <Line
                  key={`${one.answerRecordId}:${one.decision?.time}`}
                  of={of}
                  coding={coding}
                  onChanged={onChanged}
                  roundId={round.roundId}
                  coders={coders}
                  difference={one}
                />
              ))}
            </ul>
            {items.length < total && count < 200 && (
              <Button onClick={() => setCount(before => Math.min(200, before + PAGE))}>{t.more}</Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

interface LineProps extends CodersProps {
  readonly roundId: string;
  readonly coders: Differences['coders'];
  readonly difference: Difference;
}

function Line({ of, coding, roundId, coders, difference, onChanged }: LineProps) {
  const t = useTexts(codingCodersTexts);
  const { answerRecordId, text, judged, agreed, disputed, decision } = difference;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const refresh = async () => onChanged();
  const { run: undo } = useAction((deedId: string) => client.call(codingCalls.undo, { ...of, deedId }), { refresh });
  const { run: decide, isBusy } = useAction(
    () => client.call(codingRoundCalls.decide, { ...of, roundId, decisions: [{ answerRecordId, codes: [...chosen] }] }),
    {
      refresh,
      onDone: ({ deedId }) =>
        notify.success(t.result.isDecided, UNDO_MS, { label: t.undo, press: () => void undo(deedId) }),
    },
  );
  // Names of codes that are in dispute now; one that is gone from the frame cannot be taken.
  const offered = coding.frame.codes.filter(one => disputed.includes(one.code) && !one.isRetired);
  return (
    <li className={classes.difference}>
      <p className={classes.said}>{text}</p>
      <dl className={classes.sides}>
        {coders.map((coder, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: coders have a place and keep it.
          <div key={place}>
            <dt>{nameOf(coder, t)}</dt>
            <dd>
              {judged[place] === null && <span className={classes.faint}>{t.result.notJudged}</span>}
              {judged[place]?.length === 0 && <span className={classes.faint}>{t.result.nothing}</span>}
              {judged[place]?.map(({ code, span }) => (
                <span key={`${code}:${span?.from}`} className={classes.given}>
                  <StatusTag tone={disputed.includes(code) ? 'waiting' : 'calm'}>
                    {nameOfCode(coding.frame.codes, code)}
                  </StatusTag>
                  {span && (
                    <span className={classes.faint}>{t.desk.words({ words: text.slice(span.from, span.to) })}</span>
                  )}
                </span>
              ))}
            </dd>
          </div>
        ))}
        {agreed.length > 0 && (
          <div>
            <dt>{t.result.agreed}</dt>
            <dd>
              {agreed.map(code => (
                <StatusTag key={code} tone="good">
                  {nameOfCode(coding.frame.codes, code)}
                </StatusTag>
              ))}
            </dd>
          </div>
        )}
      </dl>
      {decision ? (
        <p className={classes.tools}>
          <span className={classes.faint}>
            {t.result.decidedBy({ name: decision.nickName || t.gone, time: momentText(decision.time) })}
          </span>
          {decision.codes.length === 0 ? (
            <StatusTag>{t.result.noneHolds}</StatusTag>
          ) : (
            decision.codes.map(code => (
              <StatusTag key={code} tone="good">
                {nameOfCode(coding.frame.codes, code)}
              </StatusTag>
            ))
          )}
        </p>
      ) : (
        <fieldset className={classes.choose}>
          <legend>{t.result.choose}</legend>
          <div className={classes.tools}>
            <Checkbox.Group
              value={[...chosen]}
              options={offered.map(one => ({ value: one.code, label: codeName(one) }))}
              onChange={setChosen}
            />
            <Button type={chosen.length > 0 ? 'primary' : 'default'} loading={isBusy} onClick={() => void decide()}>
              {chosen.length > 0 ? t.result.decide : t.result.noneHolds}
            </Button>
          </div>
        </fieldset>
      )}
    </li>
  );
}
