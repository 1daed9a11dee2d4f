import { type Collaborator, collaboratorCalls, collaboratorRoles, rights } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findRecordRange } from '../../../authorisation/record-range.repository.ts';
import { holdsRight, listHeldRights } from '../../../authorisation/right.repository.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { whileRowsAreHeld } from '../../../testing/hold-rows.ts';
import { useUp } from '../../../testing/use-up.ts';

let test: TestApp;
let creator: TestPerson;
let colleague: TestPerson;
let scrollId = 'scroll0';
let scrolls = 0;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  scrolls += 1;
  scrollId = `scroll${scrolls}`;
  creator = await buildPerson(test.platform);
  colleague = await buildPerson(test.platform);
  await giveRights(test.platform, creator, scrollId, rights);
});
afterAll(() => test.close());

const as = ({ token }: TestPerson) => ({ token, lang: 'en' }) as const;
const add = (giver: TestPerson, input: { phone: string; rights?: (typeof rights)[number][] }) =>
  test.call(collaboratorCalls.add, { scrollId, ...input }, as(giver));
const remove = (remover: TestPerson, person: { id: string }) =>
  test.call(collaboratorCalls.remove, { scrollId, userId: person.id }, as(remover));
const list = async (reader: TestPerson) => test.call(collaboratorCalls.list, { scrollId }, as(reader));
const held = (person: TestPerson) =>
  listHeldRights(test.platform.database.pool, { personId: person.id }, { kind: 'questionnaire', id: scrollId });

describe('POST /survey/collaborator/add', () => {
  it('lets two people work on one questionnaire', async () => {
    expect((await list(colleague)).code).toBe('9104');
    const answer = await add(creator, { phone: colleague.phone });
    expect(answer).toMatchObject({
      code: '0000',
      data: { userId: colleague.id, phone: expect.stringMatching(/^\d{3}\*{4}\d{4}$/) },
    });
    expect(await held(colleague)).toEqual(rights.filter(right => right !== 'questionnaire.share').toSorted());
    expect((await list(colleague)).code).toBe('0000');
  });

  it('gives the rights that are named, and adding again adds to them', async () => {
    await add(creator, { phone: colleague.phone, rights: ['questionnaire.view'] });
    expect(await held(colleague)).toEqual(['questionnaire.view']);
    const answer = await add(creator, { phone: colleague.phone, rights: ['records.view'] });
    expect((answer.data as Collaborator).rights).toEqual(['questionnaire.view', 'records.view']);
  });

  it('lets nobody give more than they hold', async () => {
    const sharer = await buildPerson(test.platform);
    await giveRights(test.platform, sharer, scrollId, ['questionnaire.share', 'questionnaire.view']);
    expect(await add(sharer, { phone: colleague.phone, rights: ['questionnaire.edit'] })).toMatchObject({
      code: '9104',
      field: 'rights',
    });
    expect(await held(colleague)).toEqual([]);
    await add(sharer, { phone: colleague.phone });
    expect(await held(colleague)).toEqual(['questionnaire.view']);
  });

  it('hands records on as far as the giver sees them: who sees one channel shows nobody another', async () => {
    const range = { kind: 'channel', channels: ['north'] } as const;
    const rangeOf = (person: TestPerson, right: 'records.view' | 'records.export') =>
      findRecordRange(test.platform.database.pool, { personId: person.id }, scrollId, right);
    const sharer = await buildPerson(test.platform);
    await giveRights(test.platform, sharer, scrollId, ['questionnaire.share', 'questionnaire.view', 'records.export']);
    await giveRights(test.platform, sharer, scrollId, ['records.view'], range);
    expect((await add(sharer, { phone: colleague.phone })).code).toBe('0000');
    expect(await rangeOf(colleague, 'records.view')).toEqual(range);
    // What they hold of all records is handed on as that.
    expect(await rangeOf(colleague, 'records.export')).toEqual({ kind: 'all' });
    // Whoever holds it is not given more by the next one who adds them, and who sees all of them can give all.
    const other = await buildPerson(test.platform);
    await add(creator, { phone: other.phone, rights: ['records.view'] });
    await add(sharer, { phone: other.phone, rights: ['records.view'] });
    expect(await rangeOf(other, 'records.view')).toEqual({ kind: 'all' });
  });

  it('is done so often in an hour and no more: whoever is added is told', async () => {
    await add(creator, { phone: colleague.phone });
    await useUp(test, 'collaborator:added', creator.id);
    expect((await add(creator, { phone: colleague.phone })).code).toBe('9007');
  });

  it('says when nobody has that phone', async () => {
    expect(await add(creator, { phone: '13711110000' })).toMatchObject({
      code: '9113',
      field: 'phone',
      message: 'No such user. Please make sure that this person has registered',
    });
  });

  it('refuses a phone that is none, rights that there are not, and an empty list', async () => {
    expect(await add(creator, { phone: '123' })).toMatchObject({ code: '9001', field: 'phone' });
    expect(await add(creator, { phone: colleague.phone, rights: ['questionnaire.own' as never] })).toMatchObject({
      code: '9001',
      field: 'rights.0',
    });
    expect(await add(creator, { phone: colleague.phone, rights: [] })).toMatchObject({ code: '9001', field: 'rights' });
  });

  it('refuses a collaborator without the right to share, a stranger and a visitor', async () => {
    await add(creator, { phone: colleague.phone });
    const stranger = await buildPerson(test.platform);
    expect((await add(colleague, { phone: stranger.phone })).code).toBe('9104');
    expect((await add(stranger, { phone: stranger.phone })).code).toBe('9104');
    expect((await test.call(collaboratorCalls.add, { scrollId, phone: stranger.phone })).code).toBe('9101');
    expect(await held(stranger)).toEqual([]);
  });

  it('gives rights on this questionnaire and on no other', async () => {
    await add(creator, { phone: colleague.phone });
    const object = { kind: 'questionnaire', id: 'another' } as const;
    expect(
      await holdsRight(test.platform.database.pool, { personId: colleague.id }, object, 'questionnaire.view'),
    ).toBe(false);
  });
});

describe('GET /survey/collaborator/list', () => {
  it('names everybody with their rights, to whoever may see the questionnaire', async () => {
    await add(creator, { phone: colleague.phone, rights: ['questionnaire.view'] });
    const { data } = await list(colleague);
    const byPerson = Object.fromEntries((data as Collaborator[]).map(each => [each.userId, each.rights]));
    expect(byPerson).toEqual({ [creator.id]: rights.toSorted(), [colleague.id]: ['questionnaire.view'] });
  });

  it('names the field that is missing', async () => {
    expect(await test.call(collaboratorCalls.list, {} as never, as(creator))).toMatchObject({
      code: '9001',
      field: 'scrollId',
    });
  });
});

describe('POST /survey/collaborator/remove', () => {
  it('takes all rights away, at once', async () => {
    await add(creator, { phone: colleague.phone });
    expect((await remove(creator, colleague)).code).toBe('0000');
    expect(await held(colleague)).toEqual([]);
    expect((await list(colleague)).code).toBe('9104');
  });

  it('refuses to remove who is none, who holds more, and the last one who can share', async () => {
    const sharer = await buildPerson(test.platform);
    await giveRights(test.platform, sharer, scrollId, ['questionnaire.share', 'questionnaire.view']);
    expect(await remove(creator, colleague)).toMatchObject({ code: '9113', field: 'userId' });
    expect((await remove(sharer, creator)).code).toBe('9104');
    expect((await remove(creator, sharer)).code).toBe('0000');
    expect(await remove(creator, creator)).toMatchObject({ code: '9214' });
    expect((await remove(creator, { id: 'x' })).code).toBe('9001');
  });

  it('never lets two sharers remove each other at the same moment', async () => {
    const other = await buildPerson(test.platform);
    await giveRights(test.platform, other, scrollId, rights);
    const lock = { text: 'select 1 from right_row where object_id = $1 for update', values: [scrollId] };
    const answers = await whileRowsAreHeld(test.platform.database, lock, () => [
      remove(creator, other),
      remove(other, creator),
    ]);
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
    const left = [await held(creator), await held(other)].filter(each => each.includes('questionnaire.share'));
    expect(left).toHaveLength(1);
  });

  it('refuses a collaborator without the right to share, and a visitor', async () => {
    await add(creator, { phone: colleague.phone });
    expect((await remove(colleague, creator)).code).toBe('9104');
    expect((await test.call(collaboratorCalls.remove, { scrollId, userId: creator.id })).code).toBe('9101');
  });
});

describe('POST /survey/collaborator/change', () => {
  const change = (changer: TestPerson, person: { id: string }, wanted: readonly (typeof rights)[number][]) =>
    test.call(collaboratorCalls.change, { scrollId, userId: person.id, rights: [...wanted] }, as(changer));

  it('makes an editor a viewer and an editor again', async () => {
    await add(creator, { phone: colleague.phone });
    expect((await change(creator, colleague, collaboratorRoles.viewer)).data).toMatchObject({
      userId: colleague.id,
      rights: collaboratorRoles.viewer,
    });
    expect(await held(colleague)).toEqual(collaboratorRoles.viewer.toSorted());
    await change(creator, colleague, collaboratorRoles.editor);
    expect(await held(colleague)).toEqual(collaboratorRoles.editor.toSorted());
  });

  it('refuses who is none, who holds more, rights that the changer lacks, and no rights at all', async () => {
    expect((await change(creator, colleague, ['questionnaire.view'])).code).toBe('9113');
    const sharer = await buildPerson(test.platform);
    await giveRights(test.platform, sharer, scrollId, ['questionnaire.share', 'questionnaire.view']);
    expect((await change(sharer, creator, ['questionnaire.view'])).code).toBe('9104');
    await add(creator, { phone: colleague.phone, rights: ['questionnaire.view'] });
    expect(await change(sharer, colleague, ['records.view'])).toMatchObject({ code: '9104', field: 'rights' });
    expect((await change(creator, colleague, [])).code).toBe('9001');
    expect((await change(colleague, colleague, rights)).code).toBe('9104');
    expect(await held(colleague)).toEqual(['questionnaire.view']);
  });

  it('keeps the last one who can let others in', async () => {
    expect((await change(creator, creator, ['questionnaire.view'])).code).toBe('9214');
    expect((await change(creator, creator, rights)).code).toBe('0000');
  });
});

describe('POST /survey/collaborator/leave', () => {
  const leave = (person: TestPerson) => test.call(collaboratorCalls.leave, { scrollId }, as(person));

  it('lets a collaborator go, also without the right to share', async () => {
    await add(creator, { phone: colleague.phone, rights: ['questionnaire.view'] });
    expect((await leave(colleague)).code).toBe('0000');
    expect(await held(colleague)).toEqual([]);
    expect((await leave(colleague)).code).toBe('9104');
  });

  it('keeps the last one who can let others in', async () => {
    expect((await leave(creator)).code).toBe('9214');
  });
});
