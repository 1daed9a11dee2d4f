import {
  paperCalls,
  questionCalls,
  scrollCalls,
  symposiumActivityCalls,
  symposiumCalls,
  symposiumDeskCalls,
  symposiumRoomCalls,
  symposiumSeatCalls,
  symposiumSoundCalls,
} from '@wenshu/api-contract';
import { pixelFile } from './pixel-file.ts';
import { type Input, newName, type Prepare } from './prepared.ts';
import type { World } from './world.ts';

const begins = { beginsAt: 1_800_000_000_000, timeZone: 'Europe/London' };
const pageId = 'attackedpage';
const people = [
  { name: 'Mo', audience: 'moderator', email: 'mo@example.com' },
  { name: 'Ann', audience: 'participant', email: 'ann@example.com' },
  { name: 'Ben', audience: 'participant' },
] as const;

async function symposium({ ask }: World): Promise<{ scrollId: string }> {
  return ask(symposiumCalls.create, { name: 'Tea', languageId: 2, kind: 'live', ...begins });
}

async function seated(world: World) {
  const of = await symposium(world);
  const { seatIds } = await world.ask(symposiumSeatCalls.addSeats, { ...of, rows: [...people] });
  return { ...of, seatIds };
}

/** A talk that is going on, with the codes of its moderator and of somebody who takes part. */
async function talk(world: World) {
  return opened(world, await seated(world));
}

async function opened(world: World, { scrollId, seatIds }: { scrollId: string; seatIds: readonly string[] }) {
  const { items } = await world.ask(symposiumSeatCalls.seats, { scrollId });
  const [host = '', code = ''] = items.map(({ address }) => address.split('/').at(-1) ?? '');
  await world.ask(symposiumCalls.open, { scrollId });
  for (const one of [host, code]) await world.ask(symposiumRoomCalls.enter, { code: one, pageId });
  await world.ask(symposiumDeskCalls.admit, { code: host });
  await world.ask(symposiumDeskCalls.setState, { code: host, state: 'live' });
  return { scrollId, seatId: seatIds[1] ?? '', host, code };
}

const byParticipant =
  (more: Input): Prepare =>
  async world => ({ ...more, code: (await talk(world)).code });
const byModerator =
  (more: Input): Prepare =>
  async world => ({ ...more, code: (await talk(world)).host });

/** About the participant’s seat. */
const aboutSeat =
  (more: Input): Prepare =>
  async world => {
    const { host, seatId } = await talk(world);
    return { ...more, code: host, seatId };
  };

async function said(world: World) {
  const { code } = await talk(world);
  const messageId = newName('talksaid');
  await world.ask(symposiumRoomCalls.say, { code, messageId, stream: 'stage', text: 'Tea is warm' });
  return { code, messageId };
}

async function held(world: World) {
  const { host } = await talk(world);
  const promptId = newName('talkprompt');
  await world.ask(symposiumDeskCalls.post, { code: host, promptId, text: 'Why tea?', isHeld: true });
  return { code: host, promptId };
}

async function guided(world: World) {
  const { scrollId, host } = await talk(world);
  const { setup, version } = await world.ask(symposiumCalls.get, { scrollId });
  const guide = { sectionId: 'warmup0001', title: 'Warm up', minutes: 5, opensAt: null, closesAt: null, prompts: [] };
  await world.ask(symposiumCalls.save, { scrollId, baseVersion: version, setup: { ...setup, sections: [guide] } });
  return { code: host, sectionId: guide.sectionId };
}

const concept = { title: 'Concept', text: 'A tea that is never cold.' };

async function shown(world: World) {
  const { scrollId, host } = await talk(world);
  const { stimulusId } = await world.ask(symposiumCalls.addText, { scrollId, ...concept });
  return { scrollId, code: host, stimulusId };
}

/** A talk with sound, in which somebody who takes part and the moderator have it. */
async function sounding(world: World) {
  const of = await seated(world);
  const { setup, version } = await world.ask(symposiumCalls.get, { scrollId: of.scrollId });
  await world.ask(symposiumCalls.save, { ...of, baseVersion: version, setup: { ...setup, hasMedia: true } });
  const { host, code } = await opened(world, of);
  for (const one of [host, code]) await world.ask(symposiumSoundCalls.sound, { code: one, pageId, isOn: true });
  return { code, pageId, toSeatId: of.seatIds[0] ?? '', toPageId: pageId, data: '{}' };
}

async function seat(world: World) {
  const { scrollId, seatIds } = await seated(world);
  return { scrollId, seatId: seatIds[1] };
}

/** A talk in which a question of the task was put, to be answered in place. */
async function active(world: World) {
  const { ask } = world;
  const { scrollId, seatIds } = await seated(world);
  const { document } = await ask(scrollCalls.get, { scrollId });
  const question = {
    questionId: 'activity01',
    order: 'a',
    type: 'fill-in',
    seqName: 'Q1',
    title: { text: 'Why tea?' },
  };
  const groupId = Object.keys(document.groups)[0] ?? '';
  await ask(questionCalls.addTopQuestion, { scrollId, groupId, ...question });
  const { host, code } = await opened(world, { scrollId, seatIds });
  const promptId = newName('talkprompt');
  const { questionId } = question;
  await ask(symposiumDeskCalls.post, { code: host, promptId, text: 'Your turn', questionId });
  return { code, host, promptId };
}

async function answered(world: World) {
  const { code, host, promptId } = await active(world);
  await world.ask(symposiumActivityCalls.answerActivity, { code, promptId, answers: { activity01: 'It is warm' } });
  return { code: host, promptId };
}

async function spoken(world: World) {
  const { scrollId, code } = await talk(world);
  await world.ask(symposiumRoomCalls.say, {
    code,
    messageId: newName('talksaid'),
    stream: 'stage',
    text: 'Tea is warm',
  });
  return { scrollId };
}

/** What the calls about symposia need. */
export const symposiumInputs: Readonly<Record<string, Prepare>> = {
  'POST /talks/symposium/create': async ({ things: { projectId } }) => ({
    name: 'Tea',
    languageId: 2,
    kind: 'board',
    ...begins,
    projectId,
  }),
  'GET /talks/symposium/list': async () => ({}),
  'GET /talks/symposium/get': symposium,
  'POST /talks/symposium/save': async world => {
    const of = await symposium(world);
    const { setup, version } = await world.ask(symposiumCalls.get, of);
    return { ...of, baseVersion: version, setup: { ...setup, welcome: 'Welcome' } };
  },
  'POST /talks/symposium/guideOf': async world => {
    const brief = { goal: 'Why tea', people: 'Drinkers', minutes: 60, talk: 'group' };
    const { paperId } = await world.ask(paperCalls.create, { kind: 'outline', title: 'Tea', language: 'en', brief });
    return { ...(await symposium(world)), paperId };
  },
  'POST /talks/symposium/open': symposium,
  'POST /talks/symposium/close': async world => ({ scrollId: (await talk(world)).scrollId }),
  'POST /talks/symposium/addStimulus': async world => ({ ...(await symposium(world)), title: 'A picture' }),
  'POST /talks/symposium/addText': async world => ({ ...(await symposium(world)), ...concept }),
  'POST /talks/symposium/removeStimulus': async world => {
    const { scrollId, stimulusId } = await shown(world);
    return { scrollId, stimulusId };
  },
  'GET /talks/symposium/seats': symposium,
  'POST /talks/symposium/addSeats': async world => ({ ...(await symposium(world)), rows: [people[1]] }),
  'POST /talks/symposium/saveSeat': async world => ({ ...(await seat(world)), ...people[1], name: 'Anne' }),
  'POST /talks/symposium/removeSeats': async world => ({ ...(await seated(world)), isErased: true }),
  'POST /talks/symposium/renewCode': seat,
  'POST /talks/symposium/ownSeat': symposium,
  'GET /talks/symposium/talk': spoken,
  'POST /talks/symposium/toTranscript': spoken,
  'GET /talks/symposium/export': async world => ({ ...(await spoken(world)), format: 'xlsx' }),
  'POST /symposium/activity': async world => {
    const { code, promptId } = await active(world);
    return { code, promptId };
  },
  'POST /symposium/answerActivity': async world => {
    const { code, promptId } = await active(world);
    return { code, promptId, answers: { activity01: 'It is warm' } };
  },
  'POST /symposium/results': answered,
  'POST /symposium/showResults': async world => ({ ...(await answered(world)), isShown: false }),
  'POST /symposium/enter': byParticipant({ pageId }),
  'POST /symposium/consent': byParticipant({ agreesToRecording: true }),
  'POST /symposium/news': byParticipant({ pageId, known: { stage: 1 } }),
  'POST /symposium/sound': async world => {
    const { code } = await sounding(world);
    return { code, pageId, isOn: true };
  },
  'POST /symposium/signal': sounding,
  'POST /symposium/earlier': byParticipant({ stream: 'stage', before: 3 }),
  'POST /symposium/say': async world => ({
    ...(await byParticipant({ stream: 'stage', text: 'Tea' })(world)),
    messageId: newName('talksaid'),
  }),
  'POST /symposium/editMessage': async world => ({ ...(await said(world)), text: 'Tea is hot' }),
  'POST /symposium/removeMessage': said,
  'POST /symposium/react': async world => ({ ...(await said(world)), sign: '👏' }),
  'POST /symposium/raiseHand': byParticipant({ isUp: true }),
  'POST /symposium/addPicture': byParticipant({}),
  'GET /symposium/picture': async world => {
    const { code } = await talk(world);
    const { pictureId } = await world.ask(symposiumRoomCalls.addPicture, { code }, pixelFile);
    await world.ask(symposiumRoomCalls.say, { code, messageId: newName('talksaid'), stream: 'stage', pictureId });
    return { code, pictureId };
  },
  'POST /symposium/setState': byModerator({ state: 'paused' }),
  'POST /symposium/admit': aboutSeat({}),
  'POST /symposium/post': async world => ({
    ...(await byModerator({ text: 'Why tea?' })(world)),
    promptId: newName('talkprompt'),
  }),
  'POST /symposium/release': held,
  'POST /symposium/show': async world => {
    const { code, stimulusId } = await shown(world);
    return { code, stimulusId };
  },
  'POST /symposium/section': guided,
  'POST /symposium/mute': aboutSeat({ isMuted: true }),
  'POST /symposium/removeSeat': aboutSeat({}),
};
