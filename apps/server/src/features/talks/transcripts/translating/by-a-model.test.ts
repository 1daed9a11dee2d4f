import {
  errorCodes,
  HELPER_AGREEMENT_VERSION,
  helperCalls,
  jobCalls,
  talkTermCalls,
  talkTranslatingCalls,
} from '@wenshu/api-contract';
import { transcriptChanges } from '@wenshu/transcripts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../../testing/build-person.ts';
import { asPerson } from '../../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { type ModelBehaviour, ModelServer, modelDoes } from '../../../../testing/fakes/model-server.ts';
import { buildTalks, type TestTalks } from '../../../../testing/talks/build-talks.ts';
import { runJob } from '../../../people/jobs/index.ts';
import { translateTurnsJob } from './index.ts';

const kinds = new Map([[translateTurnsJob.kind, translateTurnsJob]]);
const server = new ModelServer();
let test: TestApp;
let maker: TestPerson;
let place = '';
beforeAll(async () => {
  const url = await server.start();
  place = new URL(url).host;
  test = await buildTestApp({ env: { HELPER_URL: url, HELPER_MODEL: 'small-1', HELPER_TIMEOUT_SECONDS: '5' } });
  maker = await buildPerson(test.platform);
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

const sentTo = () => server.asked.map(({ messages }) => messages.map(({ content }) => content).join('\n')).join('\n');

const translates: ModelBehaviour = exchange => {
  const lines = exchange.asked.messages[1]!.content.split('\n').filter(line => line.startsWith('{'));
  const translations = lines.map(line => {
    // What the request of this house is made of.
    const { n, text } = JSON.parse(line) as { n: number; text: string };
    return { n, text: `EN ${text}` };
  });
  return modelDoes.say({ translations })(exchange);
};

const talk = '主持人：怎么买茶？\n李女士：我问过李女士的妹妹，在网上买。\n王先生：便宜。';

async function begun(): Promise<TestTalks & { of: { scrollId: string; transcriptId: string } }> {
  const talks = await buildTalks(test, maker);
  const transcriptId = await talks.bring(talk);
  return { ...talks, of: { scrollId: talks.scrollId, transcriptId } };
}

it('nothing leaves before the owner has said so and the person has agreed; then a job of the person brings proposals', async () => {
  const { ask, of, open, scrollId } = await begun();
  const first = await ask(talkTranslatingCalls.propose, of);
  expect(first.last!.helped).toMatchObject({ because: 'switched-off', wouldLeave: null });
  await ask(talkTranslatingCalls.letLeave, { scrollId, mayLeave: true });
  const second = await ask(talkTranslatingCalls.propose, of);
  expect(second.last!.helped).toMatchObject({ because: 'not-agreed' });
  expect(second.last!.helped!.wouldLeave!.join('\n')).toContain('怎么买茶？');
  expect(server.asked).toEqual([]);

  await ask(helperCalls.agree, { version: HELPER_AGREEMENT_VERSION, place });
  await ask(talkTermCalls.saveTerm, { scrollId, zh: '李女士', en: 'Ms Li' });
  server.will(translates);
  const third = await ask(talkTranslatingCalls.propose, of);
  expect(third).toMatchObject({ mayLeave: true, last: { helped: null, asked: 3 } });
  const again = await test.call(talkTranslatingCalls.propose, of as never, asPerson(maker));
  expect(again.code).toBe(errorCodes.translatingBusy.code);
  await runJob(test.platform, kinds, third.jobId!);
  const done = await ask(talkTranslatingCalls.standing, of);
  const { turns } = await open(of.transcriptId);
  const said = new Map(done.proposals.map(({ turnId, text, source }) => [turnId, [text, source]]));
  // Who was spoken of did not leave, and is written as the glossary says.
  expect(sentTo()).not.toContain('李女士');
  expect(turns.map(({ id }) => said.get(id))).toEqual([
    ['EN 怎么买茶？', 'model'],
    ['EN 我问过Ms Li的妹妹，在网上买。', 'model'],
    ['EN 便宜。', 'model'],
  ]);
  expect(done).toMatchObject({ jobId: null, last: { dropped: 0, helped: { by: 'model' } } });
  expect(turns.every(({ translation }) => translation === null)).toBe(true);
});

it('what a stopped job has not brought is asked for by another press; who may edit no more is asked nothing', async () => {
  const { ask, of, edit, scrollId } = await begun();
  await ask(talkTranslatingCalls.letLeave, { scrollId, mayLeave: true });
  await ask(helperCalls.agree, { version: HELPER_AGREEMENT_VERSION, place });
  server.will(translates);
  const { jobId } = await ask(talkTranslatingCalls.propose, of);
  await ask(jobCalls.cancel, { jobId: jobId! });
  const stopped = await ask(talkTranslatingCalls.standing, of);
  expect(stopped).toMatchObject({ jobId: null, proposals: [], last: { helped: null } });
  // One that is translated meanwhile is not asked for.
  const before = server.asked.length;
  const next = await ask(talkTranslatingCalls.propose, of);
  await edit(of.transcriptId, ([first]) => transcriptChanges.translate(first!, 'How do you buy tea?', 'hand'));
  await runJob(test.platform, kinds, next.jobId!);
  expect((await ask(talkTranslatingCalls.standing, of)).proposals.length).toBe(2);
  expect(server.asked.length).toBe(before + 1);
  // The owner changes their mind before the job begins.
  const late = await ask(talkTranslatingCalls.propose, of);
  await ask(talkTranslatingCalls.letLeave, { scrollId, mayLeave: false });
  await runJob(test.platform, kinds, late.jobId!);
  expect((await ask(talkTranslatingCalls.standing, of)).last!.helped).toMatchObject({ because: 'switched-off' });
  expect(server.asked.length).toBe(before + 1);
});
