import {
  appearanceCalls,
  liveSettingsCalls,
  logicCalls,
  personalCheckCalls,
  publishCalls,
  quotaCalls,
  quotaProgressCalls,
  respondentCalls,
} from '@wenshu/api-contract';
import { latePageTexts } from '@wenshu/texts/collect/late-page';
import { BREAK, call, DRINK, driver, holdScripts, PAGES, publish, WHY } from './support/answering.ts';
import { address, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { itemId, questionId } from './support/survey-maker.ts';

test('a survey is answered from its cover to its end, by keyboard, and picked up again after a reload', async ({
  newVisitor,
  language,
}) => {
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
    await expect(page.getByRole('heading', { name: /^3\. Recommend/ })).toBeVisible();
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

// The same pages on a wide screen are seen by the refusals.
test('every outcome has its page: finished, screened out, quota full, and held (S4.17) @phone', async ({
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
            id: 'rule0001',
            order: 'a',
            kind: 'screen-out',
            questionId: questionId(1),
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
        scrollId: id,
        quotaId,
        order: 'a',
        kind: 'single',
        title: 'Drinks',
        whenFull: 'hold',
        cells,
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
        scrollId,
        quotaId,
        order: 'a',
        kind: 'single',
        title: 'Drinks',
        whenFull: 'end',
        cells,
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

test('every refusal has its page, closed and already completed among them (S4.17) @phone', async ({
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

// Links of one’s own are opened on phones.
test('people of the name list answer by their own link and by the identity check @phone', async ({
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

  await test.step('the own link goes on where it was left in the browser that began it, nowhere else, and is used up by submitting', async () => {
    const first = await visit();
    await first.open(linkOf('Lin'));
    await first.choose('Tea');
    const saved = first.page.waitForResponse(/submitAnswer/);
    await first.next();
    await saved;
    const second = await visit();
    await second.open(linkOf('Lin'));
    await expect(second.page.getByRole('radio', { name: 'Tea', exact: true })).not.toBeChecked();
    await first.open(linkOf('Lin'));
    await expect(first.page.getByRole('radio', { name: '9', exact: true })).toBeVisible();
    await first.choose('9');
    await first.next();
    await first.submit();
    await first.ended(first.views.outcomes.finished.title);
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

// A phone on a slow network is where the script comes late.
test('the first page is answered before its script has come, and all of it is kept @phone', async ({
  newVisitor,
  language,
}) => {
  const SNACKS = { type: 'multiple-choice', title: 'Snacks', items: ['Nuts', 'Fruit', 'Cake'] };
  const { path } = await publish([DRINK, SNACKS, ...PAGES.slice(1)]);
  const late = async () => {
    const page = await newVisitor();
    const held = await holdScripts(page);
    await page.goto(`${path}?lang=${language}`, { waitUntil: 'commit' });
    return { ...driver(page, language), ...held };
  };

  await test.step('choices, words and even the way on are done once it is there', async () => {
    const { page, views, button, choose, next, release } = await late();
    await choose('Tea');
    for (const name of ['Nuts', 'Cake']) await page.getByRole('checkbox', { name }).check();
    await page.getByRole('textbox').fill('It was quick');
    await expectAccessible(page);
    await next();
    await next();
    await expect(page.getByRole('textbox')).toHaveValue('It was quick');
    release();
    await expect(page.getByRole('heading', { name: /^4\. Recommend/ })).toBeVisible();
    await button(views.back).click();
    await expect(page.getByRole('textbox')).toHaveValue('It was quick');
    await expect(page.getByRole('radio', { name: 'Tea' })).toBeChecked();
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2);
  });

  await test.step('what is missing is said, and a word that is half typed goes on', async () => {
    const { page, views, next, release } = await late();
    const field = page.getByRole('textbox');
    await next();
    await field.pressSequentially('Half a ');
    release();
    await expect(page.getByRole('alert').filter({ hasText: views.fixProblems({ count: 1 }) })).toBeAttached();
    await field.focus();
    await field.pressSequentially('word');
    await expect(field).toHaveValue('Half a word');
  });

  await test.step('whoever has answers here never sees a page that is not theirs', async () => {
    const { page, choose, release, views, next } = await late();
    release();
    await choose('Coffee');
    await next();
    await expect(page.getByRole('heading', { name: /^4\. Recommend/ })).toBeVisible();
    const again = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('#app h2').first()).toBeAttached();
    await expect(page.locator('#app h2').first()).toBeHidden();
    again.release();
    await expect(page.getByText(views.resumed)).toBeVisible();
    await expect(page.getByRole('heading', { name: /^4\. Recommend/ })).toBeVisible();
  });

  await test.step('a script that never comes is told, and no earlier than it is late', async () => {
    const page = await newVisitor();
    await page.route('**/assets/*.js', route => route.abort());
    await page.goto(`${path}?lang=${language}`);
    await page.getByRole('radio', { name: 'Tea' }).check();
    const sentence = page.getByText(latePageTexts[language].text);
    await expect(sentence).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(sentence).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a cover is left by the click that came too early', async () => {
    const covered = await publish(PAGES, scrollId =>
      call(appearanceCalls.saveCover, { scrollId, cover: { isShown: true, text: { text: 'About drinks' } } }),
    );
    const page = await newVisitor();
    const { button, t } = driver(page, language);
    const { release } = await holdScripts(page);
    await page.goto(`${covered.path}?lang=${language}`, { waitUntil: 'commit' });
    await expect(page.getByText('About drinks')).toBeVisible();
    await button(t.start).click();
    release();
    await expect(page.getByRole('radio', { name: 'Tea' })).toBeVisible();
  });
});

test('nothing moves when the script takes over', async ({ newVisitor, language }) => {
  const REQUIRED = DRINK.settings!;
  const first = [
    { ...DRINK, items: ['Tea', 'Coffee', 'Water', 'Juice'] },
    { type: 'nps', title: 'Recommend', settings: REQUIRED },
    { type: 'rating', title: 'Stars' },
    { type: 'matrix-single', title: 'Grid', items: ['a', 'b', 'c'], rows: ['d', 'e'] },
    { type: 'dropdown', title: 'One of', items: ['x', 'y'] },
    { type: 'date', title: 'When' },
  ];
  const { path } = await publish([...first, ...Array.from({ length: 10 }, () => WHY)]);
  const page = await newVisitor();
  const { release } = await holdScripts(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const note = (entry: PerformanceEntry) => shifts.push((entry as PerformanceEntry & { value: number }).value);
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${path}?lang=${language}`, { waitUntil: 'commit' });
  await expect(page.getByRole('radio', { name: 'Tea' })).toBeVisible();
  const before = await page.locator('#app').ariaSnapshot();
  release();
  await expect(page.locator('html')).not.toHaveClass(/is-early/);
  await expect(page.getByRole('button', { name: driver(page, language).views.submit })).toBeVisible();
  // All that was there is there still, and the rest came below it.
  expect((await page.locator('#app').ariaSnapshot()).slice(0, 400)).toBe(before.slice(0, 400));
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn, 200))));
  expect(await page.evaluate(() => (window as never as { shifts: number[] }).shifts)).toEqual([]);
});
