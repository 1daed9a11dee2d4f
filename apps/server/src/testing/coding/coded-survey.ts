import { type Call, type CallData, codingCalls, codingFrameCalls } from '@wenshu/api-contract';
import { expect } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../build-person.ts';
import { asPerson, type TestSurvey } from '../build-survey.ts';
import type { TestApp } from '../build-test-app.ts';
import { columnId, importRecords } from '../import-records.ts';

/** In the order of their numbers. */
export const answersGiven = [
  'Too dear for what it is',
  '性价比高，客服也好',
  'Cheap and cheerful',
  null,
  'The hotline never answers',
  'Dear, and rude on the phone',
  'Nothing',
  'Too dear too',
  'Dear me',
  'An old coupon',
];
const [M, F] = ['Male', 'Female'];
const columns = [
  { name: 'Why', texts: answersGiven },
  { name: 'Sex', levels: [M, F], values: [M, F, F, M, F, M, F, M, F, F] },
  { name: 'Weight', numbers: [2, 1, 0, 3, 5, 7, 11, 13, 17, 19] },
];
export const [why, sex, weight] = columns.map((_column, place) => columnId(place)) as [string, string, string];
export const recordId = (serial: number) => `import${String(serial).padStart(14, '0')}`;

/** Codes as the frame numbers them. */
export const price = 1;
export const dear = 2;
export const worth = 3;
export const service = 4;
export const coupon = 5;
export const frameCommands = [
  { does: 'add', parent: null, zh: '价格', en: 'Price' },
  { does: 'add', parent: price, zh: '太贵', en: 'Too dear', key: 'd' },
  { does: 'add', parent: price, zh: '性价比高', en: 'Worth it' },
  { does: 'add', parent: null, zh: '客服', en: 'Service' },
  { does: 'add', parent: null, zh: '', en: 'Coupon' },
] as const;

type Coding = CallData<typeof codingCalls.setUp>;

/** A survey with what some people wrote, which is set up to be coded. Of other texts than those above it has the texts alone. */
export async function buildCodedSurvey(test: TestApp, coder: TestPerson, texts?: readonly string[]) {
  const survey: TestSurvey = await importRecords(test, coder, texts ? [{ name: 'Why', texts }] : columns);
  const { scrollId } = survey;
  const ask = <C extends Call>(call: C, sent: object, person = coder) =>
    // What a test sends may be wrong on purpose: the call itself checks it.
    test.call(call, { scrollId, ...sent } as never, { ...asPerson(person), lang: 'en' });
  const got = async <C extends Call>(call: C, sent: object, person = coder) => {
    const answer = await ask(call, sent, person);
    expect(answer).toMatchObject({ code: '0000' });
    return answer.data as CallData<C>;
  };
  const frame = await got(codingFrameCalls.create, { scrollId: undefined, name: 'Reasons', commands: frameCommands });
  const coding: Coding = await got(codingCalls.setUp, { variable: why, frameId: frame.frameId });
  const { codingId } = coding;
  const code = (serials: readonly number[], add: readonly number[], more: object = {}, person = coder) =>
    got(codingCalls.code, { codingId, answerRecordIds: serials.map(recordId), add, ...more }, person);
  return {
    survey,
    frame,
    coding,
    ask,
    got,
    code,
    /** What each counts, by code. */
    counts: async (person = coder) => {
      const { codes } = await got(codingCalls.counts, { codingId }, person);
      return Object.fromEntries(codes.map(one => [one.code, one.count]));
    },
    /** Somebody who sees every other record, from the second on. */
    async addNorthern(rights: Parameters<typeof giveRights>[3]) {
      const { pool } = test.platform.database;
      await pool.query(
        `update answer_record set channel = 'north', changed = pg_current_xact_id() where scroll_id = $1 and serial % 2 = 0`,
        [scrollId],
      );
      const person = await buildPerson(test.platform);
      await giveRights(test.platform, person, scrollId, rights, { kind: 'channel', channels: ['north'] });
      return person;
    },
  };
}
export type CodedSurvey = Awaited<ReturnType<typeof buildCodedSurvey>>;
