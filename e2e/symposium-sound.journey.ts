import type { Page } from '@playwright/test';
import { symposiumCalls, symposiumDeskCalls, symposiumSeatCalls } from '@wenshu/api-contract';
import { roomTexts } from '@wenshu/texts/talks/room';
import { roomDeskTexts } from '@wenshu/texts/talks/room-desk';
import { roomSoundTexts } from '@wenshu/texts/talks/room-sound';
import { findBrowser } from '../tools/browser.ts';
import { address, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { newPerson } from './support/new-person.ts';
import { signedInCalls } from './support/survey-maker.ts';

const browser = findBrowser();

// A camera that shows a clock and a microphone that beeps, both allowed without a question.
test.use({
  launchOptions: {
    ...(browser && {
      executablePath: browser.executablePath,
      env: {
        ...Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? ''])),
        ...browser.env,
      },
    }),
    args: [
      ...(browser?.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      // Two browsers of one machine find each other where nothing answers for made-up names.
      '--disable-features=WebRtcHideLocalIpsWithMdns',
    ],
  },
});

const relay = process.env.WENSHU_RELAY === '1' ? '?relay=1' : '';

/** A live symposium with sound, opened: personal addresses by name. */
async function openWithSound(
  language: 'zh' | 'en',
): Promise<{ readonly scrollId: string; readonly links: Record<string, string> }> {
  const call = await signedInCalls(address(), await newPerson('Host'));
  const begins = { beginsAt: Date.now(), timeZone: 'Asia/Shanghai', languageId: language === 'zh' ? 1 : 2 };
  const { scrollId } = await call(symposiumCalls.create, { name: 'Tea, heard', kind: 'live', ...begins });
  const { setup, version } = await call(symposiumCalls.get, { scrollId });
  await call(symposiumCalls.save, { scrollId, baseVersion: version, setup: { ...setup, hasMedia: true } });
  const rows = [
    { name: 'Mo', audience: 'moderator' as const },
    { name: 'Ann', audience: 'participant' as const },
    { name: 'Oz', audience: 'observer' as const },
  ];
  await call(symposiumSeatCalls.addSeats, { scrollId, rows });
  await call(symposiumCalls.open, { scrollId });
  const { items } = await call(symposiumSeatCalls.seats, { scrollId });
  const links = Object.fromEntries(items.map(one => [one.name, one.address]));
  const ask = (path: string, body: object) =>
    fetch(`${address()}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: links.Mo?.split('/').at(-1), ...body }),
    });
  await ask(symposiumDeskCalls.admit.path, { seatId: items.find(({ name }) => name === 'Ann')?.seatId });
  await ask(symposiumDeskCalls.setState.path, { state: 'live' });
  return { scrollId, links };
}

/** How the picture of somebody else goes on: its time, and how many pixels wide it is. */
const pictureOf = (page: Page, label: string) =>
  page.getByLabel(label).evaluate((video: HTMLVideoElement) => ({ at: video.currentTime, wide: video.videoWidth }));

test('two browsers hear and see each other, a moderator mutes, a reload comes back, and text works throughout @wide', async ({
  newVisitor,
  language,
}) => {
  test.slow();
  const s = roomSoundTexts[language];
  const r = roomTexts[language];
  const d = roomDeskTexts[language];
  const { links } = await openWithSound(language);
  const mo = await newVisitor();
  const ann = await newVisitor();
  const oz = await newVisitor();

  await test.step('both come in, and join with sound and picture', async () => {
    await mo.goto(`${links.Mo}${relay}`);
    await ann.goto(`${links.Ann}${relay}`);
    await oz.goto(links.Oz ?? '');
    await expect(ann.getByText(s.lead({ count: 0, most: 8 }))).toBeVisible();
    await expectAccessible(ann);
    await mo.getByRole('button', { name: s.joinPicture }).click();
    await expect(ann.getByText(s.lead({ count: 1, most: 8 }))).toBeVisible();
    await ann.getByRole('button', { name: s.joinPicture }).click();
  });

  await test.step('each sees a picture of the other one that goes on, and hears who speaks', async () => {
    for (const [page, label] of [
      [ann, s.tile({ name: 'Mo' })],
      [mo, s.tile({ name: 'Ann' })],
    ] as const) {
      await expect(async () => {
        const before = await pictureOf(page, label);
        await page.waitForTimeout(500);
        const after = await pictureOf(page, label);
        expect(after.wide).toBeGreaterThan(0);
        expect(after.at).toBeGreaterThan(before.at);
      }).toPass({ timeout: 60_000 });
    }
    // The made-up microphone beeps once a second.
    await expect(ann.locator('.tile.is-speaking').filter({ hasText: 'Mo' })).toBeVisible();
    await expectAccessible(ann);
    await expectNoSidewaysScrolling(ann);
  });

  await test.step('an observer has no part in it, and nobody sees them', async () => {
    await expect(oz.getByText(roomDeskTexts[language].back.unseen)).toBeVisible();
    await expect(oz.getByRole('button', { name: s.joinPicture })).toHaveCount(0);
    await expect(ann.locator('.tile')).toHaveCount(2);
  });

  await test.step('the moderator turns somebody’s microphone off, and they cannot turn it on', async () => {
    await expect(ann.getByRole('button', { name: s.microphoneOff })).toBeEnabled();
    await mo.getByRole('button', { name: d.people.muteOne({ name: 'Ann' }) }).click();
    await expect(ann.getByText(s.muted)).toBeVisible();
    await expect(ann.getByRole('button', { name: s.microphoneOn })).toBeDisabled();
    await expect(mo.locator('.tile').filter({ hasText: 'Ann' }).getByText(s.silent)).toBeVisible();
    await mo.getByRole('button', { name: d.people.unmuteOne({ name: 'Ann' }) }).click();
    await ann.getByRole('button', { name: s.microphoneOn }).click();
    await expect(mo.locator('.tile').filter({ hasText: 'Ann' }).getByText(s.silent)).toBeHidden();
  });

  await test.step('a reload comes back with what one had', async () => {
    await ann.reload();
    await expect(async () => {
      expect((await pictureOf(mo, s.tile({ name: 'Ann' }))).wide).toBeGreaterThan(0);
      expect((await pictureOf(ann, s.tile({ name: 'Mo' }))).wide).toBeGreaterThan(0);
    }).toPass({ timeout: 60_000 });
    await expect(mo.locator('.tile')).toHaveCount(2);
  });

  await test.step('whoever leaves writes on', async () => {
    await ann.getByRole('button', { name: s.leave }).click();
    await expect(mo.locator('.tile')).toHaveCount(1);
    await ann.getByLabel(r.write.label, { exact: true }).fill('Still here');
    await ann.getByLabel(r.write.label, { exact: true }).press('Enter');
    await expect(mo.locator('.message').filter({ hasText: 'Still here' })).toBeVisible();
  });
});

test('whose microphone and camera are not allowed is told so, hears the others and writes @wide', async ({
  newVisitor,
  language,
}) => {
  const s = roomSoundTexts[language];
  const r = roomTexts[language];
  const { links } = await openWithSound(language);
  const ann = await newVisitor();
  await ann.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('Not now', 'NotAllowedError');
    };
  });
  await ann.goto(links.Ann ?? '');
  await ann.getByRole('button', { name: s.joinPicture }).click();
  await expect(ann.getByText(s.refusedMicrophone)).toBeVisible();
  await expect(ann.getByText(s.refusedCamera)).toBeVisible();
  await expect(ann.getByRole('button', { name: s.microphoneOn })).toBeEnabled();
  await ann.getByLabel(r.write.label, { exact: true }).fill('I can write');
  await ann.getByLabel(r.write.label, { exact: true }).press('Enter');
  await expect(ann.locator('.message').filter({ hasText: 'I can write' })).toBeVisible();
  await expectAccessible(ann);
});
