import { appearanceCalls, errorCodes, languageCalls, publishCalls } from '@wenshu/api-contract';
import { call, countRecords, driver, PAGES, publish } from './support/answering.ts';
import { expect, expectAccessible, test } from './support/journey.ts';
import { oldBrowser, refusedStorage } from './support/old-browser.ts';
import { sampleFiles } from './support/sample-files.ts';
import { questionId } from './support/survey-maker.ts';

test('nothing is lost without a network, and everything arrives once @phone', async ({ newVisitor, language }) => {
  const { path, scrollId } = await publish(PAGES);
  const { page, open, choose, next, button, views, t, ended } = driver(await newVisitor(), language);
  await open(path);
  await choose('Tea');
  await page.getByRole('textbox').fill('still here');
  await page.context().setOffline(true);
  await next();
  await expect(page.getByText(t.savedHere)).toBeVisible();
  await choose('7');
  await next();
  await button(views.submit).click();
  await ended(t.waiting.title);
  await expectAccessible(page);
  await button(t.waiting.back).click();
  await button(views.back).click();
  await button(views.back).click();
  await expect(page.getByRole('textbox')).toHaveValue('still here');
  await next();
  await next();
  // The answer to the first attempt is lost on the way; a click on "try now" must not make a second record.
  let attempts = 0;
  await page.route('**/submitAnswer', async route => {
    if (!route.request().postData()?.includes('"answerStatus":2')) return route.continue();
    attempts += 1;
    if (attempts > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.context().setOffline(false);
  await button(views.submit).dblclick();
  await ended(views.outcomes.finished.title);
  expect(attempts).toBe(2);
  expect(await countRecords(scrollId)).toBe(1);
});

// Waiting is seen on a phone by the journey without a network.
test('a server whose database is being restarted is waited for, and everything arrives once @wide', async ({
  newVisitor,
  language,
}) => {
  const { path, scrollId } = await publish(PAGES);
  const { page, open, choose, next, button, views, t, ended } = driver(await newVisitor(), language);
  let isAway = false;
  await page.route('**/submitAnswer', route => {
    const { code, status } = errorCodes.serviceStopping;
    if (!isAway) return route.continue();
    return route.fulfill({ status, headers: { 'retry-after': '3' }, json: { code, message: '', data: null } });
  });
  await open(path);
  await choose('Tea');
  await page.getByRole('textbox').fill('still here');
  isAway = true;
  await next();
  await expect(page.getByText(t.savedHere)).toBeVisible();
  await choose('7');
  await next();
  await button(views.submit).click();
  await ended(t.waiting.title);
  isAway = false;
  // Nobody clicks: it is sent again by itself.
  await ended(views.outcomes.finished.title);
  expect(await countRecords(scrollId)).toBe(1);
});

test('two windows, another language and an end in the middle do no harm @phone', async ({ newVisitor, language }) => {
  const { path, scrollId } = await publish(PAGES, async id => {
    await call(languageCalls.addLanguage, { scrollId: id, languageId: 2, name: 'English' });
    await call(languageCalls.translate, {
      scrollId: id,
      languageId: 2,
      texts: [{ id: questionId(1), field: 'title', text: { text: 'Your drink' } }],
    });
  });
  const first = driver(await newVisitor(), 'zh');
  const { page } = first;
  await page.goto(`${path}?lang=zh`);

  await test.step('the language changes on the way, the answers stay', async () => {
    await first.choose('Tea');
    await page.getByRole('textbox').fill('typed in Chinese');
    await page.getByRole('combobox', { name: first.t.language }).selectOption({ label: 'English' });
    await expect(page.getByRole('heading', { name: /Your drink/ })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue('typed in Chinese');
    await expect(page.getByRole('radio', { name: 'Tea' })).toBeChecked();
    await page.getByRole('combobox').selectOption({ index: language === 'zh' ? 0 : 1 });
  });

  const here = driver(page, language);
  await test.step('a second window takes over, and the first one gets it back with both sides’ answers', async () => {
    await expect(here.button(here.views.next)).toBeVisible();
    const other = driver(await page.context().newPage(), language);
    await other.page.goto(path);
    await expect(other.page.getByRole('textbox')).toHaveValue('typed in Chinese');
    await other.choose('Coffee');
    await here.ended(here.t.conflict.title);
    await here.button(here.t.conflict.here).click();
    await expect(page.getByRole('radio', { name: 'Coffee' })).toBeChecked();
    await here.next();
    await other.ended(other.t.conflict.title);
    await other.page.close();
  });

  await test.step('the survey ends while somebody answers: what they wrote can be taken along', async () => {
    await expect(page.getByRole('heading', { name: /^3\. / })).toBeVisible();
    await here.choose('6');
    const saved = page.waitForResponse('**/submitAnswer');
    await here.next();
    await saved;
    await page.getByRole('textbox').fill('the last words');
    await call(publishCalls.changeStatus, { scrollId, status: 3 });
    await here.submit();
    await here.ended(here.views.outcomes.closed.title);
    await expect(here.button(here.t.copyAnswers)).toBeVisible();
    await expectAccessible(page);
  });
});

test('leaving early removes everything, where it is offered; a header stays on the first page; a picture code comes in between @phone', async ({
  newVisitor,
  language,
}) => {
  const { path, scrollId } = await publish(PAGES, async id => {
    const header = { headerPicture: { desktop: 'https://pictures.example/head.png' }, isHeaderOnFirstPageOnly: true };
    await call(appearanceCalls.saveAppearance, { scrollId: id, hasLeaveButton: true, ...header });
  });
  const { page, open, choose, next, submit, button, views, t, ended } = driver(await newVisitor(), language);
  await page.route('https://pictures.example/**', route =>
    route.fulfill({ contentType: 'image/png', body: sampleFiles['front.png'].buffer }),
  );
  await open(path);
  await expect(page.locator('.header-picture')).toBeVisible();
  await choose('Tea');
  await next();
  await expect(page.locator('.header-picture')).toBeHidden();
  await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
  expect(await countRecords(scrollId, 'unfinished')).toBe(1);
  await button(t.leave.open).click();
  await expectAccessible(page);
  await button(t.leave.confirm).click();
  await ended(t.leave.done.title);
  expect(await countRecords(scrollId, 'unfinished')).toBe(0);
  await button(t.leave.again).click();
  await expect(page.getByRole('radio', { name: 'Tea' })).not.toBeChecked();

  await choose('Coffee');
  await next();
  await choose('5');
  await next();
  await page.route('**/submitAnswer', async route => {
    if (route.request().postData()?.includes('"captcha"')) return route.continue();
    return route.fulfill({ status: 400, json: { code: '9320', message: 'code needed', data: null } });
  });
  await submit();
  await button(t.captcha.listen).click();
  await expect(page.locator('audio')).toHaveAttribute('src', /^data:audio\/wav/);
  await button(t.captcha.see).click();
  await expect(page.getByRole('img', { name: t.captcha.picture })).toHaveAttribute('src', /^data:image\/png/);
  await page.getByLabel(t.captcha.label, { exact: true }).fill('abcd');
  await expectAccessible(page);
  await button(t.captcha.submit).click();
  await ended(views.outcomes.finished.title);
});

// What an old browser cannot do is the same on every width.
test('an old browser in private mode gets through, and the first page stays small @phone', async ({
  newVisitor,
  language,
}) => {
  const { path } = await publish([...PAGES, { type: 'matrix-single', title: 'Grid', items: ['a'], rows: ['b'] }]);
  const { page, open, choose, next, submit, ended, views } = driver(await newVisitor(), language);
  await page.addInitScript(oldBrowser);
  await page.addInitScript(refusedStorage);
  const loaded: string[] = [];
  page.on('requestfinished', request => loaded.push(request.url()));
  await open(path);
  await expect(page.getByRole('radio', { name: 'Tea' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveClass(/is-early/);
  // Bytes are held by tools/check-bundle-size.ts; here, that nothing else is fetched: the page and its script.
  expect(loaded.filter(url => !url.startsWith('data:'))).toHaveLength(2);
  await choose('Tea');
  await next();
  await choose('10');
  await next();
  await submit();
  await ended(views.outcomes.finished.title);
});
