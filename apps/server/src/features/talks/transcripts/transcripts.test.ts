import {
  codingCalls,
  codingFrameCalls,
  errorCodes,
  transcriptCalls,
  transcriptFileCalls,
  transcriptHidingCalls,
  transcriptProjectCalls,
  transcriptSoundCalls,
} from '@wenshu/api-contract';
import { inOrder } from '@wenshu/survey-core';
import { readQdaProject, type Transcript, type Turn, transcriptChanges } from '@wenshu/transcripts';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { samples, sendForm } from '../../../testing/send-form.ts';

let test: TestApp;
let maker: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  maker = await buildPerson(test.platform);
});
afterAll(() => test.close());

const group = `主持人：大家平时怎么买茶？
李女士：[00:05] 嗯，我在网上买。
王先生：我去店里，店里可以试喝。
主持人：为什么？
李女士：便宜。`;

async function ask<Call extends Parameters<TestApp['call']>[0]>(call: Call, input: object, person = maker) {
  const answer = await test.call(call, input as never, asPerson(person));
  if (answer.code !== '0000') throw new Error(`${call.path}: ${answer.code} ${answer.message}`);
  return answer.data as never as import('@wenshu/api-contract').CallData<Call>;
}

async function begun() {
  const { scrollId } = await ask(transcriptProjectCalls.create, { name: 'Tea groups', languageId: 1 });
  return scrollId;
}

async function brought(scrollId: string, text = group, title = '第一组') {
  const read = await ask(transcriptCalls.readText, { scrollId, title, text });
  const speakers = read.speakers.map(({ proposed }) => proposed);
  const { transcriptId } = await ask(transcriptCalls.confirm, {
    scrollId,
    draftId: read.draftId,
    title: read.title,
    language: read.language,
    speakers,
  });
  return { scrollId, transcriptId };
}

async function opened(of: { scrollId: string; transcriptId: string }, person = maker) {
  const { document, version } = await ask(transcriptCalls.get, of, person);
  const transcript = document as unknown as Transcript;
  return { transcript, version, turns: inOrder(transcript.turns) as Turn[] };
}

const rows = async <Row>(text: string, values: readonly unknown[]) =>
  (await test.platform.database.pool.query(text, [...values])).rows as Row[];

let edits = 0;
const edit = (of: object, baseVersion: number, changes: readonly object[], person = maker) =>
  test.call(
    transcriptCalls.edit,
    { ...of, editId: `edit${String(++edits).padStart(8, '0')}`, baseVersion, changes } as never,
    asPerson(person),
  );

describe('a project of transcripts', () => {
  it('reads what is pasted, proposes who speaks, and makes of every turn a record of the data', async () => {
    const scrollId = await begun();
    const read = await ask(transcriptCalls.readText, { scrollId, title: '第一组', text: group });
    expect(read.turns).toBe(5);
    expect(read.language).toBe('zh');
    expect(read.speakers.map(({ name, turns, proposed }) => [name, turns, proposed.role])).toEqual([
      ['主持人', 2, 'moderator'],
      ['李女士', 2, 'participant'],
      ['王先生', 1, 'participant'],
    ]);
    const of = await brought(scrollId);
    const { turns } = await opened(of);
    expect(turns.map(({ text, from }) => [text, from])).toEqual([
      ['大家平时怎么买茶？', null],
      ['嗯，我在网上买。', 5000],
      ['我去店里，店里可以试喝。', null],
      ['为什么？', null],
      ['便宜。', null],
    ]);
    const records = await rows<{ id: string; text: string }>(
      `select answer_record_id as id, answers -> 'talktext' as text from answer_record where scroll_id = $1 order by serial`,
      [scrollId],
    );
    expect(records.map(({ id }) => id)).toEqual(turns.map(({ id }) => id));
    const project = await ask(transcriptProjectCalls.project, { scrollId });
    expect(project.people.map(({ name, turns: count }) => [name, count])).toEqual([
      ['主持人', 2],
      ['李女士', 2],
      ['王先生', 1],
    ]);
    expect(project.transcripts).toMatchObject([{ title: '第一组', turns: 5, letters: 36 }]);
  });

  it('proposes the moderator again and everybody else as somebody new', async () => {
    const scrollId = await begun();
    await brought(scrollId);
    const read = await ask(transcriptCalls.readText, { scrollId, title: '第二组', text: group });
    expect(read.speakers.map(({ proposed: { no, as } }) => [no, as])).toEqual([
      [1, ''],
      [null, '李女士 (2)'],
      [null, '王先生 (2)'],
    ]);
  });

  it('lets two people edit apart, refuses what met, and writes the records of the turns that changed', async () => {
    const of = await brought(await begun());
    const colleague = await buildPerson(test.platform);
    await giveRights(test.platform, colleague, of.scrollId, ['questionnaire.view', 'analysis.transcript']);
    const { transcript, version, turns } = await opened(of, colleague);
    const [, second, third] = turns as [Turn, Turn, Turn];
    const mended = await edit(of, version, transcriptChanges.cut(second, [{ from: 0, to: 2, now: '', why: 'filler' }]));
    expect(mended.code).toBe('0000');
    const other = await edit(of, version, transcriptChanges.text(third, '我去店里。'), colleague);
    expect(other.code).toBe('0000');
    const met = await edit(of, version, transcriptChanges.text(second, '我在店里买。'), colleague);
    expect(met.code).toBe(errorCodes.savedByOthers.code);
    const parted = await edit(of, version + 2, transcriptChanges.split(transcript, turns[2]!, 5, 'partedturn000001'));
    expect(parted.code).toBe('0000');
    const now = await opened(of);
    expect(now.turns.map(({ text }) => text)).toContain('我在网上买。');
    const texts = await rows<{ id: string; text: string }>(
      `select answer_record_id as id, answers ->> 'talktext' as text from answer_record where scroll_id = $1`,
      [of.scrollId],
    );
    expect(new Set(texts.map(({ id }) => id))).toEqual(new Set(now.turns.map(({ id }) => id)));
    expect(texts.find(({ id }) => id === second.id)?.text).toContain('我在网上买。');
    const [survey] = await rows<{ collected: number }>('select collected from live_survey where scroll_id = $1', [
      of.scrollId,
    ]);
    expect(survey!.collected).toBe(6);
    await edit(of, now.version, transcriptChanges.remove(['partedturn000001']));
    expect((await rows(`select 1 from answer_record where scroll_id = $1`, [of.scrollId])).length).toBe(5);
  });

  it('says who wrote a translation, whatever the page says', async () => {
    const of = await brought(await begun());
    const { version, turns } = await opened(of);
    const changes = transcriptChanges.translate(turns[4]!, 'Cheap.', 'hand', 'checked');
    const forged = changes.map(({ path, value }) => ({
      path,
      value: { ...(value as object), by: 'somebody else', at: 1 },
    }));
    await edit(of, version, forged);
    const { translation } = (await opened(of)).turns[4]!;
    expect(translation).toMatchObject({ text: 'Cheap.', by: maker.id, state: 'checked' });
    expect(translation!.at).toBe(test.platform.clock.now().getTime());
  });

  it('knows people by what is known of them: names and attributes are variables of the data', async () => {
    const of = await brought(await begun());
    const { scrollId } = of;
    const city = { id: 'attribcity', name: '城市', kind: 'choice', choices: ['上海', '成都'] };
    const age = { id: 'attribage1', name: '年龄', kind: 'number', choices: [] };
    await ask(transcriptProjectCalls.saveAttributes, { scrollId, attributes: [city, age] });
    await ask(transcriptProjectCalls.savePerson, {
      scrollId,
      no: 2,
      name: '李姐',
      role: 'participant',
      values: { attribcity: '成都', attribage1: 41 },
    });
    const wrong = await test.call(
      transcriptProjectCalls.savePerson,
      { scrollId, no: 2, name: '李姐', role: 'participant', values: { attribcity: '北京' } },
      asPerson(maker),
    );
    expect(wrong.code).toBe(errorCodes.transcriptNotPossible.code);
    const [document] = await rows<{ document: import('@wenshu/survey-core').Questionnaire }>(
      'select document from snapshot where scroll_id = $1 order by version_time desc limit 1',
      [scrollId],
    );
    const { questions } = document!.document;
    expect(Object.values(questions['talkperson']!.items).map(({ title }) => title.text)).toContain('李姐');
    expect(questions['attribcity']!.title.text).toBe('城市');
    const ages = await rows<{ age: unknown }>(
      `select answers -> 'attribage1' as age from answer_record where scroll_id = $1 order by serial`,
      [scrollId],
    );
    expect(ages.map(({ age: known }) => known !== null)).toEqual([false, true, false, false, true]);
  });

  it('makes two people one, and erases a person with all that they said', async () => {
    const of = await brought(await begun());
    const { scrollId } = of;
    await ask(transcriptProjectCalls.mergePeople, { scrollId, no: 3, into: 1 });
    expect((await opened(of)).turns.map(({ speaker }) => speaker)).toEqual([1, 2, 1, 1, 2]);
    const colleague = await buildPerson(test.platform);
    await giveRights(test.platform, colleague, scrollId, ['questionnaire.view', 'analysis.transcript']);
    const refused = await test.call(transcriptProjectCalls.erasePerson, { scrollId, no: 2 }, asPerson(colleague));
    expect(refused.code).toBe(errorCodes.transcriptOwnersOnly.code);
    const erased = await ask(transcriptProjectCalls.erasePerson, { scrollId, no: 2 });
    expect(erased).toEqual({ turns: 2, transcripts: 1, sounds: 0 });
    for (const table of ['transcript', 'transcript_version', 'transcript_edit'])
      expect(
        await rows(`select 1 from ${table} x where x.transcript_id = $1 and to_jsonb(x)::text like '%网上买%'`, [
          of.transcriptId,
        ]),
      ).toEqual([]);
    expect(
      await rows(`select 1 from answer_record where scroll_id = $1 and answers::text like '%网上买%'`, [scrollId]),
    ).toEqual([]);
  });

  it('finds words in all transcripts, and is nobody’s business without the right', async () => {
    const scrollId = await begun();
    await brought(scrollId);
    await brought(
      scrollId,
      'Moderator: Why tea?\nAnna: It is CHEAP.\nModerator: Really cheap, cheap?\nAnna: Yes.',
      'Two',
    );
    const found = await ask(transcriptProjectCalls.search, { scrollId, text: 'cheap', count: 1 });
    expect(found.total).toBe(3);
    expect(found.items).toMatchObject([{ text: 'It is CHEAP.', at: 6, length: 5 }]);
    const stranger = await buildPerson(test.platform);
    await giveRights(test.platform, stranger, scrollId, ['questionnaire.view', 'statistics.view', 'analysis.collate']);
    const refused = await test.call(transcriptProjectCalls.search, { scrollId, text: 'cheap' }, asPerson(stranger));
    expect(refused.code).toBe(errorCodes.noPermission.code);
    const reader = await buildPerson(test.platform);
    await giveRights(test.platform, reader, scrollId, ['questionnaire.view', 'records.view']);
    expect((await ask(transcriptProjectCalls.search, { scrollId, text: 'cheap' }, reader)).total).toBe(3);
    expect(await ask(transcriptProjectCalls.project, { scrollId }, reader)).toMatchObject({
      mayEdit: false,
      isOwner: false,
    });
    const written = await test.call(transcriptCalls.begin, { scrollId, title: 'x', language: 'en' }, asPerson(reader));
    expect(written.code).toBe(errorCodes.noPermission.code);
  });
});

describe('codes on what people said', () => {
  it('are given with the right to transcripts alone, and go with their words', async () => {
    const of = await brought(await begun());
    const { scrollId } = of;
    const coder = await buildPerson(test.platform);
    await giveRights(test.platform, coder, scrollId, ['questionnaire.view', 'analysis.transcript']);
    const { frameId } = await ask(
      codingFrameCalls.create,
      {
        name: 'Reasons',
        commands: [
          { does: 'add', parent: null, zh: '渠道' },
          { does: 'add', parent: null, zh: '价格' },
        ],
      },
      coder,
    );
    const coding = await ask(codingCalls.setUp, { scrollId, variable: 'talktext', frameId }, coder);
    const { codingId } = coding;
    const { transcript, version, turns } = await opened(of);
    const [, second, third, , fifth] = turns as [Turn, Turn, Turn, Turn, Turn];
    const code = (turn: Turn, add: number[], span?: object) =>
      ask(codingCalls.code, { scrollId, codingId, answerRecordIds: [turn.id], add, ...(span && { span }) }, coder);
    // 网上
    await code(second, [1], { from: 4, to: 6 });
    // 店里 twice, by the same person: one comes to stand where the other stood.
    await code(third, [1], { from: 2, to: 4 });
    await code(third, [1], { from: 5, to: 7 });
    await code(fifth, [2]);
    await edit(of, version, [
      ...transcriptChanges.cut(second, [{ from: 0, to: 2, now: '', why: 'filler' }]),
      ...transcriptChanges.text(third, '我想去店里，店里可以试喝。'),
      ...transcriptChanges.text(fifth, '很便宜。'),
    ]);
    const marked = async () => {
      const { items } = await ask(codingCalls.answers, { scrollId, codingId, list: 'coded', sort: 'oldest' }, coder);
      return items.flatMap(({ text, marks }) =>
        marks.map(({ code: one, span, stands }) => [one, span ? text.slice(span.from, span.to) : text, stands]),
      );
    };
    expect(await marked()).toEqual([
      [1, '网上', true],
      [1, '店里', true],
      [1, '店里', true],
      [2, '很便宜。', true],
    ]);
    const now = await opened(of);
    const parted = transcriptChanges.split(now.transcript, now.turns[2]!, 6, 'partedturn000002');
    await edit(of, now.version, parted);
    const then = await opened(of);
    await edit(of, then.version, transcriptChanges.merge([then.turns[4]!, then.turns[5]!]));
    expect((await marked()).map(([one, words]) => [one, words])).toEqual([
      [1, '网上'],
      [1, '店里'],
      [2, '为什么？很便宜。'],
      [1, '店里'],
    ]);
    expect(transcript.turns[second.id]).toBeDefined();
  });
});

describe('what is known of people', () => {
  it('goes with the attribute or the choice that said it, and nothing else goes', async () => {
    const { scrollId } = await brought(await begun());
    const city = { id: 'attrcity00001', name: 'City', kind: 'choice', choices: ['Leeds', 'York'] };
    const age = { id: 'attrage000001', name: 'Age', kind: 'number', choices: [] };
    await ask(transcriptProjectCalls.saveAttributes, { scrollId, attributes: [city, age] });
    const { people } = await ask(transcriptProjectCalls.project, { scrollId });
    const [, one, other] = people;
    const save = (person: (typeof people)[number] | undefined, values: object) =>
      ask(transcriptProjectCalls.savePerson, {
        scrollId,
        no: person!.no,
        name: person!.name,
        role: 'participant',
        values,
      });
    await save(one, { [city.id]: 'Leeds', [age.id]: 41 });
    await save(other, { [city.id]: 'York' });
    await ask(transcriptProjectCalls.saveAttributes, { scrollId, attributes: [{ ...city, choices: ['York'] }, age] });
    const now = await ask(transcriptProjectCalls.project, { scrollId });
    expect(now.people.map(({ values }) => values)).toEqual([{}, { [age.id]: 41 }, { [city.id]: 'York' }]);
    // Somebody whose values were lost can be saved again.
    await save(one, now.people[1]!.values);
  });
});

describe('the recording of a transcript', () => {
  it('is played by ranges from an address of its reader, until the owner alone may hear it', async () => {
    const of = await brought(await begun());
    const colleague = await buildPerson(test.platform);
    await giveRights(test.platform, colleague, of.scrollId, ['questionnaire.view', 'analysis.transcript']);
    const sent = { fields: of, file: { name: 'group.mp4', content: samples.mp4 }, token: maker.token };
    expect((await sendForm(test.app, transcriptSoundCalls.addSound, sent)).code).toBe('0000');
    const { sound } = await ask(transcriptCalls.get, of, colleague);
    const play = () => test.app.inject({ url: sound!.address, headers: { range: 'bytes=4-11' } });
    const part = await play();
    expect([part.statusCode, part.body]).toEqual([206, samples.mp4.subarray(4, 12).toString('latin1')]);
    await ask(transcriptSoundCalls.soundFor, { ...of, isOwnersOnly: true });
    expect((await ask(transcriptCalls.get, of, colleague)).sound).toBeNull();
    expect((await play()).json()).toMatchObject({ code: errorCodes.fileNotFound.code });
    const mine = (await ask(transcriptCalls.get, of)).sound!;
    expect((await test.app.inject({ url: mine.address })).statusCode).toBe(200);
  });
});

describe('what identifies people', () => {
  it('is proposed, hidden everywhere, known to the owner alone, and put back', async () => {
    const text = '主持人：您叫什么？\n王小明：我叫王小明，电话13800138000。\n主持人：小明平时怎么买？\n王小明：网上。';
    const of = await brought(await begun(), text, '王小明的访谈');
    const { scrollId, transcriptId } = of;
    const colleague = await buildPerson(test.platform);
    await giveRights(test.platform, colleague, scrollId, ['questionnaire.view', 'analysis.transcript']);
    const before = await opened(of, colleague);
    const { items } = await ask(
      transcriptHidingCalls.proposeHidden,
      { scrollId, transcriptIds: [transcriptId] },
      colleague,
    );
    expect(items.map(({ kind, words, shown, places }) => [kind, words, shown, places])).toEqual([
      ['person', ['王小明', '小明'], '［人物1］', 2],
      ['number', ['13800138000'], '［号码1］', 1],
    ]);
    const hidden = await ask(
      transcriptHidingCalls.hide,
      {
        scrollId,
        transcriptIds: [transcriptId],
        items: items.map(({ kind, words, shown }) => ({ kind, words, shown })),
      },
      colleague,
    );
    expect(hidden).toEqual({ places: 5, transcripts: 1 });
    const now = await opened(of, colleague);
    expect(now.turns.map(({ text: said }) => said)).toEqual([
      '您叫什么？',
      '我叫［人物1］，电话［号码1］。',
      '［人物1］平时怎么买？',
      '网上。',
    ]);
    expect(JSON.stringify(await ask(transcriptProjectCalls.project, { scrollId }, colleague))).not.toContain('小明');
    expect(
      await rows(`select 1 from answer_record where scroll_id = $1 and answers::text like '%小明%'`, [scrollId]),
    ).toEqual([]);
    const news = await ask(transcriptCalls.since, { ...of, version: before.version }, colleague);
    expect(news).toMatchObject({ isTooOld: true, changes: [] });
    const { items: versions } = await ask(transcriptCalls.versions, of, colleague);
    const asked = { ...of, versionId: versions[0]!.versionId };
    expect(versions[0]).toMatchObject({ kind: 'original', isOwnersOnly: true });
    for (const [call, input] of [
      [transcriptCalls.version, asked],
      [transcriptCalls.earlier, { ...of, version: before.version }],
      [transcriptHidingCalls.pseudonyms, { scrollId }],
    ] as const)
      expect((await test.call(call as typeof transcriptCalls.version, input as never, asPerson(colleague))).code).toBe(
        errorCodes.transcriptOwnersOnly.code,
      );
    expect(JSON.stringify(await ask(transcriptCalls.version, asked))).toContain('王小明');
    const known = await ask(transcriptHidingCalls.pseudonyms, { scrollId });
    const { pseudonymId } = known.items.find(({ kind }) => kind === 'person')!;
    await ask(transcriptHidingCalls.putBack, { scrollId, pseudonymId });
    expect((await opened(of)).turns[1]!.text).toBe('我叫王小明，电话［号码1］。');
    const after = await ask(transcriptProjectCalls.project, { scrollId });
    expect(after.people.map(({ name }) => name)).toEqual(['主持人', '王小明']);
  });
});

describe('files of transcripts', () => {
  it('carry who said what and with which code: Word, Excel, text, and a project that reads back as it was', async () => {
    const of = await brought(await begun());
    const { scrollId } = of;
    const city = { id: 'attribcity', name: '城市', kind: 'choice', choices: ['上海'] };
    await ask(transcriptProjectCalls.saveAttributes, { scrollId, attributes: [city] });
    await ask(transcriptProjectCalls.savePerson, {
      scrollId,
      no: 2,
      name: '李女士',
      role: 'participant',
      values: { attribcity: '上海' },
    });
    const { turns } = await opened(of);
    const commands = [
      { does: 'add', parent: null, zh: '渠道' },
      { does: 'add', parent: 1, zh: '网上', en: 'Online' },
    ];
    const { frameId } = await ask(codingFrameCalls.create, { name: 'Reasons', commands });
    const { codingId } = await ask(codingCalls.setUp, { scrollId, variable: 'talktext', frameId });
    const code = { scrollId, codingId, answerRecordIds: [turns[1]!.id], add: [2], span: { from: 4, to: 6 } };
    await ask(codingCalls.code, code);
    await ask(codingCalls.code, { scrollId, codingId, answerRecordIds: [turns[4]!.id], add: [1] });
    const file = async ({ path }: { readonly path: string }, input: Readonly<Record<string, string>>) => {
      const url = `/api${path}?${new URLSearchParams(input)}`;
      const answer = await test.app.inject({ url, headers: { authorization: `Bearer ${maker.token}` } });
      expect(answer.statusCode).toBe(200);
      return answer.rawPayload;
    };
    const text = (await file(transcriptFileCalls.export, { ...of, format: 'txt' })).toString();
    expect(text).toBe(
      '\uFEFF主持人：大家平时怎么买茶？\n李女士：嗯，我在网上买。\n王先生：我去店里，店里可以试喝。\n主持人：为什么？\n李女士：便宜。\n',
    );
    const sheet = await readXlsx(await file(transcriptFileCalls.export, { ...of, format: 'xlsx' }));
    expect(sheet.sheets[0]!.rows.slice(1, 3).map(row => row.slice(0, 6))).toEqual([
      ['', '主持人', '大家平时怎么买茶？', '', '', ''],
      ['00:00:05', '李女士', '嗯，我在网上买。', '', '', '网上'],
    ]);
    const word = unzipSync(await file(transcriptFileCalls.export, { ...of, format: 'docx' }));
    const cells = [...strFromU8(word['word/document.xml']!).matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(
      ([, one]) => one,
    );
    expect(cells).toContain('嗯，我在网上买。');
    expect(cells.filter(one => one === '网上' || one === '渠道')).toEqual(['网上', '渠道']);
    const zip = unzipSync(await file(transcriptFileCalls.exportProject, { scrollId }));
    const parts = new Map(Object.entries(zip).map(([name, bytes]) => [name.replace('Sources/', ''), strFromU8(bytes)]));
    const read = readQdaProject(parts.get('project.qde')!, name => parts.get(name));
    if (typeof read === 'string') throw new Error(read);
    const { sources, cases, codes, users } = read.project;
    expect(codes.map(({ name, above }) => [name, above === null])).toEqual([
      ['渠道', true],
      ['网上', false],
    ]);
    expect(users.map(({ name }) => name)).toEqual([maker.nickName]);
    const [source] = sources;
    const coded = source!.spans.filter(({ codings }) => codings.length > 0);
    expect(coded.map(({ from, to }) => source!.text.slice(from, to))).toEqual(['网上', '便宜。']);
    expect(cases.map(({ name, values, spanIds }) => [name, values.map(({ value }) => value), spanIds.length])).toEqual([
      ['主持人', [], 2],
      ['李女士', ['上海'], 2],
      ['王先生', [], 1],
    ]);
  });
});
