import { useSearch } from '@tanstack/react-router';
import { codesBelow } from '@wenshu/analysis/browser';
import type { TalkMemo } from '@wenshu/api-contract';
import { codePartTexts } from '@wenshu/texts/findings/coding/code';
import { talkAnalysisTexts } from '@wenshu/texts/talks/talk-analysis';
import { codesAbove } from '@wenshu/transcripts';
import { EmptyState } from '@wenshu/ui';
import { Button, type InputRef } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../../../../app/language/language.ts';
import { Loaded } from '../../../../../app/loaded.tsx';
import { notify } from '../../../../../app/notices/notices.ts';
import { useIsNarrow } from '../../../../../app/use-is-narrow.ts';
import { useSettled } from '../../../../../app/use-settled.ts';
import { CodeFinder } from '../../../../findings/coding/code/code-finder.tsx';
import { type Answer, codesOn, isCoded, type Span, toggled } from '../../../../findings/coding/code/marks.ts';
import { useDeeds } from '../../../../findings/coding/code/use-deeds.ts';
import { useDeskKeys } from '../../../../findings/coding/code/use-desk-keys.ts';
import type { Coding } from '../../../../findings/coding/coding-data.ts';
import { codeName, freeKey, namedAs } from '../../../../findings/coding/frame-tree.ts';
import { useFrame } from '../../../../findings/coding/use-frame.ts';
import { useDesk, useNameOf, useView } from '../../open/desk-context.ts';
import { seeTurn } from '../../open/desk-view.ts';
import type { Project } from '../../state/use-project.ts';
import { VirtualTurns } from '../../turns/virtual-turns.tsx';
import type { TalkAnalysisSearch } from '../analysis-address.ts';
import { MemoPanel } from '../memos/memo-panel.tsx';
import { useMemos } from '../memos/use-memos.ts';
import { CodingBar } from './coding-bar.tsx';
import classes from './coding-desk.module.css';
import { CodingTurn, type TurnActs } from './coding-turn.tsx';
import { lanesOf } from './lanes.ts';
import { filterTurns, isFiltered, NO_FILTER, seenBy } from './turn-filter.ts';
import { TurnFilters } from './turn-filters.tsx';
import { useMarks } from './use-marks.ts';

interface CodingTalkProps {
  readonly project: Project;
  readonly coding: Coding;
  onChanged(): void;
}

const LONGEST_NAME = 100;
const PAGE = 10;

/** Letters in a line beside the stripes, roughly. */
const LINE_LETTERS = 60;

/** A transcript under codes: what is said, what stands on it, and the frame beside it. */
export function CodingTalk({ project, coding, onChanged }: CodingTalkProps) {
  const t = useTexts(talkAnalysisTexts);
  const codeTexts = useTexts(codePartTexts);
  const { scrollId, view, player } = useDesk();
  const nameOf = useNameOf();
  const isPhone = useIsNarrow('phone');
  const { codingId, frame } = coding;
  const { marked, answers, turns } = useMarks(coding);
  const { isSaving, give, undo, redo, canUndo, canRedo } = useDeeds(scrollId, codingId);
  const { add } = useFrame(scrollId);
  const [filter, setFilter] = useState(NO_FILTER);
  const text = useSettled(filter.text.trim());
  const [span, setSpan] = useState<Span>();
  const [last, setLast] = useState<number>();
  const [onlyCode, setOnlyCode] = useState<number>();
  const [finder, searcher, box] = [useRef<InputRef>(null), useRef<InputRef>(null), useRef<HTMLElement>(null)];
  const atHandId = useView(({ atHand }) => atHand);
  const { turnId } = useSearch({ strict: false }) as TalkAnalysisSearch;
  const { coder } = filter;
  const noted = useMemos(scrollId);
  const items = noted.memos.data?.items;
  const memos = useMemo(() => countByTurn(items ?? []), [items]);
  const shown = useMemo(() => {
    const codes = onlyCode === undefined ? undefined : codesBelow(frame.codes, onlyCode);
    const withMemo = new Set(memos.keys());
    return filterTurns(turns, { ...filter, text, codes }, { answers, people: project.people, withMemo });
  }, [turns, filter, text, onlyCode, frame.codes, answers, project.people, memos]);
  const stripes = useMemo(
    () => lanesOf(shown.map(({ id }) => (answers.has(id) ? [...codesOn(seenBy(answers.get(id)!, coder))] : []))),
    [shown, answers, coder],
  );
  const numberOf = useMemo(() => new Map(turns.map(({ id }, at) => [id, at + 1])), [turns]);
  const { counts, coded } = useMemo(() => countCodes(answers, frame.codes), [answers, frame.codes]);
  const place = shown.findIndex(({ id }) => id === atHandId);
  const answer = atHandId === undefined ? undefined : answers.get(atHandId);

  const dropSpan = () => {
    document.getSelection()?.removeAllRanges();
    setSpan(undefined);
  };
  const takeInHand = (id: string) => {
    if (view.getState().atHand !== id) dropSpan();
    view.setState({ atHand: id });
  };
  /** Brings a turn to hand, and the keys to its words once it is drawn. */
  const go = (to: number) => {
    const turn = shown[Math.max(0, Math.min(shown.length - 1, to))];
    if (!turn) return;
    takeInHand(turn.id);
    seeTurn(view, turn.id);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const words = box.current?.querySelector<HTMLElement>(`[data-turn="${turn.id}"] [role=textbox]`);
        words?.focus({ preventScroll: true });
      }),
    );
  };
  useEffect(() => {
    if (turnId === undefined) return;
    view.setState({ atHand: turnId });
    seeTurn(view, turnId);
  }, [turnId, view]);
  const press = (code: number, meant = answer, on = span) => {
    if (!meant) return notify.info(t.desk.chooseTurn);
    const change = toggled([meant], code, on);
    if (change.add.length > 0) setLast(code);
    void give(change);
    dropSpan();
  };
  const make = async (name: string, parent: number | null): Promise<boolean> => {
    // Whoever goes on meanwhile means the words at which it was made.
    const [meant, on] = [answer, span];
    const code = await add(frame, { parent, ...namedAs(name), key: freeKey(frame.codes) }).catch(() => undefined);
    if (code === undefined) return false;
    onChanged();
    if (meant) press(code, meant, on);
    setLast(parent ?? code);
    return true;
  };
  /** A code named as somebody said it. */
  const makeInVivo = () => {
    if (!answer || !span) return notify.info(t.desk.chooseWords);
    if (!frame.mayEdit) return notify.info(codeTexts.noCodesReadOnly);
    const name = answer.text.slice(span.from, span.to).replaceAll(/\s+/g, ' ').slice(0, LONGEST_NAME);
    const known = frame.codes.find(({ zh, en }) => [zh, en].some(one => one.toLowerCase() === name.toLowerCase()));
    if (known) press(known.code);
    else void make(name, null);
  };
  const nextUncoded = () => {
    const isOpen = (id: string) => answers.has(id) && !isCoded(answers.get(id)!);
    const next = shown.findIndex(({ id }, at) => at > place && isOpen(id));
    if (next >= 0) go(next);
    else notify.info(t.desk.noMoreUncoded);
  };
  const back = async (way: 'undo' | 'redo') => {
    const [first] = await (way === 'undo' ? undo() : redo());
    const to = shown.findIndex(({ id }) => id === first);
    if (to >= 0) go(to);
  };
  const play = () => {
    const from = shown[place]?.from;
    if (player.store.getState().isPlaying || typeof from !== 'number') player.toggle();
    else player.playFrom(from);
  };
  const leaveFinder = () => {
    finder.current?.blur();
    if (place >= 0) go(place);
  };
  useDeskKeys({
    acts: {
      ArrowDown: () => go(place + 1),
      ArrowUp: () => go(place - 1),
      j: () => go(place + 1),
      k: () => go(place - 1),
      PageDown: () => go(place + PAGE),
      PageUp: () => go(place - PAGE),
      Home: () => go(0),
      End: () => go(shown.length - 1),
      n: () => finder.current?.focus(),
      '/': () => searcher.current?.focus(),
      '=': makeInVivo,
      ' ': play,
      Enter: nextUncoded,
      Escape: dropSpan,
    },
    give: new Map(
      frame.codes.flatMap(({ key, code, isRetired }) =>
        key === '' || isRetired ? [] : [[key.toLowerCase(), () => press(code)] as const],
      ),
    ),
    step: way => void back(way),
  });
  const latest: TurnActs = {
    onHand: (id, chosen) => {
      takeInHand(id);
      setSpan(chosen);
    },
    onTake: ({ answerRecordId }, { code, span: on }) =>
      void give({ answerRecordIds: [answerRecordId], add: [], remove: [code], ...(on && { span: on }) }),
    onAccept: ({ answerRecordId }, { code, span: on }) =>
      void give({ answerRecordIds: [answerRecordId], add: [code], remove: [], ...(on && { span: on }) }),
  };
  // The same object each time: rows are not drawn anew because of it.
  const acts = useRef(latest);
  acts.current = latest;
  const given = frame.codes.find(({ code }) => code === last);
  const filtering = onlyCode !== undefined || isFiltered(filter);
  const clear = () => {
    setFilter(NO_FILTER);
    setOnlyCode(undefined);
  };
  return (
    <>
      <CodingBar
        coding={coding}
        coded={coded}
        total={answers.size}
        isSaving={isSaving}
        can={{ undo: canUndo, redo: canRedo }}
        onStep={way => void back(way)}
        onNext={nextUncoded}
      />
      <TurnFilters
        project={project}
        turns={turns}
        answers={answers}
        codes={frame.codes}
        filter={filter}
        code={onlyCode}
        found={filtering ? shown.length : undefined}
        input={searcher}
        isFolded={isPhone}
        onFilter={change => setFilter(before => ({ ...before, ...change }))}
        onCode={setOnlyCode}
        onClear={clear}
        onLeave={() => go(Math.max(0, place))}
      />
      <Loaded of={marked} words={t}>
        {() => (
          <div className={classes.body}>
            <div className={classes.reading}>
              {shown.length === 0 ? (
                <EmptyState
                  title={filtering ? t.desk.noneFound : t.desk.empty}
                  text={filtering ? t.desk.noneFoundText : t.desk.emptyText}
                  actions={filtering && <Button onClick={clear}>{t.desk.clear}</Button>}
                />
              ) : (
                <VirtualTurns turns={shown} label={t.desk.list} isWide box={box} lineLetters={LINE_LETTERS}>
                  {(turn, at) => (
                    <CodingTurn
                      turn={turn}
                      number={numberOf.get(turn.id) ?? at + 1}
                      heading={turn.part === (shown[at - 1]?.part ?? '') ? '' : turn.part}
                      name={nameOf(turn.speaker)}
                      answer={answers.get(turn.id)}
                      codes={frame.codes}
                      stripes={stripes[at] ?? []}
                      isAtHand={turn.id === atHandId}
                      span={turn.id === atHandId ? span : undefined}
                      memos={memos.get(turn.id) ?? 0}
                      acts={acts}
                    />
                  )}
                </VirtualTurns>
              )}
              <div className={classes.chosen} role="status">
                {span && answer && (
                  <>
                    <span className={classes.chosenWords}>
                      {codeTexts.chosen({ words: answer.text.slice(span.from, span.to) })}
                    </span>
                    <Button size="small" onMouseDown={event => event.preventDefault()} onClick={makeInVivo}>
                      {t.desk.inVivo}
                    </Button>
                    <Button size="small" type="link" onClick={dropSpan}>
                      {codeTexts.dropChosen}
                    </Button>
                  </>
                )}
              </div>
            </div>
            <section className={classes.codes} aria-label={codeTexts.codes}>
              <CodeFinder
                frame={frame}
                countOf={code => counts.get(code) ?? 0}
                answers={answer ? [answer] : []}
                span={span}
                last={last}
                input={finder}
                onGive={code => press(code)}
                onOnly={setOnlyCode}
                onLast={code => {
                  setLast(code);
                  finder.current?.focus();
                }}
                onMake={make}
                onLeave={leaveFinder}
              />
              <MemoPanel
                {...noted}
                codingId={codingId}
                turn={place >= 0 ? { id: shown[place]!.id, number: numberOf.get(shown[place]!.id)! } : undefined}
                code={given && { code: given.code, name: codeName(given) }}
              />
            </section>
          </div>
        )}
      </Loaded>
    </>
  );
}

/** Turns with each code or one below it, in this transcript. */
function countCodes(answers: ReadonlyMap<string, Answer>, codes: Coding['frame']['codes']) {
  const above = codesAbove(codes);
  const counts = new Map<number, number>();
  let coded = 0;
  for (const answer of answers.values()) {
    const given = codesOn(answer);
    if (given.size > 0) coded += 1;
    for (const code of new Set([...given].flatMap(one => above.get(one) ?? [])))
      counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return { counts, coded };
}

function countByTurn(memos: readonly Pick<TalkMemo, 'turnId'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { turnId } of memos) if (turnId !== null) counts.set(turnId, (counts.get(turnId) ?? 0) + 1);
  return counts;
}
