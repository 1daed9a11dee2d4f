import { CloseOutlined } from '@ant-design/icons';
import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { type CutReason, cutReasons, transcriptChanges } from '@wenshu/transcripts';
import { ActionButton } from '@wenshu/ui';
import { Button, Checkbox, Select } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { turnsOf, useDesk, useMake, useTurns, useView } from '../open/desk-context.ts';
import type { ProposedCuts } from '../open/desk-view.ts';
import classes from './cleaning.module.css';
import { type CleanedKind, cleanedKinds, findCuts } from './find-cuts.ts';

const EVERYBODY = -1;

/** What would be cut is marked in the text before it is; what was cut can be put back by kind. */
export function CleaningPanel() {
  const t = useTexts(transcriptDeskTexts).cleaning;
  const { view, work, people } = useDesk();
  const make = useMake();
  const turns = useTurns();
  const [speaker, setSpeaker] = useState(EVERYBODY);
  const [kinds, setKinds] = useState<ReadonlySet<CleanedKind>>(new Set(cleanedKinds));
  const { found, percent } = useFound(speaker);
  const proposed = useMemo(() => withKinds(found, kinds), [found, kinds]);
  useEffect(() => {
    view.setState({ proposed });
    return () => view.setState({ proposed: new Map() });
  }, [view, proposed]);
  const count = countOf(proposed);
  const speakers = new Set(turns.map(one => one.speaker));
  const clean = () => {
    const isMade = make(transcript =>
      [...proposed].flatMap(([id, { of, pieces }]) => {
        const turn = transcript.turns[id];
        return turn?.text === of ? transcriptChanges.cut(turn, pieces) : [];
      }),
    );
    if (isMade) notify.success(t.applied({ count }));
  };
  const toggle = (kind: CleanedKind) =>
    setKinds(now => new Set(now.has(kind) ? [...now].filter(one => one !== kind) : [...now, kind]));
  return (
    <aside className={classes.panel} aria-label={t.title}>
      <div className={classes.head}>
        <h2>{t.title}</h2>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={t.close}
          onClick={() => view.setState({ panel: undefined })}
        />
      </div>
      <p className={classes.soft}>{t.lead}</p>
      <Select
        aria-label={t.of}
        value={speaker}
        options={[
          { value: EVERYBODY, label: t.everybody },
          ...people.filter(({ no }) => speakers.has(no)).map(({ no, name }) => ({ value: no, label: name })),
        ]}
        onChange={setSpeaker}
      />
      <ul className={classes.kinds}>
        {cleanedKinds.map(kind => (
          <li key={kind}>
            <Checkbox checked={kinds.has(kind)} onChange={() => toggle(kind)}>
              {t.kinds[kind]}{' '}
              <span className={classes.soft}>{found && countOf(withKinds(found, new Set([kind])))}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <p role="status" className={classes.soft}>
        {found === undefined ? t.looking({ percent }) : count === 0 && t.none}
      </p>
      {count > 0 && <ActionButton onClick={clean}>{t.apply({ count })}</ActionButton>}
      <Done
        onPutBack={why => {
          const { document } = work.store.getState();
          const before = countCuts(turnsOf(document), why);
          const isMade = make(transcript =>
            turnsOf(transcript).flatMap(turn => transcriptChanges.putBackOf(turn, [why])),
          );
          if (isMade) notify.success(t.backDone({ count: before }));
        }}
      />
    </aside>
  );
}

/** What could be cut, of all kinds; looked for again when turns have changed and nobody writes for a moment. */
function useFound(speaker: number) {
  const { work } = useDesk();
  const turns = useTurns();
  const [found, setFound] = useState<ReadonlyMap<string, ProposedCuts>>();
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const of = turns.filter(one => speaker === EVERYBODY || one.speaker === speaker);
      const { language } = work.store.getState().document;
      const looking = { language, kinds: new Set(cleanedKinds), signal: abort.signal, onPercent: setPercent };
      void findCuts(of, looking).then(cuts => cuts && !abort.signal.aborted && setFound(cuts));
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [turns, speaker, work]);
  return { found, percent };
}

const SETTLE_MS = 150;
const NOTHING: ReadonlyMap<string, ProposedCuts> = new Map();

function withKinds(found: ReadonlyMap<string, ProposedCuts> = NOTHING, kinds: ReadonlySet<CutReason>) {
  const kept = [...found].map(
    ([id, { of, pieces }]) => [id, { of, pieces: pieces.filter(({ why }) => kinds.has(why)) }] as const,
  );
  return new Map(kept.filter(([, { pieces }]) => pieces.length > 0));
}

const countOf = (cuts: ReadonlyMap<string, ProposedCuts>) =>
  [...cuts.values()].reduce((sum, { pieces }) => sum + pieces.length, 0);

const countCuts = (turns: ReturnType<typeof useTurns>, why: CutReason) =>
  turns.reduce((sum, { cuts }) => sum + cuts.filter(cut => cut.why === why).length, 0);

/** What was cut so far, by kind. */
function Done({ onPutBack }: { onPutBack(why: CutReason): void }) {
  const t = useTexts(transcriptDeskTexts).cleaning;
  const { view } = useDesk();
  const turns = useTurns();
  const showsCuts = useView(state => state.showsCuts);
  const done = cutReasons.map(why => ({ why, count: countCuts(turns, why) })).filter(({ count }) => count > 0);
  return (
    <section aria-label={t.done}>
      <h3>{t.done}</h3>
      {done.length === 0 && <p className={classes.soft}>{t.doneNone}</p>}
      <ul className={classes.kinds}>
        {done.map(({ why, count }) => (
          <li key={why} className={classes.head}>
            <span>
              {t.kinds[why]} <span className={classes.soft}>{count}</span>
            </span>
            <Button
              size="small"
              aria-label={t.putBackAll({ name: t.kinds[why] })}
              title={t.putBackAll({ name: t.kinds[why] })}
              onClick={() => onPutBack(why)}
            >
              {t.putBack}
            </Button>
          </li>
        ))}
      </ul>
      <Checkbox checked={showsCuts} onChange={event => view.setState({ showsCuts: event.target.checked })}>
        {t.show}
      </Checkbox>
    </section>
  );
}
