import { type ErrorName, errorCodes } from '@wenshu/api-contract';
import { errorTexts } from '@wenshu/texts/errors';
import { describe, expect, it } from 'vitest';

describe('the closed list of refusals', () => {
  const names = Object.keys(errorCodes) as ErrorName[];

  it('has words for every code in both languages, and no words without a code', () => {
    expect(Object.keys(errorTexts.zh).toSorted()).toEqual(names.toSorted());
    expect(Object.keys(errorTexts.en).toSorted()).toEqual(names.toSorted());
  });

  it('gives every refusal a code of its own', () => {
    const codes = names.map(name => errorCodes[name].code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('never uses 403, and 401 only for signing in again: on both the client signs a person out, and the console an operator', () => {
    const signOut = names.filter(name => [401, 403].includes(errorCodes[name].status));
    expect(signOut.toSorted()).toEqual(['operatorSessionNeeded', 'signInNeeded', 'signInOverdue']);
  });

  it('answers the codes that the specification fixes', () => {
    const fixed = {
      tokenInvalid: '1001',
      operationFailed: '1002',
      socialAccountNotBound: '2001',
      messagingIdMissing: '2002',
      savedByOthers: '3004',
      answerMissing: '20001',
      answerFormatWrong: '20025',
    } as const;
    for (const [name, code] of Object.entries(fixed)) expect(errorCodes[name as keyof typeof fixed].code).toBe(code);
    expect(errorTexts.en.savedByOthers).toBe('Save failed! Other members are editing, please try again later');
  });
});
