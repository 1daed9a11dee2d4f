import type { AnswerRow } from '@wenshu/survey-core';
import { everyMutation } from '@wenshu/survey-core/testing';
import { expect, test } from 'vitest';
import { type QuestionTypeSlug, questionTypes } from '../src/core.ts';
import { typeExamples } from '../src/examples.ts';

const everyObjectHas = Object.getOwnPropertyNames(Object.prototype);

test.each(Object.keys(questionTypes) as QuestionTypeSlug[])(
  '%s reads no answer out of what every object has, and gives no object more than it has',
  slug => {
    const { question, answers } = typeExamples[slug];
    const bound = questionTypes[slug].bind(question);
    // An answer is refused, or is what storing and loading leaves as it is: nothing but its own keys.
    const read = (raw: unknown) => {
      const parsed = bound.parse(raw);
      if (!('answer' in parsed)) return;
      expect(JSON.parse(JSON.stringify(parsed.answer))).toEqual(parsed.answer);
      bound.check(parsed.answer);
      bound.operands(parsed.answer);
      bound.restrict(parsed.answer);
      bound.values(parsed.answer);
    };
    for (const answer of answers) {
      for (const mutated of everyMutation(answer)) read(mutated);
      // The door has seen that every row has a value.
      for (const rows of everyMutation(bound.toRows(answer)) as Iterable<AnswerRow[]>)
        if (rows.every(row => Object.hasOwn(row, 'answerValue'))) read(bound.fromRows(rows));
    }
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(everyObjectHas);
    expect(Object.keys({})).toEqual([]);
  },
);
