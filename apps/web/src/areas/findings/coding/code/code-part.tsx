import { useQuery, useQueryClient } from '@tanstack/react-query';
import { codingCalls } from '@wenshu/api-contract';
import { codePartTexts } from '@wenshu/texts/findings/coding/code';
import { EmptyState } from '@wenshu/ui';
import { Button, type InputRef, Switch } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { browserPlace } from '../../../../app/local-storage.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { useIsNarrow } from '../../../../app/use-is-narrow.ts';
import { useSettled } from '../../../../app/use-settled.ts';
import { numberText } from '../../records/many/batch-words.ts';
import type { PartProps } from '../coding-data.ts';
import { freeKey, namedAs } from '../frame-tree.ts';
import { useFrame } from '../use-frame.ts';
import { useShares } from '../use-shares.ts';
import { AnswerCard } from './answer-card.tsx';
import { AnswerFilters } from './answer-filters.tsx';
import { AnswerList } from './answer-list.tsx';
import classes from './code.module.css';
import { CodeFinder } from './code-finder.tsx';
import { KeysHelp } from './keys-help.tsx';
import { type Answer, type Chip, isCoded, type Span, toggled } from './marks.ts';
import { type AnswersView, keptAnswers, useAnswerPages } from './use-answer-pages.ts';
import { useDeeds } from './use-deeds.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useFeelings } from './use-feelings.ts';

const usual: AnswersView = { list: 'all', search: '', sort: 'newest' };
/** The call takes no more at once. */
const MOST_SELECTED = 500;
const FEELING = 'coding-feeling';
const none: ReadonlyMap<string, Answer> = new Map();

/** The desk at which answers are put under codes: by keys, by the mouse, or with a thumb. */
export default function CodePart({ scrollId, coding, onChanged }: PartProps) {
  const t = useTexts(codePartTexts);
  const queries = useQueryClient();
  const { codingId, frame } = coding;
  const isPhone = useIsNarrow('phone');
  const [chosen, setChosen] = useState<AnswersView>(usual);
  const [search, setSearch] = useState('');
  const settled = useSettled(search).trim();
  const view = { ...chosen, search: settled };
  const [place, setPlace] = useState(0);
  const [range, setRange] = useState<readonly [number, number]>([0, 0]);
  const [selected, setSelected] = useState(none);
  const [span, setSpan] = useState<Span>();
  const [last, setLast] = useState<number>();
  const [hasFeelings, setFeelings] = useState(() => browserPlace.get(FEELING) === 'on');
  const [finder, searcher, list] = [useRef<InputRef>(null), useRef<InputRef>(null), useRef<HTMLDivElement>(null)];
  const counts = useQuery({
    queryKey: ['coding', codingId, 'counts'],
    queryFn: () => client.call(codingCalls.counts, { scrollId, codingId }, { quiet: true }),
  });
  // What comes next is there before it is gone to.
  const inSight = [[place, place + 1] as const, ...(isPhone ? [] : [range])];
  const shares = useShares({ scrollId, codingId });
  const own = shares.data?.items.find(({ isSelf }) => isSelf)?.given ?? 0;
  const pages = useAnswerPages({ scrollId, codingId, view, inSight });
  const { total, at } = pages;
  const answer = at(place);
  const feelingOf = useFeelings(hasFeelings);
  const { isSaving, give, undo, redo, canUndo, canRedo } = useDeeds(scrollId, codingId);
  const { add } = useFrame(scrollId);
  const byCode = counts.data && new Map(counts.data.codes.map(one => [one.code, one.count]));

  const toList = () => list.current?.focus({ preventScroll: true });
  const dropSpan = () => {
    document.getSelection()?.removeAllRanges();
    setSpan(undefined);
  };
  const go = (to: number) => {
    if (total === undefined || to < 0 || to >= total) return;
    dropSpan();
    setPlace(to);
  };
  const show = (change: Partial<AnswersView>) => {
    setChosen(before => ({ ...before, ...change }));
    setSelected(none);
    dropSpan();
    setPlace(0);
  };
  /** Those that are selected; the one at hand where none is. */
  const atHand = (): readonly Answer[] => {
    if (selected.size === 0) return answer ? [answer] : [];
    const known = keptAnswers(queries, codingId);
    return [...selected].map(([id, one]) => known.get(id) ?? one);
  };
  const press = (code: number, answers = atHand()) => {
    const change = toggled(answers, code, selected.size === 0 ? span : undefined);
    if (change.add.length > 0) setLast(code);
    void give(change);
    dropSpan();
  };
  const latestPress = useRef<(code: number) => void>(press);
  latestPress.current = press;
  const take = ({ code, span: of }: Chip) =>
    answer &&
    void give({
      answerRecordIds: [answer.answerRecordId],
      add: [],
      remove: [code],
      ...(of && { span: of }),
    });
  const accept = ({ code, span: of }: Chip) =>
    answer &&
    void give({
      answerRecordIds: [answer.answerRecordId],
      add: [code],
      remove: [],
      ...(of && { span: of }),
    });
  const make = async (name: string, parent: number | null): Promise<boolean> => {
    const words = { parent, ...namedAs(name), key: freeKey(frame.codes) };
    // Whoever goes on meanwhile means the answer at which it was made; where none had come yet, the one that is there then.
    const meant = atHand();
    const code = await add(frame, words).catch(() => undefined);
    if (code === undefined) return false;
    onChanged();
    if (meant.length > 0) press(code, meant);
    else latestPress.current(code);
    setLast(parent ?? code);
    return true;
  };
  const select = (one: Answer) => {
    const next = new Map(selected);
    if (!next.delete(one.answerRecordId)) next.set(one.answerRecordId, one);
    selectAll([...next.values()]);
  };
  const selectAll = (answers: readonly Answer[]) => {
    if (answers.length > MOST_SELECTED) notify.info(t.mostSelected({ count: MOST_SELECTED }));
    setSelected(new Map(answers.slice(0, MOST_SELECTED).map(one => [one.answerRecordId, one])));
    dropSpan();
  };
  /** From the one at hand to another one. */
  const selectRun = async (to: number) => {
    if (total === undefined || to < 0 || to >= total) return;
    setPlace(to);
    const found = await pages.load(Math.min(place, to), Math.max(place, to)).catch(() => []);
    selectAll([...selected.values(), ...found.filter(one => !selected.has(one.answerRecordId))]);
  };
  const selectFound = async () => selectAll(await pages.load(0, MOST_SELECTED - 1).catch(() => []));
  const nextUncoded = () => {
    const next = pages.nextAfter(place, one => !isCoded(one));
    if (next !== undefined) return go(next);
    // Further down than what has come: their own list begins with the first of them.
    if (counts.data && counts.data.coded >= counts.data.answered) return notify.info(t.noMoreUncoded);
    show({ list: 'uncoded' });
    pages.renew();
    notify.info(t.toUncoded);
  };
  const back = async (way: 'undo' | 'redo') => {
    const [first] = await (way === 'undo' ? undo() : redo());
    const to = first === undefined ? undefined : pages.placeOf(first);
    if (to !== undefined) go(to);
  };
  const move = (event: KeyboardEvent, step: number) =>
    event.shiftKey ? void selectRun(place + step) : go(place + step);
  useDeskKeys({
    acts: {
      ArrowDown: event => move(event, 1),
      ArrowUp: event => move(event, -1),
      j: () => go(place + 1),
      k: () => go(place - 1),
      PageDown: () => go(Math.min(place + 10, (total ?? 1) - 1)),
      PageUp: () => go(Math.max(place - 10, 0)),
      Home: () => go(0),
      End: () => go((total ?? 1) - 1),
      n: () => finder.current?.focus(),
      '/': () => searcher.current?.focus(),
      ' ': () => answer && select(answer),
      Enter: nextUncoded,
      Escape: () => (span ? dropSpan() : setSelected(none)),
    },
    give: new Map(
      frame.codes.flatMap(({ key, code, isRetired }) =>
        key === '' || isRetired ? [] : [[key.toLowerCase(), () => press(code)] as const],
      ),
    ),
    step: way => void back(way),
  });

  const isFiltered = chosen.list !== 'all' || chosen.code !== undefined || settled !== '';
  const nothing = !isFiltered ? (
    <EmptyState title={t.none} text={t.noneText} />
  ) : (
    <EmptyState
      title={chosen.list === 'uncoded' && chosen.code === undefined && settled === '' ? t.allCoded : t.noneFound}
      text={chosen.list === 'uncoded' && settled === '' ? t.allCodedText : t.noneFoundText}
      actions={
        <Button
          onClick={() => {
            setSearch('');
            show(usual);
          }}
        >
          {t.clear}
        </Button>
      }
    />
  );
  const ways = (
    <>
      <Button disabled={place === 0} onClick={() => go(place - 1)}>
        {t.previous}
      </Button>
      <Button disabled={total === undefined || place >= total - 1} onClick={() => go(place + 1)}>
        {t.next}
      </Button>
      <Button onClick={nextUncoded}>{t.nextUncoded}</Button>
    </>
  );
  const finding = (
    <section key="codes" className={classes.codes} aria-label={t.codes}>
      <CodeFinder
        frame={frame}
        countOf={code => byCode && (byCode.get(code) ?? 0)}
        answers={atHand()}
        span={selected.size === 0 ? span : undefined}
        last={last}
        input={finder}
        onGive={code => press(code)}
        onOnly={code => show({ code })}
        onLast={code => {
          setLast(code);
          finder.current?.focus();
        }}
        onMake={make}
        onLeave={() => {
          finder.current?.blur();
          toList();
        }}
      />
    </section>
  );
  const reading = (
    <div key="reading" className={classes.reading}>
      <Loaded of={{ ...pages, data: total }} words={t} empty={{ isSo: found => found === 0, shows: nothing }}>
        {found => (
          <>
            {selected.size > 0 && (
              <p className={classes.chosen} role="status">
                {t.selected({ count: selected.size })}{' '}
                <Button size="small" type="link" onClick={() => setSelected(none)}>
                  {t.dropSelected}
                </Button>
              </p>
            )}
            {answer ? (
              <AnswerCard
                answer={answer}
                place={place}
                total={found}
                codes={frame.codes}
                span={span}
                feeling={feelingOf(answer.text)}
                ways={
                  // On a phone they stand below everything, where the thumb is.
                  !isPhone && (
                    <>
                      {ways}
                      {isFiltered && (
                        <Button onClick={() => void selectFound()}>
                          {found > MOST_SELECTED ? t.selectAllMost({ count: MOST_SELECTED }) : t.selectAll}
                        </Button>
                      )}
                    </>
                  )
                }
                onSpan={setSpan}
                onTake={take}
                onAccept={accept}
              />
            ) : (
              <section className={classes.card} aria-busy="true">
                {t.loading}
              </section>
            )}
            {!isPhone && (
              <AnswerList
                total={found}
                place={place}
                selected={selected}
                codes={frame.codes}
                list={list}
                at={at}
                feelingOf={text => feelingOf(text)?.feeling}
                onRange={(from, to) => setRange([from, to])}
                onGo={to => {
                  go(to);
                  toList();
                }}
                onSelect={select}
                onRun={to => void selectRun(to)}
              />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
  return (
    <div className={classes.part}>
      <div className={classes.bar}>
        {counts.data && (
          <p className={classes.progress}>
            <progress aria-label={t.progressLabel} max={Math.max(1, counts.data.answered)} value={counts.data.coded} />
            <span role="status">
              {t.progress({ coded: numberText(counts.data.coded), answered: numberText(counts.data.answered) })}
            </span>
          </p>
        )}
        <span className={classes.faint} aria-live="polite">
          {isSaving && t.saving}
        </span>
        <span className={classes.tools}>
          <span className={classes.switch}>
            <Switch
              aria-label={t.feeling}
              size="small"
              checked={hasFeelings}
              onChange={isOn => {
                setFeelings(isOn);
                browserPlace.set(FEELING, isOn ? 'on' : 'off');
              }}
            />
            <span aria-hidden="true">{t.feeling}</span>
          </span>
          <Button disabled={!canUndo} onClick={() => void back('undo')}>
            {t.undo}
          </Button>
          <Button disabled={!canRedo} onClick={() => void back('redo')}>
            {t.redo}
          </Button>
          <KeysHelp />
        </span>
      </div>
      <FiltersOf isFolded={isPhone} isOn={isFiltered}>
        <AnswerFilters
          view={view}
          search={search}
          codes={frame.codes}
          own={own}
          atHand={answer?.answerRecordId}
          input={searcher}
          onSearch={next => {
            setSearch(next);
            show({});
          }}
          onView={show}
          onRenew={() => {
            pages.renew();
            show({});
          }}
          onLeave={toList}
        />
      </FiltersOf>
      <div className={classes.desk}>{isPhone ? [reading, finding] : [finding, reading]}</div>
      {isPhone && answer && <div className={classes.foot}>{ways}</div>}
    </div>
  );
}

interface FiltersOfProps {
  readonly isFolded: boolean;
  readonly isOn: boolean;
  readonly children: ReactNode;
}

/** On a phone the answer comes first: what narrows the list is folded, and says whether it does. */
function FiltersOf({ isFolded, isOn, children }: FiltersOfProps) {
  const t = useTexts(codePartTexts);
  if (!isFolded) return children;
  return (
    <details className={classes.folded}>
      <summary>{isOn ? t.filtersOn : t.filters}</summary>
      {children}
    </details>
  );
}
