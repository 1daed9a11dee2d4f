import { enterpriseCalls, errorCodes, paperCalls, paperShareCalls, paperSourceCalls } from '@wenshu/api-contract';
import { type Paper, type ProposedNode, paperChanges } from '@wenshu/papers';
import type { Change } from '@wenshu/survey-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/new-id.ts';
import { buildEnterprise, buildMember, type TestEnterprise } from '../../../testing/build-enterprise.ts';
import { buildPerson, signInAnew, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { sendForm } from '../../../testing/send-form.ts';
import { sweep } from '../../sweep.ts';

let test: TestApp;
let enterprise: TestEnterprise;
let maker: TestPerson;
let colleague: TestPerson;
let reader: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  enterprise = await buildEnterprise(test);
  colleague = await buildMember(test, enterprise);
  reader = await buildMember(test, enterprise);
  stranger = await buildPerson(test.platform);
});
beforeEach(async () => {
  maker = enterprise.administrator;
});
afterAll(() => test.close());

const TEXT = '2025 年即饮咖啡销量增长 12%。\n便利店占到一半。\n\n单价在 6 到 9 元之间。';

const begin = async (kind: 'outline' | 'desk-study' | 'concept' = 'desk-study', person = maker) => {
  const input = { kind, title: 'Ready to drink', language: 'zh', brief: {} } as const;
  const { data } = await test.call(paperCalls.create, input, asPerson(person));
  return (data as { readonly paperId: string }).paperId;
};
const get = async (paperId: string, person = maker) => {
  const answer = await test.call(paperCalls.get, { paperId }, asPerson(person));
  expect(answer.code).toBe('0000');
  return answer.data as unknown as { version: number; document: Paper; role: string; sourcesVersion: number };
};
const edit = async (paperId: string, changes: readonly Change[], person = maker, baseVersion?: number) => {
  const input = { paperId, editId: newId(), baseVersion: baseVersion ?? (await get(paperId)).version };
  return test.call(paperCalls.edit, { ...input, changes: changes as never }, asPerson(person));
};
const add = async (paperId: string, proposed: ProposedNode) => {
  const changes = paperChanges.add((await get(paperId)).document, [proposed], newId);
  expect((await edit(paperId, changes)).code).toBe('0000');
  return changes[0]!.path[1]!;
};
const give = async (paperId: string, text = TEXT) => {
  const answer = await test.call(paperSourceCalls.addSource, { paperId, name: 'Report', text }, asPerson(maker));
  expect(answer.code).toBe('0000');
  return answer.data as { readonly sourceId: string; readonly sourcesVersion: number };
};
const subQuestion: ProposedNode = { kind: 'sub-question', parent: null, fields: { text: '多大？' }, below: [] };
const evidence = (parent: string, source: string, passage: string): ProposedNode => ({
  kind: 'evidence',
  parent,
  fields: { claim: '在涨', passage, source },
  below: [],
});
const share = (paperId: string, person: TestPerson, role: 'view' | 'edit', by = maker) =>
  test.call(paperShareCalls.saveMember, { paperId, userId: person.id, role }, asPerson(by));

describe('S2.20 S2.21 S2.22 papers of one’s own', () => {
  it('are of three kinds, listed by kind, found by their title, and nobody else’s', async () => {
    const own = await signInAnew(test.platform, await buildPerson(test.platform));
    const outline = await begin('outline', own);
    const concept = await begin('concept', own);
    const list = async (kind: 'outline' | 'concept', find?: string, person = own) => {
      const { data } = await test.call(paperCalls.list, { kind, ...(find && { find }) }, asPerson(person));
      return (data as { items: { paperId: string }[] }).items.map(({ paperId }) => paperId);
    };
    expect(await list('outline')).toEqual([outline]);
    expect(await list('concept')).toEqual([concept]);
    expect(await list('concept', 'READY')).toEqual([concept]);
    expect(await list('concept', 'tea')).toEqual([]);
    expect(await list('concept', undefined, stranger)).toEqual([]);
    expect((await test.call(paperCalls.get, { paperId: concept }, asPerson(stranger))).code).toBe(
      errorCodes.paperNotFound.code,
    );
  });

  it('begin with what fits their kind', async () => {
    const wrong = { kind: 'outline', title: 'x', language: 'zh', brief: { category: 'tea' } } as const;
    expect(await test.call(paperCalls.create, wrong, asPerson(maker))).toMatchObject({
      code: errorCodes.paperNotUsable.code,
      field: 'brief.category',
    });
  });

  it('are removed and taken back by whoever made them, and deleted after a month', async () => {
    const paperId = await begin();
    await share(paperId, colleague, 'edit');
    expect((await test.call(paperCalls.remove, { paperId }, asPerson(colleague))).code).toBe(
      errorCodes.noPermission.code,
    );
    expect((await test.call(paperCalls.remove, { paperId }, asPerson(maker))).code).toBe('0000');
    for (const person of [maker, colleague])
      expect((await test.call(paperCalls.get, { paperId }, asPerson(person))).code).toBe(errorCodes.paperNotFound.code);
    expect((await test.call(paperCalls.takeBack, { paperId }, asPerson(colleague))).code).toBe(
      errorCodes.paperNotFound.code,
    );
    await test.call(paperCalls.takeBack, { paperId }, asPerson(maker));
    expect((await get(paperId, colleague)).role).toBe('edit');
  });

  it('go back to an earlier version as one more edit, and tell who edited when', async () => {
    const paperId = await begin();
    await edit(paperId, paperChanges.title('First'));
    const { version } = await get(paperId);
    await add(paperId, subQuestion);
    await edit(paperId, paperChanges.title('Second'));
    const earlier = await test.call(paperCalls.earlier, { paperId, version }, asPerson(maker));
    expect(earlier.data).toMatchObject({ version, document: { title: 'First', nodes: {} } });
    const restored = await test.call(paperCalls.restore, { paperId, version, editId: newId() }, asPerson(maker));
    expect(restored.data).toMatchObject({ dropped: 0, version: 4 });
    expect((await get(paperId)).document).toMatchObject({ title: 'First', nodes: {} });
    const history = await test.call(paperCalls.history, { paperId }, asPerson(maker));
    expect(history.data).toMatchObject({ total: 1, items: [{ version: 4, edits: 4, personId: maker.id }] });
    const never = await test.call(paperCalls.earlier, { paperId, version: 99 }, asPerson(maker));
    expect(never.code).toBe(errorCodes.reportVersionNotFound.code);
  });

  it('who adds to what a colleague has just removed is told of the colleague', async () => {
    const paperId = await begin();
    await share(paperId, colleague, 'edit');
    const parent = await add(paperId, subQuestion);
    const { document, version } = await get(paperId);
    expect((await edit(paperId, paperChanges.remove(document, parent), colleague)).code).toBe('0000');
    const term: ProposedNode = { kind: 'term', parent, fields: { text: 'coffee', language: 'en' }, below: [] };
    expect(await edit(paperId, paperChanges.add(document, [term], newId), maker, version)).toMatchObject({
      code: errorCodes.savedByOthers.code,
      collisions: [{ nickName: colleague.nickName, isSelf: false, partIds: [parent] }],
    });
  });
});

describe('S2.21 a passage stands letter for letter in its source', () => {
  let paperId: string;
  let parent: string;
  let sourceId: string;
  beforeEach(async () => {
    paperId = await begin();
    parent = await add(paperId, subQuestion);
    ({ sourceId } = await give(paperId));
  });

  it.each([
    ['as it is', (passage: string) => passage, '0000'],
    [
      'with a figure changed',
      (passage: string) => passage.replace('12', '21'),
      errorCodes.paperPassageNotInSource.code,
    ],
    ['with a mark left out', (passage: string) => passage.replace('。', ''), errorCodes.paperPassageNotInSource.code],
    ['empty', () => '', errorCodes.paperPassageNotInSource.code],
  ])('%s', async (_, change, code) => {
    const passage = change('咖啡销量增长 12%。\n便利店');
    const { document } = await get(paperId);
    expect(await edit(paperId, paperChanges.add(document, [evidence(parent, sourceId, passage)], newId))).toMatchObject(
      { code },
    );
    expect(Object.keys((await get(paperId)).document.nodes)).toHaveLength(code === '0000' ? 2 : 1);
  });

  it('of this paper, not of another one', async () => {
    const other = await begin();
    const { sourceId: elsewhere } = await give(other);
    const { document } = await get(paperId);
    const changes = paperChanges.add(document, [evidence(parent, elsewhere, '便利店占到一半。')], newId);
    expect((await edit(paperId, changes)).code).toBe(errorCodes.paperPassageNotInSource.code);
  });

  it('also when it is changed later', async () => {
    const id = await add(paperId, evidence(parent, sourceId, '便利店占到一半。'));
    expect((await edit(paperId, paperChanges.field(id, 'passage', '便利店占到三成。'))).code).toBe(
      errorCodes.paperPassageNotInSource.code,
    );
    expect((await edit(paperId, paperChanges.field(id, 'claim', '渠道集中'))).code).toBe('0000');
  });

  it('so a source goes only when nothing stands upon it, and what stood upon it does not come back', async () => {
    const id = await add(paperId, evidence(parent, sourceId, '便利店占到一半。'));
    const { version } = await get(paperId);
    const remove = () => test.call(paperSourceCalls.removeSource, { paperId, sourceId }, asPerson(maker));
    expect((await remove()).code).toBe(errorCodes.paperSourceInUse.code);
    await edit(paperId, paperChanges.remove((await get(paperId)).document, id));
    expect((await remove()).code).toBe('0000');
    const restored = await test.call(paperCalls.restore, { paperId, version, editId: newId() }, asPerson(maker));
    expect(restored.data).toMatchObject({ dropped: 1 });
    expect(Object.keys((await get(paperId)).document.nodes)).toEqual([parent]);
  });

  it('and a copy has sources of its own', async () => {
    await add(paperId, evidence(parent, sourceId, '便利店占到一半。'));
    const { data } = await test.call(paperCalls.copy, { paperId, title: 'Copy' }, asPerson(maker));
    const copy = (data as { paperId: string }).paperId;
    const read = await test.call(paperSourceCalls.readSource, { paperId: copy, sourceId }, asPerson(maker));
    expect(read.data).toMatchObject({ text: TEXT, letters: TEXT.length, origin: 'pasted' });
    expect((await test.call(paperSourceCalls.readSource, { paperId: copy, sourceId }, asPerson(colleague))).code).toBe(
      errorCodes.paperNotFound.code,
    );
  });
});

describe('sources', () => {
  it('come as text, from an address with its text, or as a file; ends of lines are made alike', async () => {
    const paperId = await begin();
    await give(paperId, '一行\r\n\r\n\r\n\r\n两行\u200b  ');
    const address = 'https://example.com/report?a=1';
    await test.call(paperSourceCalls.addSource, { paperId, name: 'B', text: 'b', address }, asPerson(maker));
    const upload = (name: string, content: Buffer) =>
      sendForm(test.app, paperSourceCalls.uploadSource, {
        fields: { paperId },
        file: { content, name },
        token: maker.token,
      });
    const gbk = Buffer.from([0xd6, 0xd0, 0xce, 0xc4]);
    expect((await upload('notes.md', Buffer.from('# 标题\n正文'))).code).toBe('0000');
    expect((await upload('old.txt', gbk)).code).toBe('0000');
    expect((await upload('picture.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).code).toBe(
      errorCodes.fileFormatWrong.code,
    );
    expect((await upload('empty.txt', Buffer.from(' \n'))).code).toBe(errorCodes.importFileEmpty.code);
    const { data } = await test.call(paperSourceCalls.listSources, { paperId }, asPerson(maker));
    const { items, sourcesVersion } = data as {
      items: { sourceId: string; origin: string; address: string | null }[];
      sourcesVersion: number;
    };
    expect(items.map(one => [one.origin, one.address])).toEqual([
      ['pasted', null],
      ['address', address],
      ['file', null],
      ['file', null],
    ]);
    expect(sourcesVersion).toBe(4);
    const texts = await Promise.all(
      items.map(async ({ sourceId }) => {
        const read = await test.call(paperSourceCalls.readSource, { paperId, sourceId }, asPerson(maker));
        return (read.data as { text: string }).text;
      }),
    );
    expect(texts).toEqual(['一行\n\n两行', 'b', '# 标题\n正文', '中文']);
  });

  it('are twenty at most, and only where a kind stands upon them', async () => {
    const paperId = await begin();
    for (let at = 0; at < 20; at++) await give(paperId, `text ${at}`);
    const more = { paperId, name: 'One more', text: 'more' };
    expect((await test.call(paperSourceCalls.addSource, more, asPerson(maker))).code).toBe(
      errorCodes.tooManyPapers.code,
    );
    const outline = await begin('outline');
    expect((await test.call(paperSourceCalls.addSource, { ...more, paperId: outline }, asPerson(maker))).code).toBe(
      errorCodes.paperNotUsable.code,
    );
  });

  it('that come end the wait of whoever has the paper open', async () => {
    const paperId = await begin();
    const { version, sourcesVersion } = await get(paperId);
    const waiting = test.call(
      paperCalls.since,
      { paperId, version, sourcesVersion, waitSeconds: 20 } as never,
      asPerson(maker),
    );
    await give(paperId);
    expect((await waiting).data).toMatchObject({ sourcesVersion: sourcesVersion + 1, edits: [] });
  });
});

describe('a paper is shared', () => {
  it('with people of the same enterprise alone, who may read or edit and give nothing on', async () => {
    const paperId = await begin();
    expect((await share(paperId, stranger, 'view')).code).toBe(errorCodes.userNotFound.code);
    expect((await share(paperId, maker, 'view')).code).toBe(errorCodes.userNotFound.code);
    expect((await share(paperId, reader, 'view')).code).toBe('0000');
    const members = async (person: TestPerson) =>
      (await test.call(paperShareCalls.listMembers, { paperId }, asPerson(person))).data as {
        items: { userId: string; role: string }[];
        candidates: { userId: string }[];
        link: unknown;
      };
    const seen = await members(maker);
    expect(seen.items.map(({ userId, role }) => [userId, role])).toEqual([
      [maker.id, 'manage'],
      [reader.id, 'view'],
    ]);
    expect(seen.candidates.map(({ userId }) => userId)).toEqual([colleague.id]);
    expect((await members(reader)).candidates).toEqual([]);
    expect((await edit(paperId, paperChanges.title('Mine'), reader)).code).toBe(errorCodes.noPermission.code);
    for (const role of ['view', 'edit'] as const)
      expect((await share(paperId, colleague, role, reader)).code).toBe(errorCodes.noPermission.code);
    await share(paperId, reader, 'edit');
    expect((await edit(paperId, paperChanges.title('Mine'), reader)).code).toBe('0000');
    expect((await share(paperId, colleague, 'view', reader)).code).toBe(errorCodes.noPermission.code);
    await test.call(paperShareCalls.removeMember, { paperId, userId: reader.id }, asPerson(reader));
    expect((await test.call(paperCalls.get, { paperId }, asPerson(reader))).code).toBe(errorCodes.paperNotFound.code);
  });

  it('as long as they work together: who leaves the enterprise sees it no more', async () => {
    const leaving = await buildMember(test, enterprise);
    const paperId = await begin();
    await share(paperId, leaving, 'edit');
    expect((await get(paperId, leaving)).role).toBe('edit');
    const { enterpriseId } = enterprise;
    await test.call(enterpriseCalls.moveOut, { enterpriseId, userId: leaving.id }, asPerson(maker));
    expect((await test.call(paperCalls.get, { paperId }, asPerson(leaving))).code).toBe(errorCodes.paperNotFound.code);
    const listed = await test.call(paperCalls.list, { kind: 'desk-study' }, asPerson(leaving));
    expect(listed.data).toEqual({ items: [] });
  });

  it('by an address that anybody may read, as it is now, until it is withdrawn', async () => {
    const paperId = await begin();
    const parent = await add(paperId, subQuestion);
    const { sourceId } = await give(paperId);
    await give(paperId, 'Nothing stands upon this one');
    await add(paperId, evidence(parent, sourceId, '便利店占到一半。'));
    const make = async (person = maker) => test.call(paperShareCalls.makeLink, { paperId }, asPerson(person));
    await share(paperId, colleague, 'edit');
    expect((await make(colleague)).code).toBe(errorCodes.noPermission.code);
    const codes = (await Promise.all([make(), make()])).map(({ data }) => (data as { code: string }).code);
    expect(new Set(codes).size).toBe(1);
    const [code = ''] = codes;
    const open = (of = code) => test.call(paperShareCalls.shared, { code: of });
    expect((await open()).data).toMatchObject({
      document: { title: 'Ready to drink' },
      sources: [{ sourceId, name: 'Report', address: null }],
      nickName: maker.nickName,
    });
    expect(JSON.stringify((await open()).data)).not.toContain('单价');
    await edit(paperId, paperChanges.title('Newer'));
    expect((await open()).data).toMatchObject({ document: { title: 'Newer' } });
    await test.call(paperCalls.remove, { paperId }, asPerson(maker));
    expect((await open()).code).toBe(errorCodes.paperNotFound.code);
    await test.call(paperCalls.takeBack, { paperId }, asPerson(maker));
    await test.call(paperShareCalls.withdrawLink, { paperId }, asPerson(maker));
    expect((await open()).code).toBe(errorCodes.paperNotFound.code);
    const fresh = ((await make()).data as { code: string }).code;
    expect(fresh).not.toBe(code);
    expect((await open(fresh)).code).toBe('0000');
  });
});

it('the sweep deletes papers that were removed long ago, with their sources and edits', async () => {
  const [gone, kept] = [await begin(), await begin()];
  await give(gone);
  for (const paperId of [gone, kept]) await test.call(paperCalls.remove, { paperId }, asPerson(maker));
  await test.platform.database.pool.query(
    `update paper set removed_at = removed_at - interval '31 days' where paper_id = $1`,
    [gone],
  );
  await sweep(test.platform);
  const { rows } = await test.platform.database.pool.query<{ paper: string; sources: number }>(
    `select paper_id as paper, (select count(*)::int from paper_source where paper_id = $1) as sources from paper where paper_id in ($1, $2)`,
    [gone, kept],
  );
  expect(rows).toEqual([{ paper: kept, sources: 0 }]);
});
