import { limits, readSettings } from '@wenshu/survey-core/answering';
import type { AnswerViewProps } from '../_shared/answer-view.ts';
import type { DesignAnswer } from '../_shared/designs/design-answer.ts';
import { LevelList } from '../_shared/designs/level-list.tsx';
import { readVersion } from '../_shared/designs/read-version.ts';
import { TaskPager } from '../_shared/designs/task-pager.tsx';
import { ownWords } from '../_shared/own-words.ts';
import { PointRow } from '../_shared/rows/point-row.tsx';
import { labels } from './labels.ts';
import { cpcSettings } from './settings.ts';

const POINTS = Array.from({ length: limits.purchaseIntent.max }, (_, index) => ({
  value: index + 1,
  label: String(index + 1),
}));

/** A card and how likely one is to buy it, one card at a time. */
export function CpcView(props: AnswerViewProps<DesignAnswer<number>>) {
  const { question, answer, onChange, problems, titleId, problemId, texts, seed } = props;
  const own = ownWords(labels, texts);
  const { lowLabel, highLabel } = readSettings(question.settings, cpcSettings);
  const { tasks, conceptsOf, withTask } = readVersion(question, answer, seed);
  return (
    <TaskPager
      tasks={tasks}
      isDone={task => answer?.tasks[task] !== undefined}
      problems={problems}
      heading={own.cardOf}
      headingId={`${titleId}-task`}
      texts={texts}
    >
      {task => (
        <div key={task} className="card-task">
          {conceptsOf(task).map(concept => (
            <div key={task} className="concept is-card" id={`${titleId}-card`}>
              <LevelList concept={concept} itemGroups={question.itemGroups} />
            </div>
          ))}
          <p className="part-title" id={`${titleId}-intent`}>
            {own.purchaseIntent}
          </p>
          <PointRow<number>
            name={`${question.id}-${task}`}
            points={POINTS}
            chosen={answer?.tasks[task]}
            onChoose={intent => onChange(withTask(task, intent))}
            lowLabel={lowLabel || own.never}
            highLabel={highLabel || own.certainly}
            isInvalid={problems.some(({ at }) => at === String(task))}
            titleId={`${titleId}-card ${titleId}-intent`}
            problemId={problemId}
          />
        </div>
      )}
    </TaskPager>
  );
}
