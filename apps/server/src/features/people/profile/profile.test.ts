import { accountCalls, type OwnInfo, profileCalls } from '@wenshu/api-contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { samples, sendForm } from '../../../testing/send-form.ts';
import { useUp } from '../../../testing/use-up.ts';

let test: TestApp;
let person: TestPerson;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  person = await buildPerson(test.platform);
});
afterAll(() => test.close());

const ownInfo = async () => (await test.call(accountCalls.querySignUserInfo, {}, asPerson(person))).data as OwnInfo;
const modify = (input: object) => test.call(profileCalls.modifyUserInfo, input, { ...asPerson(person), lang: 'en' });

describe('POST /account/modifyNickName (P7.36)', () => {
  const rename = (nickName: string) =>
    test.call(profileCalls.modifyNickName, { nickName }, { ...asPerson(person), lang: 'en' });

  it('takes 1 to 20 characters without the blanks around them (P5.21, S5.4)', async () => {
    expect((await rename('  林晓  ')).code).toBe('0000');
    expect((await ownInfo()).nickName).toBe('林晓');
    expect((await rename('晓'.repeat(20))).code).toBe('0000');
    expect(await rename('晓'.repeat(21))).toMatchObject({ code: '9001', field: 'nickName' });
    expect(await rename('   ')).toMatchObject({ code: '9001', field: 'nickName' });
    expect((await ownInfo()).nickName).toBe('晓'.repeat(20));
  });

  it('is stopped when somebody changes it all day', async () => {
    await rename('Once');
    await useUp(test, 'profile:person', person.id);
    expect(await rename('Again')).toMatchObject({ status: 429, code: '9007' });
    expect((await ownInfo()).nickName).toBe('Once');
  });
});

describe('POST /account/modifyUserInfo (P7.37)', () => {
  it('keeps name, birthday, profession, city and company or school, which querySignUserInfo tells (P3.11)', async () => {
    const answer = await modify({
      name: '林晓',
      birthday: '1990-05-01',
      occupation: 'market-research',
      place: '330106',
      organisation: '浙江大学',
    });
    expect(answer.code).toBe('0000');
    expect(await ownInfo()).toMatchObject({
      name: '林晓',
      birthday: '1990-05-01',
      occupation: 'market-research',
      organisation: '浙江大学',
      place: [
        { code: '330000', name: '浙江省' },
        { code: '330100', name: '杭州市' },
        { code: '330106', name: '西湖区' },
      ],
      phone: `${person.phone.slice(0, 3)}****${person.phone.slice(-4)}`,
      nickName: person.nickName,
      picture: null,
      wxOpenId: null,
    });
  });

  it('leaves what is left out, and forgets what is null', async () => {
    await modify({ name: '林晓', birthday: '1990-05-01', organisation: '浙江大学' });
    await modify({ birthday: null });
    expect(await ownInfo()).toMatchObject({ name: '林晓', birthday: null, organisation: '浙江大学' });
  });

  it.each([
    ['name', ''],
    ['name', '   '],
    ['name', '晓'.repeat(33)],
    ['birthday', '1990-02-30'],
    ['birthday', '1899-12-31'],
    ['birthday', '2026-03-04'],
    ['occupation', 'toString'],
    ['place', '990000'],
    ['organisation', 'a'.repeat(101)],
  ])('refuses the %s %j and changes nothing (P5.20)', async (field, value) => {
    expect(await modify({ organisation: 'Elsewhere', [field]: value })).toMatchObject({
      status: 400,
      code: value.trim() === '' ? '9207' : '9001',
      field,
    });
    expect((await ownInfo()).organisation).toBe('');
  });

  it('takes a name of 32 characters', async () => {
    expect((await modify({ name: '晓'.repeat(32) })).code).toBe('0000');
  });
});

it('GET /account/queryOccupation names the professions in the reader’s language (P7.38)', async () => {
  const zh = await test.call(profileCalls.queryOccupation, {}, asPerson(person));
  expect(zh.data).toContainEqual({ code: 'market-research', name: '市场研究' });
  const en = await test.call(profileCalls.queryOccupation, {}, { ...asPerson(person), lang: 'en' });
  expect(en.data).toContainEqual({ code: 'market-research', name: 'Market research' });
});

describe('GET /account/getProvinceCityArea (P7.39)', () => {
  const below = async (parentCode?: string) =>
    test.call(profileCalls.getProvinceCityArea, parentCode === undefined ? {} : { parentCode }, asPerson(person));

  it('tells the provinces, then what lies below one, then below that', async () => {
    expect((await below()).data).toContainEqual({ code: '330000', name: '浙江省', hasParts: true });
    expect((await below('330000')).data).toContainEqual({ code: '330100', name: '杭州市', hasParts: true });
    expect((await below('330100')).data).toContainEqual({ code: '330106', name: '西湖区', hasParts: false });
    expect((await below('330106')).data).toEqual([]);
  });

  it('refuses a place that there is not', async () => {
    expect(await below('990000')).toMatchObject({ code: '9001', field: 'parentCode' });
    expect(await below('33')).toMatchObject({ code: '9001', field: 'parentCode' });
  });
});

describe('POST /account/uploadPicture (P7.40, P5.35, S5.35)', () => {
  const send = (content: Uint8Array, name: string) =>
    sendForm(test.app, profileCalls.uploadPicture, { fields: {}, file: { content, name }, token: person.token });
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#2f54eb' } });
  const countFiles = async () => {
    const { rows } = await test.platform.database.pool.query(
      `select 1 from stored_file where object_kind = 'person' and object_id = $1`,
      [person.id],
    );
    return rows.length;
  };

  it('draws a PNG or JPG anew as a square of 256, and the one before it is gone', async () => {
    const first = await send(await drawn(900, 300).png().toBuffer(), 'me.png');
    expect(first.code).toBe('0000');
    const second = await send(
      await drawn(300, 900)
        .withExif({ IFD0: { Copyright: 'secret' } })
        .jpeg()
        .toBuffer(),
      'me.jpg',
    );
    const address = second.data as string;
    expect((await ownInfo()).picture).toBe(address);
    const { rawPayload, headers } = await test.app.inject({ url: address });
    expect(headers['content-type']).toBe('image/jpeg');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 256, height: 256, format: 'jpeg' });
    expect(rawPayload.includes('secret')).toBe(false);
    expect((await test.app.inject({ url: first.data as string })).statusCode).toBe(404);
    expect(await countFiles()).toBe(1);
  });

  it('refuses more than 2 MB, other bytes under the same name, and what only begins like a picture', async () => {
    const noise = Buffer.concat([samples.png.subarray(0, 8), Buffer.alloc(2 * 1024 * 1024, 1)]);
    expect(await send(noise, 'large.png')).toMatchObject({
      code: '9402',
      message: 'Please upload a file smaller than 2M',
    });
    expect(await send(samples.html, 'me.png')).toMatchObject({
      code: '9403',
      message: 'Please upload a file of type JPG, PNG',
    });
    expect(await send(Buffer.from('GIF89a......'), 'me.gif')).toMatchObject({ code: '9403' });
    expect(await send(samples.png, 'broken.png')).toMatchObject({ code: '9403' });
    expect((await ownInfo()).picture).toBeNull();
    expect(await countFiles()).toBe(0);
  });

  it('asks for a file, and stops somebody who sends one after another', async () => {
    expect(await sendForm(test.app, profileCalls.uploadPicture, { fields: {}, token: person.token })).toMatchObject({
      code: '9001',
      field: 'file',
    });
    await useUp(test, 'avatar:person', person.id);
    expect((await send(await drawn(10, 10).png().toBuffer(), 'me.png')).code).toBe('9007');
  });

  it('can be taken away again', async () => {
    await send(await drawn(10, 10).png().toBuffer(), 'me.png');
    expect((await test.call(profileCalls.removePicture, {}, asPerson(person))).code).toBe('0000');
    expect((await ownInfo()).picture).toBeNull();
    expect(await countFiles()).toBe(0);
  });
});
