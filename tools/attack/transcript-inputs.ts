import {
  codingCalls,
  codingFrameCalls,
  talkPeopleDataCalls,
  talkTermCalls,
  transcriptBringingCalls,
  transcriptCalls,
  transcriptHidingCalls,
  transcriptMemoCalls,
  transcriptProjectCalls,
  transcriptSoundCalls,
  transcriptSummaryCalls,
} from '@wenshu/api-contract';
import { writeZip } from '../../apps/server/src/platform/file-worker/zip/write-zip.ts';
import { type Input, newName, type Prepare } from './prepared.ts';
import type { SentFile } from './sender.ts';
import type { World } from './world.ts';

/** An MP3 by its first bytes. */
export const talkSound: SentFile = { name: 'a.mp3', content: Buffer.from('ID3\x03\0\0\0\0\0\0\0\0\0\0') };

/** A project as another program writes it, with one interview and one code. */
export const talkProject: SentFile = {
  name: 'a.qdpx',
  content: writeZip([
    {
      name: 'project.qde',
      content: Buffer.from(
        `<Project name="Tea" origin="Elsewhere"><CodeBook><Codes><Code guid="${'2'.repeat(32)}" name="Price" isCodable="true"/></Codes></CodeBook>
<Sources><TextSource guid="${'3'.repeat(32)}" name="First" plainTextPath="internal://a.txt"><PlainTextSelection guid="${'4'.repeat(32)}" startPosition="32" endPosition="37"><Coding guid="${'5'.repeat(32)}"><CodeRef targetGUID="${'2'.repeat(32)}"/></Coding></PlainTextSelection></TextSource></Sources></Project>`,
      ),
    },
    { name: 'Sources/a.txt', content: Buffer.from('Moderator: Why tea?\nAnna: It is cheap.\n') },
  ]),
};

const newId = () => newName('talkedit');

async function project({ ask }: World): Promise<{ scrollId: string }> {
  return ask(transcriptProjectCalls.create, { name: 'Tea', languageId: 2 });
}

const talk = 'Moderator: Why tea?\nAnna: Because it is cheap.\nModerator: Really?\nAnna: Yes.';

async function drafted(world: World) {
  const of = await project(world);
  const { draftId, speakers } = await world.ask(transcriptCalls.readText, { ...of, title: 'One', text: talk });
  return { ...of, draftId, title: 'One', language: 'en' as const, speakers: speakers.map(({ proposed }) => proposed) };
}

async function brought(world: World): Promise<Input & { scrollId: string; transcriptId: string }> {
  const sent = await drafted(world);
  const { transcriptId } = await world.ask(transcriptCalls.confirm, sent);
  return { scrollId: sent.scrollId, transcriptId };
}

const renaming = (title: string) => ({ editId: newId(), baseVersion: 0, changes: [{ path: ['title'], value: title }] });

/** With one edit in it. */
async function edited(world: World) {
  const of = await brought(world);
  await world.ask(transcriptCalls.edit, { ...of, ...renaming('Named') });
  return of;
}

async function kept(world: World) {
  const of = await brought(world);
  const { versionId } = await world.ask(transcriptCalls.keepVersion, { ...of, name: 'Before' });
  return { ...of, versionId };
}

/** With a code on what Anna says. */
async function coded(world: World) {
  const { scrollId, transcriptId } = await brought(world);
  const commands = [
    { does: 'add', parent: null, en: 'Price' },
    { does: 'add', parent: null, en: 'Sure' },
  ] as const;
  const { frameId } = await world.ask(codingFrameCalls.create, { name: 'Reasons', commands: [...commands] });
  const { codingId } = await world.ask(codingCalls.setUp, { scrollId, variable: 'talktext', frameId });
  const { document } = await world.ask(transcriptCalls.get, { scrollId, transcriptId });
  // Whatever reads JSON: the turns in it are in no order.
  const { turns } = document as { turns: Record<string, { id: string; text: string }> };
  const turnId = Object.values(turns).find(({ text }) => text.startsWith('Because'))?.id ?? 'none';
  await world.ask(codingCalls.code, { scrollId, codingId, answerRecordIds: [turnId], add: [1, 2] });
  return { scrollId, codingId, transcriptId, turnId };
}

const inCoding =
  (more: Input = {}): Prepare =>
  async world => {
    const { scrollId, codingId } = await coded(world);
    return { scrollId, codingId, ...more };
  };

const inProject =
  (more: Input): Prepare =>
  async world => {
    const { scrollId } = await brought(world);
    return { scrollId, ...more };
  };

/** What the calls about transcripts need. */
export const transcriptInputs: Readonly<Record<string, Prepare>> = {
  'POST /talks/transcript/createProject': async ({ things: { projectId } }) => ({
    name: 'Tea',
    languageId: 2,
    projectId,
  }),
  'GET /talks/transcript/project': inProject({}),
  'POST /talks/transcript/saveAttributes': inProject({
    attributes: [{ id: 'attribcity', name: 'City', kind: 'choice', choices: ['Leeds', 'York'] }],
  }),
  'POST /talks/transcript/savePerson': inProject({ no: 2, name: 'Anne', role: 'participant', values: {} }),
  'POST /talks/transcript/mergePeople': inProject({ no: 2, into: 1 }),
  'DELETE /talks/transcript/erasePerson': inProject({ no: 2 }),
  'POST /talks/transcript/search': inProject({ text: 'cheap' }),
  'POST /talks/transcript/read': project,
  'POST /talks/transcript/readProject': project,
  'POST /talks/transcript/confirmProject': async world => {
    const of = await project(world);
    const { draftId } = await world.ask(transcriptBringingCalls.readProject, of, talkProject);
    return { ...of, draftId };
  },
  'POST /talks/transcript/readText': async world => ({ ...(await project(world)), title: 'One', text: talk }),
  'POST /talks/transcript/confirm': drafted,
  'POST /talks/transcript/begin': async world => ({ ...(await project(world)), title: 'Typed', language: 'en' }),
  'GET /talks/transcript/get': brought,
  'POST /talks/transcript/edit': async world => ({ ...(await brought(world)), ...renaming('Other') }),
  'GET /talks/transcript/since': async world => ({ ...(await edited(world)), version: 0 }),
  'POST /talks/transcript/presence': async world => ({ ...(await brought(world)), pageId: newId() }),
  'GET /talks/transcript/history': edited,
  'GET /talks/transcript/earlier': async world => ({ ...(await edited(world)), version: 0 }),
  'POST /talks/transcript/restore': async world => ({ ...(await edited(world)), editId: newId(), version: 0 }),
  'GET /talks/transcript/versions': kept,
  'POST /talks/transcript/keepVersion': async world => ({ ...(await brought(world)), name: 'Kept' }),
  'GET /talks/transcript/version': kept,
  'POST /talks/transcript/removeVersion': kept,
  'DELETE /talks/transcript/remove': brought,
  'POST /talks/transcript/proposeHidden': async world => hiding(await brought(world)),
  'POST /talks/transcript/hide': async world => ({ ...hiding(await brought(world)), items: [anna] }),
  'GET /talks/transcript/pseudonyms': inProject({}),
  'POST /talks/transcript/putBack': async world => {
    const of = await brought(world);
    await world.ask(transcriptHidingCalls.hide, { ...hiding(of), items: [anna] });
    const { items } = await world.ask(transcriptHidingCalls.pseudonyms, { scrollId: of.scrollId });
    return { scrollId: of.scrollId, pseudonymId: items[0]?.pseudonymId };
  },
  'GET /talks/translating/terms': inProject({}),
  'POST /talks/translating/saveTerm': inProject({ zh: '茶', en: 'tea', note: '' }),
  'POST /talks/translating/importTerms': inProject({ terms: [{ zh: '茶', en: 'tea' }] }),
  'POST /talks/translating/removeTerm': async world => {
    const { scrollId } = await brought(world);
    return { scrollId, ...(await world.ask(talkTermCalls.saveTerm, { scrollId, zh: '茶', en: 'tea' })) };
  },
  'POST /talks/translating/alike': async world => {
    const of = await brought(world);
    const { document } = await world.ask(transcriptCalls.get, of);
    // A transcript, as the contract says of this JSON.
    const { turns } = document as { turns: Record<string, unknown> };
    return { ...of, turnId: Object.keys(turns)[0] };
  },
  'GET /talks/translating/standing': brought,
  'POST /talks/translating/propose': brought,
  'POST /talks/translating/decline': brought,
  'POST /talks/translating/letLeave': inProject({ mayLeave: true }),
  'GET /talks/transcript/export': async world => ({ ...(await brought(world)), format: 'txt' }),
  'GET /talks/transcript/exportProject': inProject({}),
  'GET /talks/transcript/coded': inCoding(),
  'GET /talks/transcript/marks': async world => {
    const { turnId: _turnId, ...of } = await coded(world);
    return of;
  },
  'POST /talks/transcript/matrix': inCoding({ by: 'person' }),
  'POST /talks/transcript/together': inCoding({ way: 'turn' }),
  'POST /talks/transcript/quotes': inCoding({ codes: [1, 2], by: 'role', key: 'participant' }),
  'GET /talks/transcript/exportMatrix': inCoding({ by: 'transcript' }),
  'POST /talks/transcript/themes': inCoding({ count: 2 }),
  'GET /talks/transcript/summaries': summed,
  'POST /talks/transcript/saveSummary': async world => {
    const { scrollId, transcriptId, turnId } = await coded(world);
    return summaryOf(scrollId, { transcriptId, turnId });
  },
  'POST /talks/transcript/proposeQuotes': inProject({ no: 2, part: '' }),
  'GET /talks/transcript/exportSummaries': async world => ({ ...(await summed(world)), format: 'docx' }),
  'GET /talks/transcript/peopleData': byPerson,
  'POST /talks/transcript/makePeopleData': inCoding({ name: 'By person' }),
  'POST /talks/transcript/renewPeopleData': async world => ({ scrollId: (await byPerson(world)).madeId }),
  'GET /talks/transcript/memos': noted,
  'POST /talks/transcript/saveMemo': async world => {
    const { scrollId, codingId, transcriptId, turnId } = await coded(world);
    return { scrollId, transcriptId, turnId, codingId, code: 1, words: 'Price again' };
  },
  'POST /talks/transcript/removeMemo': noted,
  'POST /talks/transcript/addSound': brought,
  'GET /talks/transcript/sound': sounding,
  'POST /talks/transcript/soundFor': async world => ({ ...(await sounding(world)), isOwnersOnly: true }),
  'POST /talks/transcript/removeSound': sounding,
};

const summaryOf = (scrollId: string, of: { transcriptId: string; turnId: string | undefined }) => {
  const quotes = [{ ...of, turnId: of.turnId ?? 'none', from: 0, to: 7, words: 'Because' }];
  return { scrollId, no: 2, part: '', version: 0, words: 'It is cheap', quotes };
};

async function summed(world: World) {
  const { scrollId, transcriptId, turnId } = await coded(world);
  await world.ask(transcriptSummaryCalls.saveSummary, summaryOf(scrollId, { transcriptId, turnId }));
  return { scrollId };
}

async function byPerson(world: World) {
  const { scrollId, codingId } = await coded(world);
  const made = await world.ask(talkPeopleDataCalls.make, { scrollId, codingId, name: 'By person' });
  return { scrollId, madeId: made.scrollId };
}

async function noted(world: World) {
  const { scrollId, transcriptId, turnId } = await coded(world);
  const { memoId } = await world.ask(transcriptMemoCalls.saveMemo, { scrollId, transcriptId, turnId, words: 'Price' });
  return { scrollId, memoId };
}

const anna = { kind: 'person', words: ['Anna'], shown: '[Person 1]' };
const hiding = ({ scrollId, transcriptId }: { scrollId: string; transcriptId: string }) => ({
  scrollId,
  transcriptIds: [transcriptId],
});

async function sounding(world: World) {
  const of = await brought(world);
  await world.ask(transcriptSoundCalls.addSound, of, talkSound);
  return of;
}
