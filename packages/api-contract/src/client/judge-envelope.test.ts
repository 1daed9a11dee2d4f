import { describe, expect, test } from 'vitest';
import { CallFailure } from './call-failure.ts';
import { judgeEnvelope } from './judge-envelope.ts';
import { referenceOf } from './reference-of.ts';

describe('judgeEnvelope', () => {
  test.each([
    ['code 0000', { code: '0000', message: '', data: 7 }],
    ['code 2001 (P8.1)', { code: '2001', message: 'not bound', data: 7 }],
    ['success equal to 1 (P8.3)', { success: 1, data: 7 }],
    ["result equal to 'success' (P8.3)", { result: 'success', data: 7 }],
  ])('counts %s as success and hands out its data', (_, body) => {
    expect(judgeEnvelope(200, body)).toMatchObject({ data: 7 });
  });

  test('keeps code 2001 visible, because social sign-in reads it as "not bound"', () => {
    expect(judgeEnvelope(200, { code: '2001', message: 'not bound', data: null })).toEqual({
      code: '2001',
      message: 'not bound',
      data: null,
    });
  });

  test.each([
    ['1001', 'signed-in-elsewhere'],
    ['1002', 'operation-failed'],
    ['2002', 'messaging-id-missing'],
    ['3004', 'saved-by-others'],
    ['9151', 'second-factor-needed'],
    ['9102', 'refused'],
    ['20001', 'refused'],
  ])('names code %s %s and keeps the server message', (code, kind) => {
    const failure = judgeEnvelope(200, { code, message: 'said so', data: null });
    expect(failure).toBeInstanceOf(CallFailure);
    expect(failure).toMatchObject({ kind, message: 'said so', details: { code } });
  });

  test('keeps the reference of what failed on the server, and gives it where somebody can be told', () => {
    const failed = { message: 'wrong', data: null, requestId: 'd3df68273a-3' };
    const abnormal = judgeEnvelope(500, { ...failed, code: '9008' });
    expect(abnormal).toMatchObject({ details: { requestId: 'd3df68273a-3' } });
    expect(referenceOf(abnormal)).toBe('d3df68273a-3');
    // It is being restarted: that is no fault that anybody would look for.
    expect(referenceOf(judgeEnvelope(503, { ...failed, code: '9009' }))).toBeUndefined();
    expect(referenceOf(judgeEnvelope(500, { code: '9008', message: 'wrong', data: null }))).toBeUndefined();
    expect(referenceOf(new Error('9008'))).toBeUndefined();
  });

  test('keeps which right is missing, and how it can be asked for', () => {
    const missing = { right: 'links.view', givers: ['Lin'] };
    const failure = judgeEnvelope(400, { code: '9104', message: 'you lack it', data: null, missing });
    expect(failure).toMatchObject({ details: { missing } });
    expect(judgeEnvelope(400, { code: '9104', message: '', data: null, missing: 'x' })).not.toHaveProperty(
      'details.missing',
    );
  });

  test('keeps the field that the server names as wrong', () => {
    const failure = judgeEnvelope(400, { code: '9001', message: 'too short', data: null, field: 'phone' });
    expect(failure).toMatchObject({ details: { field: 'phone', status: 400 } });
  });

  test('hands out the ticket of a sign-in that waits for its second factor', () => {
    expect(judgeEnvelope(400, { code: '9151', message: '', data: null, ticket: 'abc' })).toMatchObject({
      kind: 'second-factor-needed',
      details: { ticket: 'abc' },
    });
  });

  test('hands out what met an edit that others were faster with', () => {
    const collisions = [
      { version: 4, personId: 'p', nickName: 'Li', isSelf: false, time: 1, command: 'modifyName', partIds: ['q'] },
    ];
    expect(judgeEnvelope(409, { code: '3004', message: '', data: null, collisions })).toMatchObject({
      details: { collisions },
    });
    expect(judgeEnvelope(409, { code: '3004', message: '', data: null })).not.toHaveProperty('details.collisions');
  });

  test.each([401, 403])('reads HTTP %i as an overdue sign-in, whatever the body says (P8.10)', status => {
    expect(judgeEnvelope(status, { code: '0000', message: '', data: 7 })).toMatchObject({ kind: 'sign-in-overdue' });
    expect(judgeEnvelope(status, undefined)).toMatchObject({ kind: 'sign-in-overdue' });
  });

  test.each([
    ['no JSON', undefined],
    ['JSON that is no object', 'hello'],
    ['an object without a code', { hello: 1 }],
    ['success equal to the text "1"', { success: '1' }],
  ])('calls %s not readable', (_, body) => {
    expect(judgeEnvelope(502, body)).toMatchObject({ kind: 'answer-not-readable', details: { status: 502 } });
  });
});
