import { type StackedQuestion, stackCalls } from '@wenshu/api-contract';
import { limits } from '@wenshu/survey-core';
import { stackTexts } from '@wenshu/texts/findings/stack';
import { ActionButton, TextField } from '@wenshu/ui';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { language, useTexts } from '../../../app/language/language.ts';
import classes from './aggregation.module.css';
import { MatchRow } from './match-row.tsx';
import type { Proposed } from './proposed.ts';
import type { ChosenSource } from './source-list.tsx';

interface MatchStackProps {
  readonly chosen: readonly ChosenSource[];
  readonly proposed: Proposed;
  onStarted(jobId: string): void;
  onBack(): void;
}

/** Every question of the stack with the question that it is in each source, corrected by hand. */
export function MatchStack({ chosen, proposed, onStarted, onBack }: MatchStackProps) {
  const t = useTexts(stackTexts);
  const [questions, setQuestions] = useState<readonly StackedQuestion[]>(proposed.questions);
  const [name, setName] = useState(
    chosen
      .map(source => source.name)
      .join(' + ')
      .slice(0, limits.taskName.max),
  );
  const [isNarrow, setIsNarrow] = useState(false);
  const isWhole = ({ members }: StackedQuestion) => members.every(member => member !== null);
  const open = questions.filter(question => !isWhole(question)).length;
  const { isBusy, run } = useAction(
    () => {
      const sources = chosen.map(({ scrollId, wave }) => ({ scrollId, wave: wave.trim() }));
      const input = { name: name.trim(), languageId: language === 'zh' ? 1 : 2, sources, questions: [...questions] };
      return client.call(stackCalls.create, input);
    },
    { onDone: ({ jobId }) => onStarted(jobId) },
  );
  const isReady = questions.length > 0 && name.trim().length >= limits.taskName.min && !isBusy;
  const create = () => {
    if (isReady) void run();
  };
  return (
    <section aria-labelledby="stack-match">
      <h2 id="stack-match" className={classes.title}>
        {t.matchTitle}
      </h2>
      <p className={classes.hint}>{t.matchLead}</p>
      {open > 0 && (
        <label className={classes.check}>
          <input type="checkbox" checked={isNarrow} onChange={event => setIsNarrow(event.target.checked)} />
          {t.onlyUnmatched} ({t.unmatched({ count: open })})
        </label>
      )}
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t.question}</th>
              {chosen.map(({ scrollId, wave }) => (
                <th key={scrollId} scope="col">
                  {wave}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {questions.map(
              (question, place) =>
                (!isNarrow || !isWhole(question)) && (
                  <MatchRow
                    key={`${question.name} ${question.members.join()}`}
                    question={question}
                    place={place}
                    chosen={chosen}
                    variables={proposed.variables}
                    onChange={changed => setQuestions(matched(questions, place, changed))}
                    onLeaveOut={() => setQuestions(questions.filter(one => one !== question))}
                  />
                ),
            )}
          </tbody>
        </table>
      </div>
      <div className={classes.finish}>
        <TextField
          label={t.name}
          value={name}
          maxLength={limits.taskName.max}
          onChange={event => setName(event.currentTarget.value)}
        />
        <p className={classes.end}>
          <ActionButton aria-disabled={!isReady} onClick={() => void create()}>
            {t.confirm}
          </ActionButton>
          <ActionButton kind="quiet" onClick={onBack}>
            {t.back}
          </ActionButton>
        </p>
      </div>
    </section>
  );
}

/** A variable stands in one row: put into another it leaves its own, and a row without any goes. */
function matched(
  questions: readonly StackedQuestion[],
  place: number,
  changed: StackedQuestion,
): readonly StackedQuestion[] {
  return questions
    .map((question, at) => {
      if (at === place) return changed;
      const members = question.members.map((key, source) => (key === changed.members[source] ? null : key));
      return { ...question, members };
    })
    .filter(({ members }, at) => at === place || members.some(member => member !== null));
}
