import { type CallData, supportCalls } from '@wenshu/api-contract';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';

async function supportWith(env: Record<string, string>) {
  const test = await buildTestApp({ env });
  try {
    const details = (await test.call(supportCalls.support, {})).data as CallData<typeof supportCalls.support>;
    const { data, info } = await sharp(Buffer.from(details.qrPicture.split(',')[1] ?? '', 'base64'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const read = jsQR(new Uint8ClampedArray(data), info.width, info.height);
    return { ...details, qrPicture: read?.data };
  } finally {
    await test.close();
  }
}

it('are reserved names until somebody sets their own, so that a demonstration never rings a stranger (P2.61)', async () => {
  expect(await supportWith({})).toEqual({
    phone: '400-000-0000',
    email: 'support@wenshu.example',
    qrPicture: 'mailto:support@wenshu.example',
  });
});

it('are what the running server was told: phone, e-mail, and the code as a picture', async () => {
  const own = { SUPPORT_PHONE: '010-1234 5678', SUPPORT_EMAIL: 'help@example.com' };
  expect(await supportWith(own)).toEqual({
    phone: '010-1234 5678',
    email: 'help@example.com',
    qrPicture: 'mailto:help@example.com',
  });
  expect(await supportWith({ ...own, SUPPORT_QR: 'https://work.example/kf?id=7' })).toMatchObject({
    qrPicture: 'https://work.example/kf?id=7',
  });
});
