import { expect, it } from 'vitest';
import { questionnaireOrigins } from './scroll.ts';
import { isAnsweredHere, kindOfTask, kindOfWorkType, originsOf, taskKindNames, taskKinds } from './task-kind.ts';
import { workTypes } from './work-type.ts';

it('has one kind for every origin', () => {
  expect(questionnaireOrigins.map(kindOfTask)).toEqual(['questionnaire', 'data', 'data', 'transcripts', 'symposium']);
  expect(taskKindNames.flatMap(originsOf).toSorted()).toEqual([...questionnaireOrigins].toSorted());
  expect(questionnaireOrigins.map(isAnsweredHere)).toEqual([true, false, false, false, false]);
});

it('is known to lists by a number of its own, which no other list has (P3.27)', () => {
  const numbers = taskKindNames.map(kind => taskKinds[kind].workType);
  expect(new Set([...numbers, workTypes.desktop, workTypes.project]).size).toBe(numbers.length + 2);
  expect(numbers.map(kindOfWorkType)).toEqual(taskKindNames);
  expect(kindOfWorkType(workTypes.desktop)).toBeUndefined();
  expect(kindOfWorkType(99)).toBeUndefined();
});
