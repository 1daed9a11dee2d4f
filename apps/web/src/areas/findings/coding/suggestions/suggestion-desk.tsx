import { type CallData, codingSuggestionCalls } from '@wenshu/api-contract';
import { codingSuggestionTexts } from '@wenshu/texts/findings/coding/suggestions';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { askBox, notify } from '../../../../app/notices/notices.ts';
import { numberText } from '../../records/many/batch-words.ts';
import { useDeskKeys } from '../code/use-desk-keys.ts';
import { useFeelings } from '../code/use-feelings.ts';
import type { Coding } from '../coding-data.ts';
import { pathName } from '../frame-tree.ts';
import { AcceptManyDialog } from './accept-many-dialog.tsx';
import { percentText } from './percent-text.ts';
import { SuggestionLine } from './suggestion-line.tsx';
import classes from './suggestions.module.css';
import { type Suggestion, type SuggestionsView, useSuggestions } from './use-suggestions.ts';

interface SuggestionDeskProps {
  readonly scrollId: string;
  readonly coding: Coding;
  readonly waiting: CallData<typeof codingSuggestionCalls.state>['waiting'];
  onJudged(): void;
}

const LEASTS = [0, 0.5, 0.6, 0.7, 0.8, 0.9];
const noCodes: ReadonlyMap<string, () => void> = new Map();

/** Suggestions one below the other, judged by keys, by the mouse or with a thumb. */
export function SuggestionDesk({ scrollId, coding, waiting, onJudged }: SuggestionDeskProps) {
  const t = useTexts(codingSuggestionTexts);
  const { codingId, frame } = coding;
  const [view, setView] = useState<SuggestionsView>({ least: 0, sort: 'surest' });
  const [chosen, setChosen] = useState(0);
  const [isMany, setMany] = useState(false);
  const feelingOf = useFeelings(frame.purpose === 'feeling');
  const { list, judge, undo, remember, canUndo } = useSuggestions(scrollId, codingId, view, onJudged);
  const items = list.data?.items ?? [];
  const at = Math.min(chosen, Math.max(0, items.length - 1));
  const go = (place: number) => {
    const next = Math.max(0, Math.min(items.length - 1, place));
    setChosen(next);
    document.getElementById(lineId(items[next]))?.scrollIntoView({ block: 'nearest' });
  };
  const settle = (verdict: 'accept' | 'reject', one: Suggestion | undefined = items[at]) => {
    if (!one) return;
    void judge(one, verdict);
  };
  const clear = useAction(() => client.call(codingSuggestionCalls.clear, { scrollId, codingId }), {
    onDone: ({ deedId }) => {
      remember([deedId]);
      notify.success(t.cleared);
      onJudged();
    },
  });
  useDeskKeys({
    give: noCodes,
    acts: {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      j: () => go(at + 1),
      k: () => go(at - 1),
      a: () => settle('accept'),
      x: () => settle('reject'),
    },
    step: way => way === 'undo' && void undo.run(),
  });
  const change = (more: Partial<SuggestionsView>) => {
    setView({ ...view, ...more });
    setChosen(0);
  };
  return (
    <>
      <div className={classes.line}>
        <Select
          aria-label={t.code}
          className={classes.code!}
          value={view.code ?? 0}
          options={[
            { value: 0, label: t.anyCode },
            ...waiting.map(({ code, count }) => ({
              value: code,
              label: t.withCount({ name: pathName(frame.codes, code), count: numberText(count) }),
            })),
          ]}
          onChange={code => change({ code: code === 0 ? undefined : code })}
        />
        <Select
          aria-label={t.least}
          value={view.least}
          options={LEASTS.map(value => ({
            value,
            label: value === 0 ? t.leasts.any : t.leasts.some({ percent: percentText(value) }),
          }))}
          onChange={least => change({ least })}
        />
        <Select
          aria-label={t.sort}
          value={view.sort}
          options={(['surest', 'doubtful'] as const).map(value => ({ value, label: t.sorts[value] }))}
          onChange={sort => change({ sort })}
        />
        <span className={classes.tools}>
          <Button disabled={!canUndo || undo.isBusy} onClick={() => void undo.run()}>
            {t.undo}
          </Button>
          <Button type="primary" onClick={() => setMany(true)}>
            {t.all.open}
          </Button>
          <Button
            type="text"
            disabled={clear.isBusy}
            onClick={async () => {
              const box = { title: t.clearTitle, text: t.clearText, confirm: t.clear, decline: t.cancel };
              if (await askBox(box)) await clear.run();
            }}
          >
            {t.clear}
          </Button>
        </span>
      </div>
      <p className={classes.keys}>{t.keys}</p>
      <Loaded of={list} words={t}>
        {page =>
          page.items.length === 0 ? (
            <p className={classes.faint}>{t.emptyFiltered}</p>
          ) : (
            <>
              <ol className={classes.list} aria-label={t.list}>
                {page.items.map((one, place) => (
                  <SuggestionLine
                    key={one.markId}
                    id={lineId(one)}
                    suggestion={one}
                    codes={frame.codes}
                    evidence={feelingOf(one.text)?.evidence.map(({ text }) => text)}
                    isChosen={place === at}
                    onChoose={() => setChosen(place)}
                    onJudge={verdict => settle(verdict, one)}
                  />
                ))}
              </ol>
              {page.total > page.items.length && (
                <p className={classes.faint}>
                  {t.shown({ shown: numberText(page.items.length), total: numberText(page.total) })}
                </p>
              )}
            </>
          )
        }
      </Loaded>
      {isMany && (
        <AcceptManyDialog
          scrollId={scrollId}
          coding={coding}
          first={view}
          onDone={deeds => {
            remember(deeds);
            onJudged();
          }}
          onClose={() => setMany(false)}
        />
      )}
    </>
  );
}

const lineId = (one: Suggestion | undefined) => `suggestion-${one?.markId}`;
