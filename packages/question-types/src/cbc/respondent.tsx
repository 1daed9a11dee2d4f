import { readSetting } from '@wenshu/survey-core/answering';
import type { CSSProperties } from 'react';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import type { DesignAnswer } from '../_shared/designs/design-answer.ts';
import { LevelList } from '../_shared/designs/level-list.tsx';
import { readVersion } from '../_shared/designs/read-version.ts';
import { TaskPager } from '../_shared/designs/task-pager.tsx';
import { NONE } from './answer.ts';
import { ConceptChoice } from './concept-choice.tsx';

/** Concepts side by side, one below the other on a phone; a task is one radio group. */
export function CbcView(props: AnswerViewProps<DesignAnswer<number>>) {
  const { question, answer, onChange, problems, titleId, problemId, texts, seed } = props;
  const { tasks, conceptsOf, withTask } = readVersion(question, answer, seed);
  const headingId = `${titleId}-task`;
  const isInvalid = problems.length > 0;
  return (
    <TaskPager
      tasks={tasks}
      isDone={task => answer?.tasks[task] !== undefined}
      problems={problems}
      heading={texts.taskOf}
      headingId={headingId}
      texts={texts}
    >
      {task => {
        const chosen = answer?.tasks[task];
        const choice = (value: number) => ({
          name: `${question.id}-${task}`,
          isChosen: chosen === value,
          onChoose: () => onChange(withTask(task, value)),
        });
        return (
          <div
            key={task}
            role="radiogroup"
            className="concepts"
            style={{ '--concepts': conceptsOf(task).length } as CSSProperties}
            aria-labelledby={`${titleId} ${headingId}`}
            aria-invalid={isInvalid && chosen === undefined}
            aria-describedby={isInvalid ? problemId : undefined}
          >
            {conceptsOf(task).map((concept, index) => (
              <ConceptChoice
                key={concept.map(({ id }) => id).join()}
                {...choice(index + 1)}
                className="concept"
                title={texts.concept({ concept: index + 1 })}
              >
                <LevelList concept={concept} itemGroups={question.itemGroups} />
              </ConceptChoice>
            ))}
            {readSetting(question.settings, 'hasNone') && (
              <ConceptChoice {...choice(NONE)} className="concept is-none" title={texts.noneOfThese} />
            )}
          </div>
        );
      }}
    </TaskPager>
  );
}
