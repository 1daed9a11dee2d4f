import { type AskedTool, type KeptResult, keptResultCalls, MOST_KEPT_RESULTS } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

const margin: AskedTool = {
  tool: 'margin',
  inputs: { n: '400', share: '12.5', confidence: '95', population: '', designEffect: '1,8' },
};
const price: AskedTool = { tool: 'price', inputs: { answers: '10\t20\t30\t40\n“"\\\n' } };

let test: TestApp;
let person: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  [person, other] = [await buildPerson(test.platform), await buildPerson(test.platform)];
});
afterAll(() => test.close());

const keep = (title: string, asked: AskedTool = margin, who = person) =>
  test.call(keptResultCalls.keep, { title, asked }, { ...asPerson(who), lang: 'en' });
const list = async (tool?: 'margin' | 'nps' | 'price', who = person) =>
  (await test.call(keptResultCalls.list, tool ? { tool } : {}, asPerson(who))).data as KeptResult[];
const titles = async (...asked: Parameters<typeof list>) => (await list(...asked)).map(({ title }) => title);

describe('results kept from the calculators of the site (P2.8)', () => {
  it('are the person’s own, the newest first, with what was typed as it was typed', async () => {
    await keep(' Spring wave ');
    test.clock.advanceSeconds(1);
    await keep('Prices', price);
    await keep('Another’s', margin, other);
    expect(await list()).toMatchObject([
      { title: 'Prices', asked: price, keptTime: test.clock.now().getTime() },
      { title: 'Spring wave', asked: margin, keptTime: test.clock.now().getTime() - 1000 },
    ]);
    expect([await titles('margin'), await titles('nps')]).toEqual([['Spring wave'], []]);
    expect(await titles('margin', other)).toEqual(['Another’s']);
  });

  it('are removed by who kept them alone, and can be kept again', async () => {
    const { keptId, title, asked } = (await keep('Spring')).data as KeptResult;
    const remove = (who: TestPerson) => test.call(keptResultCalls.remove, { keptId }, asPerson(who));
    expect((await remove(other)).code).toBe('9194');
    expect([(await remove(person)).code, (await remove(person)).code]).toEqual(['0000', '9194']);
    expect(await titles()).toEqual([]);
    expect((await keep(title, asked)).data).toMatchObject({ title, asked });
  });

  it('are a hundred at most: of two that come at once for the last place, one is kept', async () => {
    await test.platform.database.pool.query(
      `insert into kept_result (person_id, tool, title, inputs, kept_at)
       select $1, 'nps', 'Wave ' || n, '{}', now() from generate_series(1, $2::int) n`,
      [person.id, MOST_KEPT_RESULTS - 1],
    );
    const codes = (await Promise.all([keep('One'), keep('Two')])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['0000', '9195']);
    expect((await keep('Three')).message).toBe('You can keep 100 results at most. Remove one that is no longer needed');
    expect((await keep('Not full', margin, other)).code).toBe('0000');
  });

  it.each([
    ['no title', ' ', margin],
    ['a title of 61 characters', 'x'.repeat(61), margin],
    ['fields of another calculator', 'Mixed', { tool: 'nps', inputs: margin.inputs }],
    ['more than 4 kB', 'Long', { tool: 'price', inputs: { answers: '价'.repeat(1400) } }],
    ['a calculator that there is not', 'Kano', { tool: 'kano', inputs: {} }],
  ])('are not kept with %s', async (_, title, asked) => {
    // The type of the call would not let any of these through.
    const answer = await keep(title, asked as unknown as AskedTool);
    expect(answer.code).toMatch(/^90/);
    expect(await titles()).toEqual([]);
  });

  it('are nothing for a visitor', async () => {
    expect((await test.call(keptResultCalls.list, {})).code).toBe('9101');
    expect((await test.call(keptResultCalls.keep, { title: 'Spring', asked: margin })).code).toBe('9101');
  });
});
