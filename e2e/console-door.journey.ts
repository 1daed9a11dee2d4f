import { consoleTexts } from '@wenshu/texts/console/frame';
import { operatorLogTexts } from '@wenshu/texts/console/operator-log';
import { operatorsTexts } from '@wenshu/texts/console/operators';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { userTexts } from '@wenshu/texts/people/user';
import { authenticatorCode } from '../apps/server/src/testing/fakes/authenticator-code.ts';
import { readEnvironment } from '../tools/environment.ts';
import { launch } from '../tools/launcher/launch.ts';
import { makeTemporaryFolder } from '../tools/testing/temporary-folder.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';

const CHIEF = { phone: '13800138000', password: 'Wenshu2026', name: '林晓' };
/** Longer than a form about an account waits between two clicks. */
const CLICK_EVERY_MS = 2_000;
/** As the log tells it, the last on top: by the secret up to the first one who was named, by them from the factor on. */
const DONE = ['operator.add', 'operator.enter', 'operator.factor-on', 'operator.add', 'operator.enter'] as const;
const SECRET = 'the secret of this journey alone';

// Of an installation that nobody runs yet: everybody else's has operators.
test('the first operator is named by the secret, sets up a second factor, names another one, and finds all of it in the log @wide', async ({
  newVisitor,
  language,
}) => {
  const folder = makeTemporaryFolder('console-door');
  process.env.OPERATOR_SECRET = SECRET;
  const running = launch({
    environment: readEnvironment({ DATA_DIR: folder.path, PORT: '0' }),
    say: () => {},
    onGiveUp: error => {
      throw error;
    },
  });
  try {
    const { address } = await running.ready;
    const page = await newVisitor();
    const frame = consoleTexts[language];
    const t = operatorsTexts[language];
    const log = operatorLogTexts[language];
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const box = page.getByRole('dialog');

    await test.step('the secret opens the console; the operator whom it names ends that', async () => {
      await page.goto(`${address}/operator`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(frame.door.secretTitle);
      await expectAccessible(page);
      await page.getByLabel(frame.door.secret, { exact: true }).fill(SECRET);
      await press(frame.door.enter);
      await page.getByRole('link', { name: frame.rooms.operators, exact: true }).click();
      await expect(page.getByText(t.empty)).toBeVisible();
      await press(t.add);
      await box.getByLabel(t.account).fill(CHIEF.phone);
      await box.getByText(frame.roles.administrator, { exact: true }).click();
      await box.getByRole('button', { name: t.add, exact: true }).click();
      await expect(box.getByText(frame.whyNeeded)).toBeVisible();
      await box.getByLabel(frame.why).fill('first of all');
      await box.getByRole('button', { name: t.add, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(frame.door.title);
    });

    await test.step('they come in by their password and set up a second factor', async () => {
      await page.getByLabel(signInTexts[language].account, { exact: true }).fill(CHIEF.phone);
      await page.getByLabel(signInTexts[language].password, { exact: true }).fill(CHIEF.password);
      await page.getByLabel(signInTexts[language].pictureCode, { exact: true }).fill('abcd');
      await press(frame.door.submit);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(frame.door.setUpTitle);
      await expectAccessible(page);
      const secret = (await page.locator('code').first().textContent()) ?? '';
      const words = userTexts[language].security.factor;
      await page.getByLabel(words.code).fill('000000');
      await press(words.confirm);
      // Told to be wrong first: a click while one is being sent sends nothing, nor does one that follows at once.
      await expect(page.getByLabel(words.code)).toHaveAttribute('aria-invalid', 'true');
      await page.waitForTimeout(CLICK_EVERY_MS);
      await page.getByLabel(words.code).fill(authenticatorCode(secret, new Date()));
      await press(words.confirm);
      await expect(page.getByRole('list', { name: words.codesTitle }).getByRole('listitem')).toHaveCount(10);
      await press(words.codesKept);
      // The door opened where they stood: in the room where the secret named them.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(frame.rooms.operators);
      await page.getByRole('link', { name: frame.rooms.overview, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(frame.rooms.overview);
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
    });

    await test.step('another one is named, sees what the role shows, and every step stands in a log that is whole', async () => {
      await page.getByRole('link', { name: frame.rooms.operators, exact: true }).click();
      await press(t.add);
      await box.getByLabel(t.account).fill('13900139000');
      await box.getByText(frame.roles.content, { exact: true }).click();
      await box.getByLabel(frame.why).fill('writes the news');
      await box.getByRole('button', { name: t.add, exact: true }).click();
      await expect(page.getByRole('row')).toHaveCount(3);
      await page.getByRole('link', { name: frame.rooms.log, exact: true }).click();
      await expect(page.getByRole('row').nth(1)).toContainText('writes the news');
      await expect(page.getByRole('row')).toHaveCount(1 + DONE.length);
      for (const [at, action] of DONE.entries())
        await expect(page.getByRole('row').nth(at + 1)).toContainText(log.actions[action]);
      await press(log.check);
      await expect(page.getByRole('status').filter({ hasText: log.whole({ lines: DONE.length }) })).toBeVisible();
      await press(frame.leave);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(frame.door.title);
    });
  } finally {
    await running.stop();
    folder.remove();
  }
});
