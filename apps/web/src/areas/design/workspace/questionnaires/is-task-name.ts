import { limits } from '@wenshu/survey-core';

/** Free text of 2 to 50 characters. */
export function isTaskName(name: string): boolean {
  const { length } = name.trim();
  return length >= limits.taskName.min && length <= limits.taskName.max;
}
