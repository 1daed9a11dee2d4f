import {
  accountCalls,
  type CallData,
  documentCalls,
  type NamedDocument,
  ownDataCalls,
  type ReadingKind,
  type SignedIn,
  smsCalls,
  smsTypes,
  switchedKinds,
} from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { unzipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, signInAnew, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { madeFile } from '../../../testing/made-file.ts';
import { askForCode } from '../../../testing/sent-codes.ts';
import { publishDocument, readShownDocuments, readSiteDocument, switchDocument } from './index.ts';

type ShownReading = CallData<typeof documentCalls.getProductManuals>;

let test: TestApp;
let person: TestPerson;
let phones = 13_700_000_000;

// What is published holds for everybody: each test has an installation of its own.
beforeEach(async () => {
  await test?.close();
  test = await buildTestApp();
  person = await buildPerson(test.platform);
});
afterAll(() => test.close());

const terms = (version: number): NamedDocument => ({ kind: 'terms', version });
const privacy = (version: number): NamedDocument => ({ kind: 'privacy', version });
const publish = (kind: 'terms' | 'privacy', asksAgain: boolean) =>
  publishDocument(
    test.platform.database.pool,
    { kind, zh: `${kind} 中文`, en: `${kind} in English`, asksAgain },
    test.clock.now(),
  );
const due = async (who = person) => (await test.call(documentCalls.due, {}, asPerson(who))).data;
const mine = async (who = person) =>
  (await test.call(documentCalls.mine, {}, asPerson(who))).data as CallData<typeof documentCalls.mine>;
const agree = (agreed: NamedDocument[], who = person) => test.call(documentCalls.agree, { agreed }, asPerson(who));
const register = async (agreed?: NamedDocument[]) => {
  phones += 1;
  const phone = String(phones);
  const smsCode = await askForCode(test, phone, smsTypes.register);
  const input = { phone: encryptField(phone), password: encryptField('Fresh2027'), smsCode, ...(agreed && { agreed }) };
  const answer = await test.call(smsCalls.signUp, input);
  return { token: (answer.data as SignedIn).tokenInfo.token } as TestPerson;
};

describe('terms and privacy statement', () => {
  it('are the product’s own until an operator publishes theirs, in the reader’s language (P7.46, P7.47, P7.48, P7.49)', async () => {
    expect(await test.call(documentCalls.useTerms, {})).toMatchObject({ code: '0000', data: true });
    expect(await test.call(documentCalls.privacyAgreement, {})).toMatchObject({ code: '0000', data: true });
    const before = await test.call(documentCalls.getUseTerms, {}, { lang: 'en' });
    expect(before.data).toMatchObject({ ...terms(0), publishTime: null, content: expect.stringContaining('Wenshu') });
    expect(await publish('terms', true)).toBe(1);
    expect((await test.call(documentCalls.getUseTerms, {}, { lang: 'zh' })).data).toEqual({
      ...terms(1),
      publishTime: test.clock.now().getTime(),
      content: 'terms 中文',
    });
    expect((await test.call(documentCalls.getUseTerms, {}, { lang: 'en' })).data).toMatchObject({
      content: 'terms in English',
    });
    expect((await test.call(documentCalls.getPrivacyAgreement, {})).data).toMatchObject(privacy(0));
    expect((await test.call(documentCalls.current, {})).data).toEqual([terms(1), privacy(0)]);
  });

  it('get a number each when two are published at the same moment', async () => {
    const numbers = await Promise.all(Array.from({ length: 5 }, () => publish('privacy', false)));
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('manual, guide and important statement', () => {
  const readings = [
    ['manual', documentCalls.getProductManuals],
    ['guide', documentCalls.getUserGuide],
    ['statement', documentCalls.getGrantStatement],
  ] as const;
  const publishReading = (kind: ReadingKind) =>
    publishDocument(
      test.platform.database.pool,
      { kind, zh: `${kind} 中文`, en: `${kind} in English`, asksAgain: false },
      test.clock.now(),
    );

  it.each(readings)('%s is the product’s own until an operator publishes theirs (P7.45)', async (kind, call) => {
    const [zh, en] = [await test.call(call, {}, { lang: 'zh' }), await test.call(call, {}, { lang: 'en' })];
    const own = { kind, version: 0, publishTime: null, content: expect.stringMatching(/\n## /) };
    expect([zh.data, en.data]).toEqual([own, own]);
    expect((en.data as ShownReading).content).not.toBe((zh.data as ShownReading).content);
    expect([await publishReading(kind), await publishReading(kind)]).toEqual([1, 2]);
    expect((await test.call(call, {}, { lang: 'en' })).data).toEqual({
      kind,
      version: 2,
      publishTime: test.clock.now().getTime(),
      content: `${kind} in English`,
    });
    expect(await readSiteDocument(test.platform.database.pool, kind, 'zh', test.clock.now())).toEqual({
      version: 2,
      publishTime: test.clock.now().getTime(),
      content: `${kind} 中文`,
    });
    for (const [other, otherCall] of readings.filter(([one]) => one !== kind))
      expect((await test.call(otherCall, {})).data).toMatchObject({ kind: other, version: 0 });
  });

  it('are asked of nobody, and nobody can say yes to them', async () => {
    for (const [kind] of readings) await publishReading(kind);
    expect((await test.call(documentCalls.current, {})).data).toEqual([terms(0), privacy(0)]);
    expect(await due()).toEqual([terms(0), privacy(0)]);
    for (const [kind] of readings) expect((await agree([{ kind, version: 1 } as never, terms(0)])).status).toBe(400);
    expect(await mine()).toEqual([]);
    const { pool } = test.platform.database;
    const byHand = `insert into document_agreement (person_id, kind, version, agreed_at) values ($1, 'manual', 1, now())`;
    await expect(pool.query(byHand, [person.id])).rejects.toThrow(/document_agreement_kind_check/);
  });
});

describe('the switches', () => {
  const calls = {
    manual: documentCalls.productManuals,
    terms: documentCalls.useTerms,
    privacy: documentCalls.privacyAgreement,
  };
  const shown = async () => {
    const answers = await Promise.all(
      switchedKinds.map(async kind => [kind, await test.call(calls[kind], {})] as const),
    );
    return answers.filter(([, { data }]) => data === true).map(([kind]) => kind);
  };

  it.each(switchedKinds)(
    '%s is shown until it is switched off, and again afterwards (P7.44, P7.46, P7.48)',
    async kind => {
      const { pool } = test.platform.database;
      const others = switchedKinds.filter(one => one !== kind);
      expect(await shown()).toEqual(switchedKinds);
      await switchDocument(pool, kind, false);
      await switchDocument(pool, kind, false);
      expect((await test.call(calls[kind], {})).data).toBe(false);
      expect(await shown()).toEqual(others);
      expect(await readShownDocuments(pool)).toEqual({ manual: true, terms: true, privacy: true, [kind]: false });
      await switchDocument(pool, kind, true);
      expect(await shown()).toEqual(switchedKinds);
    },
  );

  it('take a link away and nothing else: the texts can be read, and whoever registers agrees to them', async () => {
    await publish('terms', true);
    for (const kind of switchedKinds) await switchDocument(test.platform.database.pool, kind, false);
    expect((await test.call(documentCalls.getUseTerms, {})).data).toMatchObject(terms(1));
    expect((await test.call(documentCalls.getProductManuals, {})).data).toMatchObject({ version: 0 });
    expect((await test.call(documentCalls.current, {})).data).toEqual([terms(1), privacy(0)]);
    expect(await due(await register([privacy(0)]))).toEqual([terms(1)]);
  });
});

describe('a yes', () => {
  it('is kept with its version and time when somebody registers; who was not asked is asked', async () => {
    await publish('privacy', true);
    const asked = await register([terms(0), privacy(1)]);
    expect(await due(asked)).toEqual([]);
    expect(await mine(asked)).toEqual([
      { ...privacy(1), agreeTime: test.clock.now().getTime(), withdrawTime: null },
      { ...terms(0), agreeTime: test.clock.now().getTime(), withdrawTime: null },
    ]);
    const notAsked = await register();
    expect(await due(notAsked)).toEqual([terms(0), privacy(1)]);
    expect(await mine(notAsked)).toEqual([]);
  });

  it('to a text that was replaced meanwhile, or to one that never was, counts for nothing', async () => {
    await publish('terms', true);
    const late = await register([terms(0), privacy(0)]);
    expect(await due(late)).toEqual([terms(1)]);
    expect(await agree([terms(0)])).toMatchObject({ status: 409, code: '9119' });
    expect(await agree([terms(7)])).toMatchObject({ status: 409, code: '9119' });
    expect(await mine()).toEqual([]);
  });

  it('is asked for again by a change that needs it, of who said yes before, and not by one that does not', async () => {
    expect((await agree([terms(0), privacy(0)])).code).toBe('0000');
    await publish('terms', false);
    expect(await due()).toEqual([]);
    await publish('terms', true);
    await publish('terms', false);
    expect(await due()).toEqual([terms(3)]);
    expect((await agree([terms(3)])).code).toBe('0000');
    expect(await due()).toEqual([]);
    expect((await mine()).map(({ kind, version }) => ({ kind, version }))).toContainEqual(terms(0));
  });

  it('said twice keeps its first time, also at the same moment', async () => {
    const first = test.clock.now().getTime();
    await Promise.all([agree([terms(0)]), agree([terms(0)])]);
    test.clock.advanceSeconds(60);
    await agree([terms(0)]);
    expect(await mine()).toEqual([{ ...terms(0), agreeTime: first, withdrawTime: null }]);
  });

  it('does not end a session that goes on while a text is replaced', async () => {
    await agree([terms(0), privacy(0)]);
    await publish('terms', true);
    expect((await test.call(accountCalls.querySignUserInfo, {}, asPerson(person))).code).toBe('0000');
  });

  it('is one’s own: others see nothing of it, and nobody says it without a sign-in', async () => {
    await agree([terms(0), privacy(0)]);
    const other = await buildPerson(test.platform);
    expect(await mine(other)).toEqual([]);
    expect(await due(other)).toEqual([terms(0), privacy(0)]);
    expect((await test.call(documentCalls.agree, { agreed: [terms(0)] })).code).toBe('9101');
    expect((await test.call(documentCalls.due, {})).code).toBe('9101');
    expect((await test.call(documentCalls.mine, {})).code).toBe('9101');
  });
});

describe('leaving', () => {
  it('takes every yes back; who returns is asked again, and what they said once is still known', async () => {
    await agree([terms(0), privacy(0)]);
    const other = await buildPerson(test.platform);
    await agree([terms(0), privacy(0)], other);
    const left = test.clock.now().getTime();
    await test.call(ownDataCalls.remove, { password: encryptField(person.password) }, asPerson(person));
    const back = await signInAnew(test.platform, person);
    expect(await due(back)).toEqual([terms(0), privacy(0)]);
    expect((await mine(back)).map(({ withdrawTime }) => withdrawTime)).toEqual([left, left]);
    expect(await due(other)).toEqual([]);
    test.clock.advanceSeconds(5);
    await agree([terms(0), privacy(0)], back);
    expect(await due(back)).toEqual([]);
    expect((await mine(back))[0]).toMatchObject({ agreeTime: left + 5000, withdrawTime: null });
  });

  it('is known to the file of one’s own data, and goes with the account', async () => {
    await agree([terms(0)]);
    const { bytes } = await madeFile(test, person, ownDataCalls.export, {});
    const entries = unzipSync(new Uint8Array(bytes ?? []));
    const whole = Object.values(entries)
      .map(bytes => Buffer.from(bytes).toString('utf8'))
      .join('\n');
    expect(whole).toMatch(/"agreements":\s*\[\s*\{\s*"kind":\s*"terms",\s*"version":\s*0/);
    const { pool } = test.platform.database;
    await pool.query('delete from person where id = $1', [person.id]);
    const { rows } = await pool.query('select 1 from document_agreement');
    expect(rows).toEqual([]);
  });
});
