import {
  type ActivityResults,
  errorCodes,
  symposiumActivityCalls,
  symposiumDeskCalls,
  symposiumSeatCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../../testing/build-person.ts';
import { choiceId, matrixId, optionA, optionB, textId } from '../../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { asked, buildSymposium, heard } from '../../../../testing/symposium/build-symposium.ts';

let test: TestApp;
let maker: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  maker = await buildPerson(test.platform);
});
afterAll(() => test.close());

const people = {
  Mo: 'moderator',
  Oz: 'observer',
  Ann: 'participant',
  Ben: 'participant',
  Cho: 'participant',
  Dee: 'participant',
} as const;
const impossible = errorCodes.symposiumNotPossible.code;
const promptId = 'promptact1';

async function put(questionId: string) {
  const room = await buildSymposium(test, maker, { people, hasActivities: true });
  await room.by('Mo', symposiumDeskCalls.post, { promptId, text: 'Your turn', questionId });
  const answer = async (name: string, given: unknown) =>
    expect(
      (await room.by(name, symposiumActivityCalls.answerActivity, { promptId, answers: { [questionId]: given } })).code,
    ).toBe('0000');
  const results = async (name: string) => {
    const { code, data } = await room.by(name, symposiumActivityCalls.results, { promptId });
    // Held against the contract by the app under test.
    return code === '0000' ? (data as unknown as ActivityResults) : code;
  };
  const show = async (name: string, isShown: boolean) =>
    (await room.by(name, symposiumActivityCalls.showResults, { promptId, isShown })).code;
  const seen = async (name: string) =>
    (await heard(room, name, 'stage')).flatMap(({ event }) => (event.kind === 'results' ? [event.results] : []));
  return { room, answer, results, show, seen };
}

it('moderators and observers see how many chose what; participants once it is shown, as it was then', async () => {
  const { room, answer, results, show, seen } = await put(choiceId);
  await answer('Ann', { item: optionA });
  await answer('Ben', { item: optionB });
  const counts = (a: number, b: number) => ({
    answered: a + b,
    parts: [
      {
        label: '',
        answered: a + b,
        mean: null,
        rows: [
          { label: 'Yes', count: a },
          { label: 'No', count: b },
        ],
      },
    ],
  });
  expect(await results('Mo')).toEqual(counts(1, 1));
  expect(await results('Oz')).toEqual(counts(1, 1));
  expect(await results('Ann')).toBe(impossible);
  expect(await show('Mo', true)).toBe(impossible);
  await answer('Cho', { item: optionB });
  expect(await seen('Ann')).toEqual([]);
  for (const name of ['Ann', 'Oz']) expect(await show(name, true)).toBe(impossible);
  expect(await show('Mo', true)).toBe('0000');
  await answer('Dee', { item: optionB });
  expect(await seen('Ann')).toEqual([counts(1, 2)]);
  expect(await show('Mo', false)).toBe('0000');
  expect(await seen('Ben')).toEqual([counts(1, 2), null]);
  expect(JSON.stringify(await results('Mo'))).not.toMatch(/Ann|Ben|Cho|Dee/);
  await asked(
    test,
    symposiumSeatCalls.removeSeats,
    { scrollId: room.scrollId, seatIds: [room.seats.Ann!.seatId] },
    maker,
  );
  expect(await results('Mo')).toEqual(counts(0, 3));
});

it('of texts the words, but to participants none that one alone wrote', async () => {
  const { answer, results, show, seen } = await put(textId);
  await answer('Ann', 'Warm and cheap');
  await answer('Ben', 'Warm in winter');
  await answer('Cho', 'My diabetes');
  const words = (given: ActivityResults | null | string | undefined) =>
    typeof given === 'object' ? given?.parts[0]?.rows.map(({ label, count }) => `${label} ${count}`) : given;
  expect(words(await results('Mo'))).toEqual(expect.arrayContaining(['warm 2', 'diabete 1']));
  expect(await show('Mo', true)).toBe('0000');
  expect(words((await seen('Dee'))[0])).toEqual(['warm 2']);
});

it('a question with rows has its figures by row; a row that fewer than three answered shows participants none', async () => {
  const { answer, results, show, seen } = await put(matrixId);
  await answer('Ann', { taste00001: 'good000001', price00001: 'bad0000001' });
  await answer('Ben', { taste00001: 'good000001' });
  await answer('Cho', { taste00001: 'bad0000001' });
  const rows = (good: number, bad: number) => [
    { label: 'Good', count: good },
    { label: 'Bad', count: bad },
  ];
  const taste = { label: 'Taste', answered: 3, mean: null, rows: rows(2, 1) };
  expect(await results('Mo')).toMatchObject({ parts: [taste, { label: 'Price', answered: 1, rows: rows(0, 1) }] });
  expect(await show('Mo', true)).toBe('0000');
  expect((await seen('Ann'))[0]?.parts).toMatchObject([taste, { label: 'Price', answered: 1, rows: [] }]);
});
