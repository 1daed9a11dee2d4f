import { readSettings } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import type { DesignAnswer } from '../_shared/designs/design-answer.ts';
import { readVersion } from '../_shared/designs/read-version.ts';
import { TaskPager } from '../_shared/designs/task-pager.tsx';
import { ownWords } from '../_shared/own-words.ts';
import { RichText } from '../_shared/rich-text.tsx';
import type { BestWorst } from './answer.ts';
import { chooseSide } from './choose-side.ts';
import { labels } from './labels.ts';
import { maxDiffSettings } from './settings.ts';

/** Two columns of radio buttons around the items: the most on one side, the least on the other. On a phone each item is a card. */
export function MaxDiffView(props: AnswerViewProps<DesignAnswer<BestWorst>>) {
  const { question, answer, onChange, problems, titleId, problemId, texts, seed } = props;
  const own = ownWords(labels, texts);
  const { lowLabel, highLabel } = readSettings(question.settings, maxDiffSettings);
  const { tasks, conceptsOf, withTask } = readVersion(question, answer, seed);
  const columns = [
    { side: 'best', label: highLabel || own.mostLabel },
    { side: 'worst', label: lowLabel || own.leastLabel },
  ] as const;
  const headingId = `${titleId}-task`;
  return (
    <TaskPager
      tasks={tasks}
      isDone={task => answer?.tasks[task]?.best !== undefined && answer.tasks[task]?.worst !== undefined}
      problems={problems}
      heading={texts.taskOf}
      headingId={headingId}
      texts={texts}
    >
      {task => {
        const said = answer?.tasks[task];
        const isInvalid = problems.some(({ at }) => at === String(task));
        return (
          <fieldset
            key={task}
            className="best-worst"
            aria-labelledby={`${titleId} ${headingId}`}
            aria-describedby={isInvalid ? problemId : undefined}
          >
            <div className="best-worst-row best-worst-head" aria-hidden="true">
              <span>{columns[0].label}</span>
              <span />
              <span>{columns[1].label}</span>
            </div>
            {conceptsOf(task).flatMap(concept =>
              concept.map(item => (
                <div key={item.id} className="best-worst-row">
                  <span className="best-worst-title" id={`${titleId}-${item.id}`}>
                    <RichText of={item.title} />
                  </span>
                  {columns.map(({ side, label }) => (
                    <label
                      key={side}
                      className={
                        said?.[side] === item.id ? `best-worst-cell is-${side} is-chosen` : `best-worst-cell is-${side}`
                      }
                    >
                      <input
                        type="radio"
                        name={`${question.id}-${task}-${side}`}
                        aria-label={`${label}: ${item.title.text}`}
                        checked={said?.[side] === item.id}
                        onChange={() => onChange(withTask(task, chooseSide(said, side, item.id)))}
                      />
                      <span aria-hidden="true">{label}</span>
                    </label>
                  ))}
                </div>
              )),
            )}
          </fieldset>
        );
      }}
    </TaskPager>
  );
}
