import {
  errorCodes,
  symposiumActivityCalls,
  symposiumAfterCalls,
  symposiumCalls,
  symposiumDeskCalls,
  symposiumRoomCalls,
  symposiumSeatCalls,
  transcriptCalls,
  transcriptProjectCalls,
} from '@wenshu/api-contract';
import { inOrder } from '@wenshu/survey-core';
import type { Transcript } from '@wenshu/transcripts';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../../testing/build-person.ts';
import { asPerson, choiceId, matrixId, optionA, optionB } from '../../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { asked, buildSymposium, freshId, heard, saidTexts } from '../../../../testing/symposium/build-symposium.ts';
import { deleteDueTalks } from './delete-due-talks.ts';

let test: TestApp;
let maker: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  maker = await buildPerson(test.platform);
});
afterAll(() => test.close());

const people = { Mo: 'moderator', Ann: 'participant', Ben: 'participant', Oz: 'observer' } as const;
const guide = { sectionId: 'warmup0001', title: 'Warm up', minutes: 5, opensAt: null, closesAt: null, prompts: [] };
const { activity, answerActivity } = symposiumActivityCalls;
const impossible = errorCodes.symposiumNotPossible.code;

describe('activities', () => {
  async function put(more: object = {}) {
    const room = await buildSymposium(test, maker, { people, hasActivities: true });
    const prompt = { promptId: 'promptact1', text: 'Your turn', questionId: choiceId, ...more };
    expect((await room.by('Mo', symposiumDeskCalls.post, prompt)).code).toBe('0000');
    const answer = async (name: string, answers: unknown, promptId = 'promptact1') =>
      (await room.by(name, answerActivity, { promptId, answers })).code;
    const records = async () => {
      const { rows } = await test.platform.database.pool.query<{ id: string; answers: Record<string, unknown> }>(
        'select answer_record_id as id, answers from answer_record where scroll_id = $1 order by serial',
        [room.scrollId],
      );
      return rows;
    };
    return { room, answer, records };
  }

  it('are answered in place, checked as everywhere, and each participant is one record of the data', async () => {
    const { room, answer, records } = await put();
    const seen = (await room.by('Ann', activity, { promptId: 'promptact1' })).data as never as {
      flow: { questions: { id: string }[] };
    };
    expect(seen.flow.questions.map(({ id }) => id)).toEqual([choiceId]);
    expect(await answer('Ben', { [choiceId]: { item: optionB } })).toBe('0000');
    expect(await answer('Ann', { [choiceId]: { item: optionA } })).toBe('0000');
    expect(await answer('Ben', { [choiceId]: { item: optionA } })).toBe('0000');
    expect(await answer('Ann', { [choiceId]: { item: 'hostileopt' } })).not.toBe('0000');
    expect(await answer('Ann', {})).toBe(errorCodes.answerMissing.code);
    expect(await answer('Ann', 'drop table')).not.toBe('0000');
    expect(await answer('Oz', { [choiceId]: { item: optionA } })).toBe(impossible);
    const second = { promptId: 'promptact2', text: 'And this', questionId: matrixId };
    await room.by('Mo', symposiumDeskCalls.post, second);
    expect(
      await answer('Ben', { [matrixId]: { taste00001: 'bad0000001', price00001: 'good000001' } }, 'promptact2'),
    ).toBe('0000');
    const found = await records();
    expect(found.map(({ id }) => id)).toEqual([room.seats.Ben!.seatId, room.seats.Ann!.seatId]);
    expect(Object.keys(found[0]!.answers).toSorted()).toEqual([choiceId, matrixId].toSorted());
    expect(Object.keys(found[1]!.answers)).toEqual([choiceId]);
    const own = (await room.by('Ben', activity, { promptId: 'promptact1' })).data as never as { answers: object };
    expect(Object.keys(own.answers)).toEqual([choiceId]);
    expect((await heard(room, 'Mo', 'desk')).filter(({ event }) => event.kind === 'answered')).toHaveLength(3);
    const { rows } = await test.platform.database.pool.query('select collected from live_survey where scroll_id = $1', [
      room.scrollId,
    ]);
    expect(rows).toEqual([{ collected: 2 }]);
  });

  it('shows what is held once all have answered; a question that was not published is not put', async () => {
    const { room, answer } = await put({ isHeld: true });
    expect(await answer('Ann', { [choiceId]: { item: optionA } })).toBe('0000');
    expect((await heard(room, 'Ben', 'stage')).some(({ event }) => event.kind === 'released')).toBe(false);
    expect(await answer('Ben', { [choiceId]: { item: optionB } })).toBe('0000');
    expect((await heard(room, 'Ben', 'stage')).at(-1)?.event.kind).toBe('released');
    const unknown = { promptId: 'promptact9', text: 'No', questionId: 'nowhere001' };
    expect((await room.by('Mo', symposiumDeskCalls.post, unknown)).code).toBe(impossible);
  });

  it('an erased participant’s record goes', async () => {
    const { room, answer, records } = await put();
    await answer('Ann', { [choiceId]: { item: optionA } });
    await answer('Ben', { [choiceId]: { item: optionB } });
    const erased = { scrollId: room.scrollId, seatIds: [room.seats.Ann!.seatId], isErased: true };
    await asked(test, symposiumSeatCalls.removeSeats, erased, maker);
    expect((await records()).map(({ id }) => id)).toEqual([room.seats.Ben!.seatId]);
  });
});

describe('what is left of a talk', () => {
  async function talked() {
    const room = await buildSymposium(test, maker, { people, setup: { sections: [guide] } });
    const { scrollId } = room;
    const say = async (name: string, text: string, stream = 'stage') => {
      const messageId = freshId();
      await room.by(name, symposiumRoomCalls.say, { messageId, stream, text });
      return messageId;
    };
    await say('Ann', 'Good evening');
    const { stimulusId } = await asked(
      test,
      symposiumCalls.addText,
      { scrollId, title: 'Concept A', text: 'Cold tea' },
      maker,
    );
    await room.by('Mo', symposiumDeskCalls.section, { sectionId: guide.sectionId });
    test.clock.advanceSeconds(90);
    await room.by('Mo', symposiumDeskCalls.post, { promptId: freshId('prompt'), text: 'Why tea?', stimulusId });
    test.clock.advanceSeconds(5);
    await say('Ben', 'It is cheap & <b>warm</b>');
    await say('Oz', 'He is funny', 'back');
    await say('Ann', 'Private pain', `s${room.seats.Ann!.seatId}`);
    const taken = await say('Ben', 'Call me on 13800138000');
    await room.by('Ben', symposiumRoomCalls.removeMessage, { messageId: taken });
    return room;
  }

  it('is what was said on the stage, with who, when and in which section', async () => {
    const { scrollId } = await talked();
    const { items, total } = await asked(test, symposiumAfterCalls.talk, { scrollId }, maker);
    expect(total).toBe(3);
    expect(items.map(({ name, text, isPrompt, sectionId }) => [name, text, isPrompt, sectionId])).toEqual([
      ['Ann', 'Good evening', false, null],
      ['Mo', 'Why tea?', true, guide.sectionId],
      ['Ben', 'It is cheap & <b>warm</b>', false, guide.sectionId],
    ]);
    const rest = await asked(test, symposiumAfterCalls.talk, { scrollId, from: items[1]!.no }, maker);
    expect(rest.items.map(({ text }) => text)).toEqual(['It is cheap & <b>warm</b>']);
  });

  it('becomes a transcript: speakers, times, sections, and what was shown', async () => {
    const { scrollId } = await talked();
    const made = await asked(test, symposiumAfterCalls.toTranscript, { scrollId }, maker);
    const { document } = await asked(test, transcriptCalls.get, made, maker);
    const { turns, note } = document as unknown as Transcript;
    expect(inOrder(turns).map(({ text, from, speaker, part }) => [text, from, speaker, part])).toEqual([
      ['Good evening', 0, 1, ''],
      ['Why tea?', 90_000, 2, 'Warm up'],
      ['It is cheap & <b>warm</b>', 95_000, 3, 'Warm up'],
    ]);
    expect(note).toContain('Concept A');
    const again = await asked(test, symposiumAfterCalls.toTranscript, { scrollId, toScrollId: made.scrollId }, maker);
    const project = await asked(test, transcriptProjectCalls.project, { scrollId: again.scrollId }, maker);
    expect(project.people.map(({ name, role }) => [name, role])).toEqual([
      ['Ann', 'participant'],
      ['Mo', 'moderator'],
      ['Ben', 'participant'],
      ['Ann (2)', 'participant'],
      ['Mo (2)', 'moderator'],
      ['Ben (2)', 'participant'],
    ]);
  });

  it('goes out as a table and as a document, without what was said behind the glass or to one alone', async () => {
    const { scrollId } = await talked();
    const get = (format: string) =>
      test.app.inject({
        url: `/api/talks/symposium/export?scrollId=${scrollId}&format=${format}`,
        headers: { authorization: `Bearer ${maker.token}` },
      });
    const sheet = (await readXlsx((await get('xlsx')).rawPayload)).sheets[0]!;
    expect(JSON.stringify(sheet.rows)).toContain('It is cheap & <b>warm</b>');
    const word = strFromU8(unzipSync((await get('docx')).rawPayload)['word/document.xml']!);
    expect(word).toContain('Why tea?');
    for (const secret of ['He is funny', 'Private pain', '13800138000'])
      expect(JSON.stringify(sheet.rows) + word).not.toContain(secret);
  });

  it('is for who sees the records, and a transcript goes only where they may analyse', async () => {
    const { scrollId } = await talked();
    const reader = await buildPerson(test.platform);
    await giveRights(test.platform, reader, scrollId, ['questionnaire.view']);
    expect((await test.call(symposiumAfterCalls.talk, { scrollId }, asPerson(reader))).code).toBe(
      errorCodes.noPermission.code,
    );
    await giveRights(test.platform, reader, scrollId, ['records.view']);
    expect((await test.call(symposiumAfterCalls.talk, { scrollId }, asPerson(reader))).code).toBe('0000');
    const { scrollId: theirs } = await asked(
      test,
      transcriptProjectCalls.create,
      { name: 'Theirs', languageId: 2 },
      maker,
    );
    const into = { scrollId, toScrollId: theirs };
    expect((await test.call(symposiumAfterCalls.toTranscript, into, asPerson(reader))).code).toBe(
      errorCodes.noPermission.code,
    );
  });

  it('of nothing no transcript is made', async () => {
    const { scrollId, ...room } = await buildSymposium(test, maker, { people });
    expect(saidTexts(await heard({ scrollId, ...room }, 'Mo', 'stage'))).toEqual([]);
    expect((await test.call(symposiumAfterCalls.toTranscript, { scrollId }, asPerson(maker))).code).toBe(impossible);
  });
});

describe('what is to be deleted some days after the end', () => {
  const DAY = 86_400;
  const rowsOf = async (scrollId: string) => {
    const tables = ['event', 'message', 'prompt', 'stimulus', 'seat'];
    const counts = await Promise.all(
      tables.map(async table => {
        const sql = `select count(*)::int as count from symposium_${table} where scroll_id = $1`;
        const { rows } = await test.platform.database.pool.query<{ count: number }>(sql, [scrollId]);
        return [table, rows[0]!.count > 0] as const;
      }),
    );
    return Object.fromEntries(counts);
  };

  async function ended(deleteAfterDays: number | null) {
    const room = await buildSymposium(test, maker, { people, setup: { deleteAfterDays, sections: [guide] } });
    const { scrollId } = room;
    await asked(test, symposiumCalls.addText, { scrollId, title: 'Concept', text: 'A tea that cools' }, maker);
    await room.by('Mo', symposiumDeskCalls.post, { promptId: freshId('prompt'), text: 'Why?' });
    await room.by('Ann', symposiumRoomCalls.say, { messageId: freshId(), stream: 'stage', text: 'Because' });
    await room.by('Mo', symposiumDeskCalls.setState, { state: 'ended' });
    return room;
  }
  const all = { event: true, message: true, prompt: true, stimulus: true, seat: true };

  it('is there until the day has come, then gone, while seats stay; and what has no day is kept', async () => {
    const [soon, never] = [await ended(3), await ended(null)];
    test.clock.advanceSeconds(3 * DAY - 60);
    await deleteDueTalks(test.platform);
    expect(await rowsOf(soon.scrollId)).toEqual(all);
    test.clock.advanceSeconds(120);
    await deleteDueTalks(test.platform);
    expect(await rowsOf(soon.scrollId)).toEqual({
      event: false,
      message: false,
      prompt: false,
      stimulus: false,
      seat: true,
    });
    expect(await rowsOf(never.scrollId)).toEqual(all);
  });
});
