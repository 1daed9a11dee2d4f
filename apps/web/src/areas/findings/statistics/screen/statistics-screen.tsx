import { useQuery } from '@tanstack/react-query';
import type { SummaryGroup, SummaryLook } from '@wenshu/analysis/browser';
import { scrollCalls } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { assistantTexts } from '@wenshu/texts/findings/assistant';
import { statisticsTexts } from '@wenshu/texts/findings/statistics';
import { EmptyState } from '@wenshu/ui';
import { Button, Drawer, Popover } from 'antd';
import { useCallback, useMemo, useRef, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { useOwnRights } from '../../../../app/survey-door/own-rights.ts';
import { CommentDrawer } from '../../../people/comments/comment-drawer.tsx';
import { DataLine } from '../../analysis/panels/data-line.tsx';
import { LeastFields } from '../../analysis/panels/least-fields.tsx';
import panelClasses from '../../analysis/panels/panels.module.css';
import { ExportMenu } from '../../analysis/screen/export-menu.tsx';
import { assistantAddress } from '../../assistant/assistant-address.ts';
import type { Variable } from '../../filter/variable.ts';
import { ShareButton } from '../../sharing/share-button.tsx';
import { useKeptView } from '../../use-kept-view.ts';
import type { Summaries } from '../ask/summaries.ts';
import { useSummaries } from '../ask/use-summaries.ts';
import { cardId, QuestionCard } from '../card/question-card.tsx';
import { CompareDrawer } from '../compare/compare-drawer.tsx';
import { type Question, questionName, writtenParts } from '../model/question.ts';
import {
  analysisOf,
  onlyOf,
  readView,
  type StatisticsLayout,
  type StatisticsView,
  USUAL_LAYOUT,
  usableView,
  viewNames,
  writeView,
} from '../model/statistics-view.ts';
import { TextsDrawer } from '../texts/texts-drawer.tsx';
import { holdCard } from './hold-card.ts';
import { Outline } from './outline.tsx';
import { Progress } from './progress.tsx';
import classes from './statistics.module.css';
import { useCurrent } from './use-current.ts';
import { useNear } from './use-near.ts';

interface StatisticsScreenProps {
  readonly scrollId: string;
  readonly questions: readonly Question[];
  readonly ownVariables: readonly Variable[];
}

const LONGEST_NAME = 100;
const DRAWER_CLOSED_MS = 100;
const USUAL_LOOK: SummaryLook = {};

/** An outline of questions on the left, their statistics on the right; one filter, one comparison and one weight for all of them. */
export function StatisticsScreen({ scrollId, questions: all, ownVariables }: StatisticsScreenProps) {
  const t = useTexts(statisticsTexts);
  const asking = useTexts(assistantTexts);
  const variables = useMemo(() => new Map(ownVariables.map(one => [one.key, one])), [ownVariables]);
  // Notes and breaks of pages have no answers.
  const questions = useMemo(() => all.filter(({ variables: parts }) => parts.length > 0), [all]);
  const kept = useKeptView<StatisticsView, StatisticsLayout>({
    screen: 'statistics',
    scrollId,
    names: viewNames,
    read: readView,
    write: writeView,
    usualLayout: USUAL_LAYOUT,
  });
  const { view: given, layout, change } = kept;
  const { looks } = layout;
  const { view, isWhole } = useMemo(() => usableView(given, variables), [given, variables]);
  const analysis = useMemo(() => analysisOf(questions, view, looks), [questions, view, looks]);
  const keys = useMemo(() => questions.map(({ key }) => key), [questions]);
  const { near, heightOf, watch } = useNear();
  const wanted = useMemo(() => keys.filter(key => near.has(key)), [keys, near]);
  const summaries = useSummaries({ scrollId, questions, analysis, near: wanted });
  const current = useCurrent(keys, near);
  const rights = useOwnRights(scrollId);
  const [hasOutline, setHasOutline] = useState(false);
  // The question whose texts are read.
  const [read, setRead] = useState<string>();
  const reading = questions.find(({ key }) => key === read);
  const nameOf = (wanted: string) => {
    const question = questions.find(({ key }) => key === wanted);
    return question && questionName(question);
  };
  const { data: surveyName = '' } = useQuery({
    queryKey: ['survey-name', scrollId],
    queryFn: () => client.call(scrollCalls.getScrollName, { scrollId }, { quiet: true }),
    retry: false,
  });

  const lay = useRef(kept.lay);
  lay.current = kept.lay;
  const laid = useRef(looks);
  laid.current = looks;
  const setLook = useCallback((key: string, look: SummaryLook) => {
    const { [key]: _, ...others } = laid.current;
    lay.current({ looks: Object.keys(look).length > 0 ? { ...others, [key]: look } : others });
  }, []);
  const setLookForAll = useCallback(
    (look: SummaryLook) => {
      // A kind of chart is one question's: of another it may make no sense.
      const { chart: _, ...shared } = look;
      const next = keys.map(key => {
        const own = Object.hasOwn(laid.current, key) ? laid.current[key]?.chart : undefined;
        return [key, { ...shared, ...(own && { chart: own }) }] as const;
      });
      lay.current({ looks: Object.fromEntries(next.filter(([, one]) => Object.keys(one).length > 0)) });
      notify.success(t.look.toAllDone);
    },
    [keys, t],
  );
  const retry = useCallback((key: string) => summaries.retry(key), [summaries]);
  const jump = (key: string) => {
    const hold = () => {
      const card = document.getElementById(cardId(key));
      if (card) holdCard(card);
    };
    if (!hasOutline) return hold();
    setHasOutline(false);
    // A drawer that closes gives the focus back to what opened it, a moment later.
    setTimeout(hold, DRAWER_CLOSED_MS);
  };
  const outline = <Outline questions={questions} current={current} onJump={jump} />;
  if (questions.length === 0) return <EmptyState level={1} title={t.noQuestions} text={t.noQuestionsText} />;
  return (
    <>
      <div className={classes.bar}>
        <h1 className={classes.heading}>{t.title}</h1>
        <span className={classes.spacer} />
        <Button size="small" className={classes.outlineButton!} onClick={() => setHasOutline(true)}>
          {t.outline.open}
        </Button>
        <AppLink to={assistantAddress({ scrollId })} className={classes.askData}>
          {asking.onStatistics}
        </AppLink>
        <ShareButton scrollId={scrollId} />
        <ExportMenu
          scrollId={scrollId}
          name={t.exportName({ name: surveyName }).slice(0, LONGEST_NAME)}
          analysis={analysis}
          isEmpty={false}
        />
      </div>
      <DataBar view={view} variables={variables} summaries={summaries} change={change} />
      {!isWhole && <p className={classes.note}>{t.gone}</p>}
      {hasNobody(summaries, keys) && <p className={classes.note}>{view.filter ? t.nobodyFiltered : t.nobody}</p>}
      <div className={classes.columns}>
        <div className={classes.side}>{outline}</div>
        <div className={classes.cards}>
          <Progress summaries={summaries} />
          {questions.map(question => {
            const { key } = question;
            const isNear = near.has(key);
            const name = questionName(question);
            return (
              <QuestionCard
                key={key}
                scrollId={scrollId}
                question={question}
                variables={variables}
                isNear={isNear}
                watch={watch}
                summed={summaries.of(key)}
                look={looks[key] ?? USUAL_LOOK}
                hasGroups={view.groups.length > 0}
                height={heightOf(key)}
                mayDrill={rights.includes('records.view')}
                onLook={setLook}
                onLookForAll={setLookForAll}
                onTexts={setRead}
                onRetry={retry}
                exporting={
                  isNear && (
                    <ExportMenu
                      scrollId={scrollId}
                      name={name.slice(0, LONGEST_NAME)}
                      analysis={onlyOf(analysis, [key])}
                      isEmpty={false}
                      label={t.card.exportOf({ name })}
                    />
                  )
                }
              />
            );
          })}
        </div>
      </div>
      {reading && (
        <TextsDrawer
          scrollId={scrollId}
          name={questionName(reading)}
          parts={writtenParts(reading, variables)}
          filter={view.filter}
          onClose={() => setRead(undefined)}
        />
      )}
      <CommentDrawer scrollId={scrollId} partKind="exhibit" nameOf={nameOf} />
      {hasOutline && (
        <Drawer open title={t.outline.title} placement="left" size={320} onClose={() => setHasOutline(false)}>
          {outline}
        </Drawer>
      )}
    </>
  );
}

/** Whether everything that is known says that nobody is counted. */
function hasNobody(summaries: Summaries, keys: readonly string[]): boolean {
  const known = keys.flatMap(key => summaries.of(key).exhibits ?? []);
  return known.length > 0 && known.every(({ source }) => source.base.people === 0);
}

interface DataBarProps {
  readonly view: StatisticsView;
  readonly variables: ReadonlyMap<string, Variable>;
  readonly summaries: Summaries;
  change(changes: Partial<StatisticsView>): void;
}

/** Which people, which of them are compared, and how much each counts. */
function DataBar({ view: { filter, groups, weight, least }, variables, summaries, change }: DataBarProps) {
  const t = useTexts(statisticsTexts).compare;
  const { data, options } = useTexts(analysisScreenTexts);
  const [isComparing, setIsComparing] = useState(false);
  return (
    <section className={panelClasses.dataBar} aria-label={data.label}>
      <DataLine
        filter={filter}
        weight={weight}
        variables={variables}
        weighting={summaries.weighting}
        onFilter={next => change({ filter: next })}
        onWeight={next => change({ weight: next })}
        onRefresh={() => summaries.again()}
      >
        <span className={panelClasses.divider} aria-hidden="true" />
        <Button size="small" onClick={() => setIsComparing(true)}>
          {t.open}
        </Button>
        <span className={panelClasses.said}>{groups.length > 0 ? namesOf(groups) : t.none}</span>
        <span className={panelClasses.divider} aria-hidden="true" />
        <Popover
          trigger="click"
          content={
            <LeastFields
              test={least ?? {}}
              // Without two groups nothing is tested.
              names={groups.length > 1 ? ['leastBase', 'leastToSpeak'] : ['leastToSpeak']}
              onChange={next => change({ least: { ...least, ...next } })}
            />
          }
        >
          <Button size="small">{options.smallBases}</Button>
        </Popover>
      </DataLine>
      {isComparing && (
        <CompareDrawer
          groups={groups}
          variables={variables}
          onApply={next => change({ groups: next })}
          onClose={() => setIsComparing(false)}
        />
      )}
    </section>
  );

  function namesOf([first, second]: readonly SummaryGroup[]): string {
    return second ? t.versus({ first: first!.name, second: second.name }) : first!.name;
  }
}
