import { SettingOutlined } from '@ant-design/icons';
import { offeredLook, type SummaryLook } from '@wenshu/analysis/browser';
import { exhibitTexts } from '@wenshu/texts/findings/exhibit';
import { exhibitViewTexts } from '@wenshu/texts/findings/exhibit-view';
import { statisticsTexts } from '@wenshu/texts/findings/statistics';
import { cellsOf, copyAsPicture, copyAsTable, type Drilling, ExhibitView, sourceWords } from '@wenshu/ui/exhibits';
import { Button } from 'antd';
import { memo, type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import { language, useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { useGo } from '../../../../app/routes/use-go.ts';
import { CommentSign } from '../../../people/comments/comment-sign.tsx';
import { analysisAddress } from '../../analysis/analysis-address.ts';
import { drillAddress } from '../../analysis/work/drill-address.ts';
import type { Variable } from '../../filter/variable.ts';
import { recordAddress } from '../../records/records-address.ts';
import type { Summed } from '../ask/summaries.ts';
import { type Question, questionName, writtenParts } from '../model/question.ts';
import classes from './card.module.css';
import { blocksOf } from './card-blocks.ts';
import { LookPanel } from './look-panel.tsx';

interface QuestionCardProps {
  readonly scrollId: string;
  readonly question: Question;
  readonly variables: ReadonlyMap<string, Variable>;
  readonly summed: Summed;
  readonly look: SummaryLook;
  readonly hasGroups: boolean;
  /** Whether it is near the window: what is not is a title and its height. */
  readonly isNear: boolean;
  /** As high as it was when it was last seen. */
  readonly height: number;
  readonly mayDrill: boolean;
  onLook(key: string, look: SummaryLook): void;
  onLookForAll(look: SummaryLook): void;
  onTexts(key: string): void;
  onRetry(key: string): void;
  watch(element: HTMLElement | null): (() => void) | undefined;
  /** What it is exported with; of one that is not near nothing. */
  readonly exporting: ReactNode;
}

export const cardId = (key: string) => `question-${key}`;

/** One question: its title and base, charts beside or above tables, and what can be done with them. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { scrollId, question, summed, isNear, height, mayDrill, watch, onRetry } = props;
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  // The same function at every drawing: another one would have the card watched anew each time.
  const attach = useCallback(
    (element: HTMLElement | null) => {
      frame.current = element;
      return watch(element);
    },
    [watch],
  );
  const name = questionName(question);
  const people = summed.exhibits?.[0]?.source.base;
  return (
    <section
      ref={attach}
      id={cardId(question.key)}
      className={classes.card}
      aria-labelledby={`${id}-title`}
      aria-busy={isNear && summed.isOld}
      tabIndex={-1}
      data-question={question.key}
      style={isNear && summed.exhibits ? undefined : { minHeight: height }}
    >
      <div className={classes.head}>
        <h2 id={`${id}-title`} className={classes.title}>
          {name}
        </h2>
        {people && <span className={classes.base}>{exhibitTexts[language].base(people)}</span>}
        {isNear && <CardTools {...props} name={name} frame={() => frame.current} />}
      </div>
      {isNear && (
        <CardBody
          scrollId={scrollId}
          summed={summed}
          mayDrill={mayDrill}
          name={name}
          onRetry={onRetry}
          questionKey={question.key}
        />
      )}
    </section>
  );
});

interface CardToolsProps extends QuestionCardProps {
  readonly name: string;
  frame(): HTMLElement | null;
}

function CardTools(props: CardToolsProps) {
  const { question, variables, summed, look, hasGroups, name, frame } = props;
  const t = useTexts(statisticsTexts).card;
  const words = exhibitViewTexts[language];
  const id = useId();
  const { go } = useGo();
  const [isOpen, setIsOpen] = useState(false);
  const written = writtenParts(question, variables);
  const parts = question.variables.flatMap(({ key }) => variables.get(key) ?? []);
  const shown = summed.exhibits ?? [];
  const tables = shown.filter(({ kind }) => kind === 'table');
  const copied = (tables.length > 0 ? tables : shown).flatMap(exhibit => cellsOf(exhibit, language) ?? []);
  const tell = (work: Promise<void>, done: string) =>
    void work.then(
      () => notify.success(done),
      () => notify.error(words.copyFailed),
    );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons that is no fieldset */}
      <div className={classes.tools} role="group" aria-label={t.tools({ name })} data-not-in-picture="">
        <Button
          size="small"
          type="text"
          icon={<SettingOutlined aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={`${id}-look`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t.look}
        </Button>
        <Button
          size="small"
          type="text"
          disabled={copied.length === 0}
          onClick={() => tell(copyAsTable(copied, language), words.copiedTable)}
        >
          {t.copyTable}
        </Button>
        <Button
          size="small"
          type="text"
          disabled={shown.length === 0}
          onClick={() => tell(copyAsPicture(frame()!), words.copiedPicture)}
        >
          {t.copyPicture}
        </Button>
        {written.length > 0 && props.mayDrill && (
          <Button size="small" type="text" onClick={() => props.onTexts(question.key)}>
            {t.texts}
          </Button>
        )}
        {written.length > 0 && props.mayDrill && (
          <Button
            size="small"
            type="text"
            onClick={() => {
              const at = { on: 'models', modelId: 'words', question: written[0]!.key, isFresh: true } as const;
              go(analysisAddress({ ...at, scrollId: props.scrollId }));
            }}
          >
            {t.words}
          </Button>
        )}
        <CommentSign
          part={{ scrollId: props.scrollId, partKind: 'exhibit', partId: question.key }}
          name={name}
          isAlways
        />
        {props.exporting}
      </div>
      {isOpen && (
        <LookPanel
          id={`${id}-look`}
          label={t.lookOf({ name })}
          look={look}
          offered={offeredLook(question.summary.kind, parts, hasGroups)}
          onChange={next => props.onLook(question.key, next)}
          onForAll={() => props.onLookForAll(look)}
        />
      )}
    </>
  );
}

interface CardBodyProps {
  readonly scrollId: string;
  readonly questionKey: string;
  readonly summed: Summed;
  readonly mayDrill: boolean;
  readonly name: string;
  onRetry(key: string): void;
}

/** Drawn anew only when there is something else to look at: not while one scrolls. */
const CardBody = memo(function CardBody(props: CardBodyProps) {
  const { scrollId, questionKey, summed, mayDrill, name, onRetry } = props;
  const texts = useTexts(statisticsTexts);
  const t = texts.card;
  const { exhibits, of, problem, isOld } = summed;
  const drilling = useMemo(
    (): Drilling | undefined =>
      mayDrill && of
        ? {
            addressOf: heads => drillAddress(scrollId, of, heads),
            recordAddressOf: recordId => recordAddress(scrollId, recordId),
            Link: AppLink,
          }
        : undefined,
    [scrollId, of, mayDrill],
  );
  const blocks = useMemo(() => blocksOf(exhibits ?? []), [exhibits]);
  if (problem !== undefined)
    return (
      <p className={classes.problem} role="alert">
        {t.failed({ reason: problem || texts.failed })}{' '}
        <Button size="small" loading={isOld} onClick={() => onRetry(questionKey)}>
          {texts.again}
        </Button>
      </p>
    );
  const source = exhibits?.[0]?.source;
  if (!exhibits || !source) return <p className={classes.wait}>{exhibits ? t.nothing : texts.calculating}</p>;
  const view = (exhibit: (typeof blocks)[number]['others'][number]) => (
    <ExhibitView
      key={exhibit.id}
      exhibit={exhibit}
      language={language}
      drilling={drilling}
      within={{ title: name, source }}
    />
  );
  return (
    <div className={classes.body} data-old={isOld || undefined}>
      {blocks.map(({ part, charts, others, isWide }) => (
        <div key={part} className={classes.block} data-wide={isWide || charts.length === 0 || undefined}>
          {charts.length > 0 && <div className={classes.charts}>{charts.map(view)}</div>}
          <div className={classes.others}>{others.map(view)}</div>
        </div>
      ))}
      <p className={classes.source}>{sourceWords(source, language)}</p>
    </div>
  );
});
