import type { AnswerProblem } from '@wenshu/survey-core/answering';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ViewTexts } from '../answer-view.ts';

interface TaskPagerProps {
  /** The numbers of the tasks that can be answered. */
  readonly tasks: readonly number[];
  isDone(task: number): boolean;
  readonly problems: readonly AnswerProblem[];
  /** "Task 3 of 12" in the type's own words. */
  heading(place: { task: number; tasks: number }): string;
  readonly headingId: string;
  readonly texts: ViewTexts;
  children(task: number): ReactNode;
}

/** One task at a time. It begins at the first that is open, and goes to the one that a problem is about. */
export function TaskPager({ tasks, isDone, problems, heading, headingId, texts, children }: TaskPagerProps) {
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      tasks.findIndex(task => !isDone(task)),
    ),
  );
  const head = useRef<HTMLParagraphElement>(null);
  const wanted = tasks.indexOf(Number(problems.find(problem => problem.at !== undefined)?.at));
  useEffect(() => {
    // Only when another one is wanted: whoever then turns to a different task is not pulled back.
    if (wanted >= 0) setAt(wanted);
  }, [wanted]);
  const go = (to: number) => {
    setAt(to);
    // The new task begins with its heading, for eyes and ears.
    head.current?.focus();
    head.current?.scrollIntoView({ block: 'nearest' });
  };
  const task = tasks[at];
  if (task === undefined) return null;
  const done = tasks.filter(isDone).length;
  return (
    <div className="task">
      <p className="task-heading" id={headingId} ref={head} tabIndex={-1} aria-live="polite">
        {heading({ task: at + 1, tasks: tasks.length })}
      </p>
      <div className="task-progress" aria-hidden="true">
        <div style={{ width: `${(100 * done) / tasks.length}%` }} />
      </div>
      {children(task)}
      <div className="task-buttons">
        <button type="button" className="button is-quiet" disabled={at === 0} onClick={() => go(at - 1)}>
          {texts.previousTask}
        </button>
        <button type="button" className="button" disabled={at + 1 >= tasks.length} onClick={() => go(at + 1)}>
          {texts.nextTask}
        </button>
      </div>
      <p className="task-done" role="status">
        {done === tasks.length && texts.tasksDone}
      </p>
    </div>
  );
}
