import type { SendState, SendTask } from '@wenshu/api-contract';
import type { TaskCount } from './send-message.repository.ts';
import type { StoredTask } from './send-task.repository.ts';

/** A task with what came of it. It is done when nothing of it waits any more, for its turn or for a decision. */
export function presentTask(task: StoredTask, all: readonly TaskCount[]): SendTask {
  const counted = all.filter(({ taskId }) => taskId === task.taskId);
  const counts: Record<SendState, number> = {
    'not-sent': 0,
    'pending-review': 0,
    rejected: 0,
    queued: 0,
    doubtful: 0,
    sent: 0,
    failed: 0,
    ...Object.fromEntries(counted.map(({ state, count }) => [state, count])),
  };
  const sum = (field: 'count' | 'opened' | 'visited' | 'answered') =>
    counted.reduce((total, one) => total + one[field], 0);
  const { taskId, name, method, kind, contents, senderName, replyTo, remind, remindersMade, rejection } = task;
  return {
    code: taskId,
    name,
    sendMethod: method,
    type: kind,
    rejection,
    senderName,
    replyTo,
    remind,
    remindersMade,
    contents: [...contents],
    state: task.state === 'sending' && counts.queued === 0 ? (counts.doubtful > 0 ? 'doubtful' : 'done') : task.state,
    createTime: task.createdAt.getTime(),
    counts,
    total: sum('count'),
    opened: sum('opened'),
    visited: sum('visited'),
    answered: sum('answered'),
  };
}
