import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { jobTexts } from '@wenshu/texts/people/jobs';
import { operationTexts } from '@wenshu/texts/people/operations';
import { ownDataTexts } from '@wenshu/texts/people/own-data';
import { secondFactorTexts } from '@wenshu/texts/people/second-factor';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { userTexts } from '@wenshu/texts/people/user';
import { shellTexts } from '@wenshu/texts/shell';
import { unzipSync } from 'fflate';
import { authenticatorCode } from '../apps/server/src/testing/fakes/authenticator-code.ts';
import { withDatabase } from './support/database.ts';
import { address, expect, expectAccessible, expectNoSidewaysScrolling, signIn, test } from './support/journey.ts';
import { newPerson } from './support/new-person.ts';
import { newPhone, typeNewCode } from './support/sms.ts';
import { designSurvey, signedInCalls } from './support/survey-maker.ts';

const PASSWORD = 'Wenshu2026';
const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('the menu leads to the account: profile and avatar are changed, what is wrong is said where it is (P2.14, P2.57, P2.88, P3.11, P5.20, P5.21, P5.35) @wide', async ({
  newVisitor,
  language,
}) => {
  const t = userTexts[language];
  const { session } = shellTexts[language];
  const page = await newVisitor();
  await signIn(page, language, await newPerson('Old name'));
  await page.getByRole('button', { name: session.menuOf('Old name') }).click();
  await expect(page.getByRole('button', { name: session.signOut })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: session.account }).click();
  await expect(page.getByRole('heading', { name: t.views.profile })).toBeVisible();

  await test.step('a nickname and a name are needed', async () => {
    await page.getByLabel(t.profile.nickName, { exact: true }).fill('');
    await page.getByLabel(t.profile.name, { exact: true }).fill('x'.repeat(33));
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(page.getByText(t.profile.problems.nickName.blank)).toBeVisible();
    await expect(page.getByText(t.profile.problems.name.long)).toBeVisible();
    await expect(page.getByLabel(t.profile.nickName, { exact: true })).toBeFocused();
  });

  await test.step('everything is kept', async () => {
    await page.getByLabel(t.profile.nickName, { exact: true }).fill('Lin');
    await page.getByLabel(t.profile.name, { exact: true }).fill('林晓');
    await page.getByLabel(t.profile.birthday, { exact: true }).fill('1990-05-01');
    await page.getByLabel(t.profile.organisation, { exact: true }).fill('浙江大学');
    const [province, city, area] = t.profile.placeLevels;
    for (const [level, name] of [
      [province, '浙江省'],
      [city, '杭州市'],
      [area, '西湖区'],
    ] as const) {
      await page.getByRole('combobox', { name: level!, exact: true }).fill(name);
      // Each list is fetched when the one above it is chosen.
      await page.locator('.ant-select-item-option').filter({ hasText: name }).click();
    }
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await expect(page.getByText(t.saved)).toBeVisible();
    await expect(page.getByRole('button', { name: session.menuOf('Lin') })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(t.profile.birthday, { exact: true })).toHaveValue('1990-05-01');
    await expect(page.getByLabel(t.profile.organisation, { exact: true })).toHaveValue('浙江大学');
    await expect(page.getByText('西湖区')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  await test.step('a picture that is too large, one that is none, and a good one', async () => {
    const choose = (name: string, buffer: Buffer) =>
      page.getByLabel(t.profile.avatarChange).last().setInputFiles({ name, mimeType: 'image/png', buffer });
    await choose('large.png', Buffer.alloc(2 * 1024 * 1024 + 1));
    await expect(page.getByText(t.profile.avatarTooLarge)).toBeVisible();
    await choose('words.png', Buffer.from('not a picture at all'));
    await expect(page.getByText(t.profile.avatarWrong)).toBeVisible();
    // Any picture that is whole: what is to be seen here.
    await choose('me.png', await page.screenshot());
    const dialog = page.getByRole('dialog', { name: t.profile.crop.title });
    await dialog.getByRole('button', { name: t.profile.crop.area }).press('ArrowRight');
    await dialog.getByRole('button', { name: t.profile.crop.area }).press('+');
    await expect(dialog.getByRole('slider', { name: t.profile.crop.zoom })).toHaveAttribute('aria-valuenow', '1.2');
    await dialog.getByRole('button', { name: t.profile.crop.use }).click();
    await expect(dialog).toBeHidden();
    const avatar = page.getByRole('img', { name: t.profile.avatar });
    await expect(avatar).toBeVisible();
    await expect.poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  });
});

test('a password is changed and asked for anew; of two browsers one is ended by the other (P2.89, P8.26) @phone', async ({
  newVisitor,
  language,
}) => {
  const t = userTexts[language].security;
  const phone = await newPerson('Two browsers');
  const [first, second] = [await newVisitor(), await newVisitor()];
  await signIn(first, language, phone);
  await signIn(second, language, phone);

  await test.step('the other browser is ended, and told at its next step', async () => {
    await first.goto('/user?view=security');
    const sessions = first.getByRole('list', { name: t.sessions.title });
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(sessions.getByText(t.sessions.thisOne)).toHaveCount(1);
    await expectAccessible(first);
    await expectNoSidewaysScrolling(first);
    await sessions.getByRole('button').click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await second.goto('/user');
    await second.waitForURL(url => url.pathname === '/login');
  });

  await test.step('the password is changed', async () => {
    await row(first, t.password.title).getByRole('button').click();
    const dialog = first.getByRole('dialog', { name: t.password.change });
    const fill = (name: string, value: string) => dialog.getByRole('textbox', { name, exact: true }).fill(value);
    await fill(t.password.old, PASSWORD);
    await fill(t.password.next, 'Wenshu2027');
    await fill(t.password.confirm, 'Wenshu2028');
    await dialog.getByRole('button', { name: t.password.change }).click();
    await expect(dialog.getByText(t.password.problems.differ)).toBeVisible();
    await fill(t.password.confirm, 'Wenshu2027');
    await dialog.getByRole('button', { name: t.password.change }).click();
    await first.waitForURL(url => url.pathname === '/login');
    await expect(first.getByText(t.password.done)).toBeVisible();
  });

  await test.step('the new one signs in', async () => {
    await typePassword(first, language, phone, 'Wenshu2027');
    await first.waitForURL(url => url.pathname !== '/login');
    await expect(first.getByText(signInTexts[language].success, { exact: true })).toBeVisible();
  });
});

test('a phone is changed with a code that was sent to the new one, WeChat is unbound, and the language is another one (P2.89, P4.26, P4.31, P8.25) @phone', async ({
  newVisitor,
  language,
}) => {
  const t = userTexts[language];
  const page = await newVisitor();
  const phone = await newPerson('Movers');
  await withDatabase(client =>
    client.query('update person set wx_open_id = $2 where phone = $1', [phone, `journey-${phone}`]),
  );
  await signIn(page, language, phone);
  await page.goto('/user?view=security');

  await test.step('another phone', async () => {
    const { phone: words } = t.security;
    await row(page, words.title).getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: words.change });
    const next = newPhone();
    await dialog.getByRole('textbox', { name: signInTexts[language].password, exact: true }).fill(PASSWORD);
    await dialog.getByRole('textbox', { name: signInTexts[language].phone, exact: true }).fill(next);
    await expectAccessible(page);
    await typeNewCode(page, language, next);
    await dialog.getByRole('button', { name: words.change }).click();
    await expect(page.getByText(t.modified)).toBeVisible();
    await expect(page.getByText(words.text({ phone: `${next.slice(0, 3)}****${next.slice(-4)}` }))).toBeVisible();
  });

  await test.step('no WeChat any more', async () => {
    const { social } = t.security;
    const wechat = row(page, social.title);
    await expect(wechat).toContainText(social.bound);
    await wechat.getByRole('button', { name: social.unbind }).click();
    await page.getByRole('dialog').getByRole('button', { name: social.unbind, exact: true }).click();
    await expect(wechat).toContainText(social.unbound);
  });

  await test.step('the other language is kept here and at the server, and the page comes anew in it', async () => {
    const other = language === 'zh' ? 'en' : 'zh';
    await page.getByRole('link', { name: t.views.language }).click();
    const told = page.waitForRequest(request => request.url().includes('/account/language'));
    const reloaded = page.waitForEvent('load');
    await page.getByRole('radio', { name: shellTexts[language].switchLanguage }).click();
    expect((await told).postDataJSON()).toEqual({ language: other === 'en' ? 2 : 1 });
    await reloaded;
  });
});

test('two-step verification is turned on, asked for at sign-in and by an enterprise of its members, passed by a recovery code, and turned off (P2.82, P2.91, P6.12) @wide', async ({
  newVisitor,
  language,
}) => {
  const t = userTexts[language].security.factor;
  const step = secondFactorTexts[language];
  const phone = await newPerson('Two steps');
  const page = await newVisitor();
  await signIn(page, language, phone);
  let secret = '';
  let recoveryCodes: string[] = [];
  // A code works once: the second one is of half a minute later, which is taken half a minute early.
  const code = (halfMinutesAhead: number) =>
    authenticatorCode(secret, new Date(Date.now() + halfMinutesAhead * 30_000));

  await test.step('on, by password and a first code', async () => {
    await page.goto('/user?view=security');
    await page.getByRole('button', { name: t.turnOn }).click();
    const dialog = page.getByRole('dialog', { name: t.turnOn });
    await dialog.getByRole('textbox', { name: t.password, exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: t.next }).click();
    await expect(dialog.getByRole('img', { name: t.picture })).toBeVisible();
    await expectAccessible(page);
    secret = await dialog.locator('code').innerText();
    await dialog.getByRole('textbox', { name: t.code, exact: true }).fill(code(0));
    await dialog.getByRole('button', { name: t.confirm, exact: true }).click();
    const codes = dialog.getByRole('list', { name: t.codesTitle }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    recoveryCodes = await codes.allInnerTexts();
    await dialog.getByRole('button', { name: t.codesKept }).click();
    await expect(page.getByText(t.on({ left: 10 }))).toBeVisible();
  });

  const team = teamTexts[language];
  const asks = page.getByRole('switch', { name: team.info.factor });
  await test.step('their enterprise asks its members for it: it cannot be turned off, and the log says so', async () => {
    await page.goto('/team/create-enterPrise');
    await page.getByLabel(team.info.fields.name).fill('Two steps');
    await page.getByRole('combobox', { name: team.info.fields.industry }).click();
    await page.getByTitle(team.industries.software).click();
    await page.getByRole('button', { name: team.create, exact: true }).click();
    await page.goto('/team/workSpace/workSpace-info');
    await asks.click();
    await page.getByRole('dialog').getByRole('button', { name: team.info.factorConfirm }).click();
    await expect(asks).toBeChecked();
    await expectAccessible(page);
    await page.goto('/user?view=security');
    await expect(page.getByText(t.asked({ state: t.on({ left: 10 }), names: ['Two steps'] }))).toBeVisible();
    await expect(page.getByRole('button', { name: t.turnOff })).toBeDisabled();
    await page.goto('/team/workSpace/workSpace-log');
    const action = operationTexts[language].actions['enterprise.second-factor'];
    await expect(page.getByRole('row').filter({ hasText: action })).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('a member without it reads who asks for it, and the way to it', async () => {
    const member = await newPerson('One step');
    await page.goto('/team/workSpace/workSpace-member');
    await page.getByRole('button', { name: team.members.add, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(team.members.phone).fill(member);
    await dialog.getByRole('button', { name: team.members.add, exact: true }).click();
    await expect(page.getByRole('cell', { name: team.members.factor.off })).toHaveCount(1);
    const other = await newVisitor();
    await signIn(other, language, member);
    await other.goto('/user?view=enterprises');
    await other.getByRole('button', { name: userTexts[language].enterprises.members }).click();
    await expect(other.getByRole('heading', { name: team.shut.title({ name: 'Two steps' }) })).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('link', { name: team.shut.turnOn }).click();
    await expect(other.getByRole('button', { name: t.turnOn })).toBeVisible();
  });

  await test.step('it asks no more', async () => {
    await page.goto('/team/workSpace/workSpace-info');
    await asks.click();
    await expect(asks).not.toBeChecked();
    await page.goto('/user?view=security');
  });

  await test.step('the next sign-in asks for a code, and a wrong one is refused', async () => {
    const other = await newVisitor();
    await other.goto('/login');
    await typePassword(other, language, phone, PASSWORD);
    await expect(other.getByRole('heading', { name: step.title })).toBeVisible();
    await expectAccessible(other);
    await expectNoSidewaysScrolling(other);
    await other.getByRole('textbox', { name: step.code, exact: true }).fill('000000');
    await other.getByRole('button', { name: step.submit }).click();
    await expect(other.getByRole('textbox', { name: step.code, exact: true })).toHaveAttribute('aria-invalid', 'true');
    await other.getByRole('textbox', { name: step.code, exact: true }).fill(code(1));
    // A second press within a second is none.
    await expect(async () => {
      await other.getByRole('button', { name: step.submit }).click({ timeout: 2_000 });
      await other.waitForURL(url => url.pathname.endsWith('/workSpace-desktop'), { timeout: 10_000 });
    }).toPass();
  });

  await test.step('without the phone, a recovery code', async () => {
    const other = await newVisitor();
    await other.goto('/login');
    await typePassword(other, language, phone, PASSWORD);
    await other.getByRole('button', { name: step.useRecovery }).click();
    await other.getByRole('textbox', { name: step.recovery, exact: true }).fill(recoveryCodes[0]!);
    await other.getByRole('button', { name: step.submit }).click();
    await other.waitForURL(url => url.pathname.endsWith('/workSpace-desktop'));
  });

  await test.step('off again', async () => {
    await page.reload();
    await expect(page.getByText(t.on({ left: 9 }))).toBeVisible();
    await page.getByRole('button', { name: t.turnOff }).click();
    const dialog = page.getByRole('dialog', { name: t.turnOff });
    await dialog.getByRole('textbox', { name: t.password, exact: true }).fill(PASSWORD);
    await dialog.getByRole('textbox', { name: t.codeOrRecovery, exact: true }).fill(recoveryCodes[1]!);
    await dialog.getByRole('button', { name: t.turnOff }).click();
    await expect(page.getByText(t.off)).toBeVisible();
  });
});

test('an API key is made, makes a call, and is revoked; orders and enterprises say that there are none yet (P2.93) @wide', async ({
  newVisitor,
  language,
}) => {
  const t = userTexts[language];
  const page = await newVisitor();
  await signIn(page, language, await newPerson('Keys'));
  await page.goto('/user?view=keys');
  await expect(page.getByText(t.keys.empty)).toBeVisible();
  await page.getByRole('button', { name: t.keys.create }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t.keys.create }).click();
  await expect(dialog.getByText(t.keys.problems.nameBlank)).toBeVisible();
  await dialog.getByRole('textbox', { name: t.keys.name }).fill('Nightly');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t.keys.create }).click();
  const key = await dialog.getByRole('status', { name: t.keys.made }).innerText();
  await dialog.getByRole('button', { name: t.keys.close }).click();
  const list = async () => {
    const answer = await fetch(`${address()}/api/survey/scroll/list`, { headers: { authorization: `Bearer ${key}` } });
    return ((await answer.json()) as { code: string }).code;
  };
  expect(await list()).toBe('0000');
  await page.reload();
  const line = page.getByRole('row').filter({ hasText: 'Nightly' });
  await expect(line).toContainText(t.keys.tail({ tail: key.slice(-4) }));
  await expect(line).not.toContainText(t.keys.never);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await line.getByRole('button', { name: t.keys.revokeOf({ name: 'Nightly' }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.keys.revoke, exact: true }).click();
  await expect(page.getByText(t.keys.empty)).toBeVisible();
  expect(await list()).toBe('1001');

  for (const [view, words] of [
    [t.views.orders, t.orders.empty],
    [t.views.enterprises, t.enterprises.empty],
  ] as const) {
    await page.getByRole('link', { name: view }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  }
});

async function typePassword(page: Page, language: 'zh' | 'en', phone: string, password: string): Promise<void> {
  const t = signInTexts[language];
  await page.getByRole('textbox', { name: t.account, exact: true }).fill(phone);
  await page.getByRole('textbox', { name: t.password, exact: true }).fill(password);
  await page.getByRole('textbox', { name: t.pictureCode, exact: true }).fill('abcd');
  await page.getByRole('button', { name: t.submit, exact: true }).click();
}

test('before leaving one takes all one’s data along; a wrong password leaves nothing, the right one ends it, and signing in takes it back @phone', async ({
  newVisitor,
  language,
}) => {
  const t = userTexts[language].security;
  const phone = await newPerson('Leaving');
  const name = `Left behind ${Date.now()}`;
  await designSurvey(await signedInCalls(address(), phone), name, [{ type: 'fill-in', title: 'Why?' }]);
  const page = await newVisitor();
  await signIn(page, language, phone);

  await test.step('the file is packed and holds the profile and the survey', async () => {
    await page.goto('/user?view=security');
    await row(page, t.ownData.title).getByRole('button', { name: t.ownData.export }).click();
    await page.goto('/download');
    const { jobTitle: title } = ownDataTexts[language];
    const download = page.getByRole('button', { name: jobTexts[language].downloadOf({ title }) });
    await expect(download).toBeVisible({ timeout: 60_000 });
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    const parts = unzipSync(readFileSync(await file.path()));
    expect(Object.keys(parts).join(' ')).toMatch(/profile/);
    expect(Object.values(parts).some(bytes => Buffer.from(bytes).includes(name))).toBe(true);
  });

  await test.step('what becomes of the survey is said first; a wrong password changes nothing', async () => {
    await page.goto('/user?view=security');
    await row(page, t.removal.title).getByRole('button', { name: t.removal.start }).click();
    const dialog = page.getByRole('dialog', { name: t.removal.dialogTitle });
    await expect(dialog.getByText(t.removal.deletedLine({ name, collected: 0 }))).toBeVisible();
    await expectAccessible(page, '#root');
    await expectNoSidewaysScrolling(page);
    const password = dialog.getByLabel(t.removal.password, { exact: true });
    const refused = page.waitForResponse(response => response.url().includes('/ownData/remove'));
    await password.fill('Wrong2026');
    await dialog.getByRole('button', { name: t.removal.confirm }).click();
    expect((await refused).ok()).toBe(false);
    await expect(password).toHaveValue('Wrong2026');
    await password.fill(PASSWORD);
    // Two seconds between two tries are asked of everybody.
    await expect(async () => {
      await dialog.getByRole('button', { name: t.removal.confirm }).click({ timeout: 1_000 });
      await page.waitForURL(url => !url.pathname.startsWith('/user'), { timeout: 2_000 });
    }).toPass();
  });

  await test.step('within seven days signing in is enough, and everything is there', async () => {
    await signIn(page, language, phone);
    await expect(page.getByText(name)).toBeVisible();
  });
});
