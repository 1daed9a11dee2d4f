import * as contract from '@wenshu/api-contract';
import { fieldWords } from '@wenshu/texts/field-words';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../refusal/refusal.ts';
import { presentRefusal } from './present-answer.ts';

/** The names of the fields that calls of people who have not signed in take. */
function fieldsOfVisitors(): readonly string[] {
  const calls = Object.values(contract as object)
    .filter(group => typeof group === 'object' && group !== null)
    .flatMap(group => Object.values(group) as (Partial<contract.Call> | undefined)[])
    .filter(call => call?.path !== undefined && (call.audience === 'visitor' || call.audience === 'respondent'));
  const shapes = calls.flatMap(call => [call?.query, call?.body]) as (
    | { _zod: { def: { shape?: object } } }
    | undefined
  )[];
  return [...new Set(shapes.flatMap(schema => Object.keys(schema?._zod.def.shape ?? {})))];
}

describe('a refusal that a visitor reads', () => {
  it('has a word of people for every field, in both languages', () => {
    const fields = fieldsOfVisitors();
    expect(fields.length).toBeGreaterThan(30);
    for (const words of [fieldWords.zh, fieldWords.en])
      expect(fields.filter(field => !Object.hasOwn(words, field))).toEqual([]);
  });

  it('names the field by that word, and the caller’s program by its name', () => {
    const wrong = (field: string) => new Refusal('inputInvalid', { field, problem: { word: 'formatWrong' } });
    const visitor = { isVisitor: true };
    expect(presentRefusal(wrong('code'), 'zh', visitor).envelope).toMatchObject({
      message: '验证码：格式不正确',
      field: 'code',
    });
    expect(presentRefusal(wrong('answerInfoList.3.answerValue'), 'en', visitor).envelope).toMatchObject({
      message: 'Answers: is not in the right format',
      field: 'answerInfoList.3.answerValue',
    });
    expect(presentRefusal(wrong('constructor'), 'en', visitor).envelope.message).toMatch(/^constructor: /);
    // Whoever has signed in reads what their program sent.
    expect(presentRefusal(wrong('code'), 'en').envelope.message).toMatch(/^code: /);
  });
});
