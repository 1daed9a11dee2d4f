import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appearanceCalls, errorCodes, liveSettingsCalls, questionCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../../testing/build-person.ts';
import { asPerson, buildQuestionnaire, publishQuestionnaire } from '../../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';

let test: TestApp;
let creator: TestPerson;
let respondent: string;

beforeAll(async () => {
  respondent = await mkdtemp(join(tmpdir(), 'wenshu-page-'));
  await writeFile(join(respondent, 'index.html'), '<script type="application/json" id="opened-survey">null</script>');
  test = await buildTestApp({ pages: { web: join(respondent, 'none'), respondent, room: join(respondent, 'none') } });
  creator = await buildPerson(test.platform);
});
afterAll(async () => {
  await test.close();
  await rm(respondent, { recursive: true });
});

const saveLooks = (scrollId: string, desktop: string) =>
  test.call(appearanceCalls.saveAppearance, { scrollId, headerPicture: { desktop } } as never, asPerson(creator));
const policyOf = async (linkCode: string, directive: string) => {
  const page = await test.app.inject(`/s/${linkCode}`);
  expect(page.statusCode).toBe(200);
  const policy = String(page.headers['content-security-policy']).split('; ');
  return policy.find(one => one.startsWith(`${directive} `));
};

it('the page of a survey may load pictures from the hosts that it shows them of, the page of another may not', async () => {
  const { scrollId, groupId } = await buildQuestionnaire(test, creator);
  expect((await saveLooks(scrollId, 'https://pictures.example/header.png')).code).toBe('0000');
  const question = {
    scrollId,
    groupId,
    questionId: 'hotspot001',
    order: 'zz',
    type: 'image-hotspot',
    seqName: 'Q9',
    title: { text: 'Where do you look first?' },
    settings: { 20114: 'https://cdn.example:8443/map.png', 20116: 2 },
  };
  expect((await test.call(questionCalls.addTopQuestion, question as never, asPerson(creator))).code).toBe('0000');
  const shown = await publishQuestionnaire(test, creator, scrollId);
  const other = await buildQuestionnaire(test, creator).then(made =>
    publishQuestionnaire(test, creator, made.scrollId),
  );

  const own = "img-src 'self' data: blob:";
  expect(await policyOf(shown.linkCode, 'img-src')).toBe(`${own} https://cdn.example:8443 https://pictures.example`);
  expect(await policyOf(other.linkCode, 'img-src')).toBe(own);
  // The questions come into the same page once the password was given.
  const gate = { scrollId, password: 'abcd1234' };
  expect((await test.call(liveSettingsCalls.updateLiveSettings, gate, asPerson(creator))).code).toBe('0000');
  expect(await policyOf(shown.linkCode, 'img-src')).toContain(' https://cdn.example:8443 ');
  expect(await policyOf(shown.linkCode, 'script-src')).toBe("script-src 'self'");
});

it('a picture that is neither ours nor reached by https is refused', async () => {
  const { scrollId } = await buildQuestionnaire(test, creator);
  for (const address of ['javascript:alert(1)', 'http://pictures.example/a.png', '//pictures.example/a.png'])
    expect((await saveLooks(scrollId, address)).code).toBe(errorCodes.editRefused.code);
});
