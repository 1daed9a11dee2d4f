import { codingRoundCalls } from '@wenshu/api-contract';
import { codingCodersTexts } from '@wenshu/texts/findings/coders/coders-part';
import { StatusTag } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { momentText } from '../../../../app/language/moment-text.ts';
import { askBox, notify } from '../../../../app/notices/notices.ts';
import classes from './coders.module.css';
import { RoundDialog } from './round-dialog.tsx';
import { type CodersProps, nameOf, type Round } from './use-coders.ts';

interface RoundListProps extends CodersProps {
  readonly rounds: readonly Round[];
  onOpen(roundId: string): void;
}

export function RoundList({ of, coding, rounds, onOpen, onChanged }: RoundListProps) {
  const t = useTexts(codingCodersTexts);
  const [isMaking, setMaking] = useState(false);
  return (
    <section className={classes.card} aria-labelledby="coding-rounds">
      <div className={classes.head}>
        <h2 id="coding-rounds">{t.rounds.title}</h2>
        <Button type="primary" onClick={() => setMaking(true)}>
          {t.rounds.make}
        </Button>
      </div>
      <p className={classes.faint}>{t.rounds.text}</p>
      {rounds.length === 0 ? (
        <p className={classes.faint}>{t.rounds.none}</p>
      ) : (
        <ul className={classes.lines}>
          {rounds.map(round => (
            <RoundLine key={round.roundId} of={of} round={round} onOpen={onOpen} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {isMaking && (
        <RoundDialog
          of={of}
          coding={coding}
          number={rounds.length + 1}
          onChanged={onChanged}
          onClose={() => setMaking(false)}
        />
      )}
    </section>
  );
}

interface RoundLineProps extends Pick<CodersProps, 'of' | 'onChanged'> {
  readonly round: Round;
  onOpen(roundId: string): void;
}

function RoundLine({ of, round, onOpen, onChanged }: RoundLineProps) {
  const t = useTexts(codingCodersTexts);
  const { roundId, name, answers, coders, closeTime, mayLead, differing, decided } = round;
  const ends = { refresh: async () => onChanged() };
  const { run: close, isBusy } = useAction(async () => {
    const behind = coders
      .filter(({ judged }) => judged < answers)
      .map(one => ({ name: nameOf(one, t), left: answers - one.judged }));
    const { title, text, confirm, decline } = t.rounds.closing;
    if (!(await askBox({ title, text: text({ behind }), confirm, decline }))) return;
    const done = await client.call(codingRoundCalls.close, { ...of, roundId });
    notify.success(t.rounds.closed(done));
  }, ends);
  const { run: remove } = useAction(async () => {
    if (!(await askBox(t.rounds.removing))) return;
    await client.call(codingRoundCalls.remove, { ...of, roundId });
    notify.success(t.rounds.removed);
  }, ends);
  const isOpen = closeTime === null;
  const left = differing - decided;
  const own = coders.find(({ isSelf }) => isSelf);
  return (
    <li>
      <div className={classes.facts}>
        <span className={classes.tools}>
          <strong>{name}</strong>
          <StatusTag tone={isOpen || left > 0 ? 'waiting' : 'good'}>
            {isOpen ? t.rounds.open : left > 0 ? t.rounds.deciding({ left }) : t.rounds.finished}
          </StatusTag>
        </span>
        <span className={classes.faint}>
          {[
            t.rounds.sample({ count: answers }),
            ...coders.map(one => t.rounds.judged({ name: nameOf(one, t), judged: one.judged, all: answers })),
          ].join(' · ')}
        </span>
        <span className={classes.faint}>
          {t.rounds.ledBy({ name: round.leader || t.gone, time: momentText(round.time) })}
        </span>
      </div>
      <div className={classes.tools}>
        {isOpen && own && (
          <Button type={own.judged < answers ? 'primary' : 'default'} onClick={() => onOpen(roundId)}>
            {own.judged === 0 ? t.rounds.code : own.judged < answers ? t.rounds.goOn : t.rounds.check}
          </Button>
        )}
        {!isOpen && <Button onClick={() => onOpen(roundId)}>{t.rounds.result}</Button>}
        {isOpen && mayLead && (
          <Button loading={isBusy} onClick={() => void close()}>
            {t.rounds.close}
          </Button>
        )}
        {mayLead && (
          <Button danger onClick={() => void remove()}>
            {t.rounds.remove}
          </Button>
        )}
      </div>
    </li>
  );
}
