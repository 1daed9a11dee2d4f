import type { Page } from '@playwright/test';
import {
  appearanceCalls,
  errorCodes,
  languageCalls,
  liveSettingsCalls,
  logicCalls,
  personalCheckCalls,
  publishCalls,
  quotaCalls,
  quotaProgressCalls,
  recordCalls,
  respondentCalls,
} from '@wenshu/api-contract';
import { answeringTexts } from '@wenshu/texts/answering';
import { answerGateTexts } from '@wenshu/texts/collect/answer-gates';
import { answerPageTexts } from '@wenshu/texts/collect/answer-page';
import { address, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { oldBrowser, refusedStorage } from './support/old-browser.ts';
import { sampleFiles } from './support/sample-files.ts';
import {
  type Asked,
  type Calls,
  designSurvey,
  itemId,
  publishSurvey,
  questionId,
  signedInCalls,
} from './support/survey-maker.ts';

const REQUIRED = { 20001: true };
const DRINK: Asked = { type: 'single-choice', title: 'Drink', items: ['Tea', 'Coffee'], settings: REQUIRED };
const WHY: Asked = { type: 'fill-in', title: 'Why' };
const BREAK: Asked = { type: 'page-break', title: '' };
const PAGES = [DRINK, WHY, BREAK, { type: 'nps', title: 'Recommend', settings: REQUIRED }, BREAK, WHY];

let call: Calls;
test.beforeAll(async () => {
  call = await signedInCalls(address());
});

async function publish(questions: readonly Asked[], prepare?: (scrollId: string) => Promise<unknown>) {
  const scrollId = await designSurvey(call, 'Answering', questions);
  await prepare?.(scrollId);
  return { scrollId, path: await publishSurvey(call, scrollId) };
}

const countRecords = async (scrollId: string, list: 'all' | 'unfinished' = 'all') =>
  (await call(recordCalls.findPage, { scrollId, list })).total;

/** The page's own words, and the steps that every case takes. */
function driver(page: Page, language: 'zh' | 'en') {
  const views = answeringTexts[language];
  const t = { ...answerPageTexts[language], ...answerGateTexts[language] };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    ...{ page, views, t, button },
    open: (path: string) => page.goto(`${path}?lang=${language}`),
    choose: (name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true }),
    submit: () => button(views.submit).click(),
    next: () => button(views.next).click(),
    ended: (title: string) => expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible(),
  };
}

test('a survey is answered from its cover to its end, by keyboard, and picked up again after a reload', {
  tag: '@everywhere',
}, async ({ newVisitor, language }) => {
  const { path } = await publish(PAGES, async scrollId => {
    await call(appearanceCalls.saveCover, { scrollId, cover: { isShown: true, text: { text: 'About drinks' } } });
    await call(appearanceCalls.saveAgreement, { scrollId, name: 'Privacy', content: { text: 'We keep nothing.' } });
    await call(appearanceCalls.saveAppearance, { scrollId, theme: 'ocean', buttonColour: '#ffd54f' });
    await call(appearanceCalls.saveEndPage, {
      scrollId,
      outcome: 'finished',
      page: { text: { text: 'Many thanks!', html: '<p>Many <strong>thanks</strong>!</p>' } },
    });
  });
  const { page, views, t, button, open, ended } = driver(await newVisitor(), language);
  await open(path);

  await test.step('the agreement has to be accepted; declining is said and can be undone', async () => {
    await expectAccessible(page);
    await button(t.start).click();
    await expect(page.getByText(t.agreement.needed)).toBeVisible();
    await expect(page.getByRole('checkbox')).toBeFocused();
    await button(t.agreement.decline).click();
    await ended(t.agreement.declined.title);
    await button(t.agreement.reconsider).click();
    await page.getByRole('checkbox').check();
    await button(t.start).press('Enter');
    // Giving up is offered where its creator wants it, and by nobody's default.
    await expect(page.getByRole('radio', { name: 'Tea' })).toBeVisible();
    await expect(button(t.leave.open)).toHaveCount(0);
  });

  await test.step('what is missing is announced and gets the focus', async () => {
    await button(views.next).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: views.fixProblems({ count: 1 }) })).toBeAttached();
    await expect(page.getByRole('radio', { name: 'Tea' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Coffee' })).toBeChecked();
    await expectNoSidewaysScrolling(page);
  });

  await test.step('numbers go on over pages, progress counts what lies behind, and back keeps everything', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.type('It wakes me up');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^3\. Recommend/ })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
    await button(views.back).press('Enter');
    await expect(page.getByRole('textbox')).toHaveValue('It wakes me up');
    await button(views.next).press('Enter');
  });

  await test.step('a reload goes on where it was left', async () => {
    await page.reload();
    await expect(page.getByText(views.resumed)).toBeVisible();
    await page.getByRole('radio', { name: '9', exact: true }).focus();
    await page.keyboard.press('Space');
    await button(views.next).press('Enter');
    await button(views.submit).press('Enter');
    await ended(views.outcomes.finished.title);
    await expect(page.getByText('Many thanks!')).toBeVisible();
    await expectAccessible(page);
  });
});

test('every outcome has its page: finished, screened out, quota full, and held (S4.17)', async ({
  newVisitor,
  language,
}) => {
  const visit = async () => driver(await newVisitor(), language);
  const quotaId = 'quota001';
  const cells = [{ cellId: 'cell0001', order: 'a', match: { [questionId(1)]: itemId(1, 1) }, size: 1 }];

  await test.step('screened out, decided when the page is left and not given away before; a reload says it again (S8.18)', async () => {
    const { path } = await publish([DRINK, WHY, BREAK, WHY], scrollId =>
      call(logicCalls.saveLogic, {
        scrollId,
        rules: [
          {
            ...{ id: 'rule0001', order: 'a', kind: 'screen-out', questionId: questionId(1) },
            when: { test: 'choice', questionId: questionId(1), is: 'any-of', itemIds: [itemId(1, 2)] },
          },
        ],
      } as never),
    );
    const { open, choose, next, ended, views, page, button } = await visit();
    await open(path);
    await choose('Coffee');
    await expect(page.getByRole('heading', { name: /^2\. Why/ })).toBeVisible();
    await expect(button(views.submit)).toHaveCount(0);
    await next();
    await ended(views.outcomes.screened.title);
    await expect(page.getByText(views.outcomes.screened.text)).toBeVisible();
    await page.reload();
    await ended(views.outcomes.screened.title);
  });

  await test.step('quota full is said after the page that decides it, and hold goes on when there is room again', async () => {
    const { path, scrollId } = await publish(PAGES, id =>
      call(quotaCalls.saveQuota, {
        ...{ scrollId: id, quotaId, order: 'a', kind: 'single', title: 'Drinks', whenFull: 'hold', cells },
      }),
    );
    const first = await visit();
    await first.open(path);
    await first.choose('Tea');
    await first.next();
    await first.choose('8');
    await first.next();
    await first.submit();
    await first.ended(first.views.outcomes.finished.title);
    await first.page.reload();
    await first.ended(first.views.outcomes.finished.title);
    const second = await visit();
    await second.open(path);
    await second.choose('Tea');
    await second.page.getByRole('textbox').fill('kept');
    await second.next();
    await second.ended(second.views.outcomes['quota-held'].title);
    await call(quotaProgressCalls.resize, { scrollId, sizes: [{ quotaId, cellId: 'cell0001', size: 2 }] });
    await second.page.reload();
    await second.choose('8');
    await second.next();
    await second.submit();
    await second.ended(second.views.outcomes.finished.title);
  });

  await test.step('a full cell that ends, and an address to go on to', async () => {
    const { path } = await publish([DRINK], async scrollId => {
      await call(quotaCalls.saveQuota, {
        ...{ scrollId, quotaId, order: 'a', kind: 'single', title: 'Drinks', whenFull: 'end', cells },
      });
      await call(appearanceCalls.saveEndPage, {
        scrollId,
        outcome: 'quota-full',
        page: { mode: 'url', text: { text: '' }, redirectUrl: '{host}/demo?from={scrollId}&why={outcome}' },
      });
    });
    for (const title of ['finished', 'quota-full'] as const) {
      const { open, choose, submit, ended, views, page } = await visit();
      await open(path);
      await choose('Tea');
      await submit();
      await ended(views.outcomes[title].title);
      if (title === 'quota-full') await page.waitForURL(/\/demo\?from=[^&{]+&why=quota-full$/);
    }
  });
});

test('every refusal has its page, closed and already completed among them (S4.17)', async ({
  newVisitor,
  language,
}) => {
  const visit = async () => driver(await newVisitor(), language);

  await test.step('before anything is seen', async () => {
    const { open, ended, views, t, page, button } = await visit();
    await open('/s/NoSuchLink');
    await ended(views.refusals.linkNotFound.title);
    const { path, scrollId } = await publish([DRINK]);
    await call(liveSettingsCalls.updateLiveSettings, { scrollId, startTime: Date.now() + 3_600_000 });
    await open(path);
    await ended(t.refusals.surveyNotStarted.title);
    await call(liveSettingsCalls.updateLiveSettings, { scrollId, startTime: null, isWeChatOnly: true });
    await page.reload();
    await ended(t.refusals.weChatOnly.title);
    await call(liveSettingsCalls.updateLiveSettings, { scrollId, isWeChatOnly: false, password: 'Drinks2026' });
    await page.reload();
    await page.getByLabel(t.password.label, { exact: true }).fill('wrong');
    await button(t.password.submit).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expectAccessible(page);
    await page.getByLabel(t.password.label, { exact: true }).fill('Drinks2026');
    await button(t.password.submit).click();
    await expect(page.getByRole('radio', { name: 'Tea' })).toBeVisible();
    await call(publishCalls.changeStatus, { scrollId, status: 2 });
    await page.reload();
    await ended(views.refusals.surveyNotOpen.title);
    await call(publishCalls.changeStatus, { scrollId, status: 3 });
    await page.reload();
    await ended(views.outcomes.closed.title);
  });

  await test.step('who has taken part is told so at once (S8.17)', async () => {
    const { path, scrollId } = await publish([DRINK]);
    const deviceLimit = { window: 'wholePeriod', most: 1 } as const;
    await call(liveSettingsCalls.updateLiveSettings, { scrollId, deviceLimit });
    const { open, choose, submit, ended, views } = await visit();
    await open(path);
    await choose('Tea');
    await submit();
    await ended(views.outcomes.finished.title);
    await open(path);
    await ended(views.outcomes['already-completed'].title);
  });
});

test('people of the name list answer by their own link and by the identity check, on any device', async ({
  newVisitor,
  language,
}) => {
  const visit = async () => driver(await newVisitor(), language);
  const { scrollId } = await publish(PAGES);
  const people = [
    { name: 'Lin', mobile: '13800000001', custom: { number: 'A1' } },
    { name: 'Mei', mobile: '13800000002', custom: { number: 'A2' } },
  ];
  await call(respondentCalls.addRespondents, { scrollId, respondents: people });
  const { items } = await call(respondentCalls.findRespondents, { scrollId });
  const linkOf = (name: string) => new URL(items.find(one => one.name === name)!.link, address()).pathname;

  await test.step('the own link goes on where it was left, on another device, and is used up by submitting', async () => {
    const first = await visit();
    await first.open(linkOf('Lin'));
    await first.choose('Tea');
    const saved = first.page.waitForResponse(/submitAnswer/);
    await first.next();
    await saved;
    const second = await visit();
    await second.open(linkOf('Lin'));
    await expect(second.page.getByRole('radio', { name: '9', exact: true })).toBeVisible();
    await second.choose('9');
    await second.next();
    await second.submit();
    await second.ended(second.views.outcomes.finished.title);
    const third = await visit();
    await third.open(linkOf('Lin'));
    await third.ended(third.views.outcomes['already-completed'].title);
  });

  await test.step('what is typed must stand in the list', async () => {
    const check = { scrollId, isEnabled: true, fields: ['name', 'number'] };
    const { link } = await call(personalCheckCalls.updateCheckInfo, check);
    const { open, page, button, choose, t } = await visit();
    await open(new URL(link!, address()).pathname);
    const [name, number] = [page.getByRole('textbox').first(), page.getByRole('textbox').nth(1)];
    await name.fill('Mei');
    await number.fill('A9');
    await button(t.identity.submit).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await number.fill('A2');
    await button(t.identity.submit).click();
    await choose('Coffee');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Coffee', exact: true })).toBeChecked();
  });

  await test.step('who was taken off the list does not participate', async () => {
    const mei = items.find(one => one.name === 'Mei')!;
    await call(respondentCalls.removeRespondents, { scrollId, respondentIds: [mei.respondentId] });
    const { open, ended, t } = await visit();
    await open(linkOf('Mei'));
    await ended(t.refusals.notParticipating.title);
  });
});

test('nothing is lost without a network, and everything arrives once', async ({ newVisitor, language }) => {
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

test('a server whose database is being restarted is waited for, and everything arrives once', async ({
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

test('two windows, another language and an end in the middle do no harm', async ({ newVisitor, language }) => {
  const { path, scrollId } = await publish(PAGES, async id => {
    await call(languageCalls.addLanguage, { scrollId: id, languageId: 2, name: 'English' });
    await call(languageCalls.translate, {
      ...{ scrollId: id, languageId: 2 },
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

test('leaving early removes everything, where it is offered; a header stays on the first page; a picture code comes in between', async ({
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

test('an old browser in private mode gets through, and the first page stays small', async ({
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
  // Bytes are held by tools/check-bundle-size.ts; here, that nothing else is fetched: page, script, style sheet.
  expect(loaded.filter(url => !url.startsWith('data:'))).toHaveLength(3);
  await choose('Tea');
  await next();
  await choose('10');
  await next();
  await submit();
  await ended(views.outcomes.finished.title);
});
