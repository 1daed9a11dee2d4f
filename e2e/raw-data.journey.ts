import type { Page } from '@playwright/test';
import { answerCalls, linkCalls, publishCalls, recordGridCalls } from '@wenshu/api-contract';
import { manyRecordsTexts, oneRecordTexts, recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { routeTexts } from '@wenshu/texts/routes';
import { call, DRINK, WHY } from './support/answering.ts';
import { filterByChoice } from './support/filter-records.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { designSurvey, itemId, questionId } from './support/survey-maker.ts';

const TEA = 1;
const COFFEE = 2;
/** In the order in which they came: the newest stands first. */
const answers: readonly (readonly [drink: number, why: string])[] = [
  [TEA, 'apple'],
  [COFFEE, 'banana'],
  [TEA, 'cherry'],
  [TEA, '=1+1'],
  [COFFEE, 'grape'],
  [TEA, 'date'],
];

/** A survey with six records, made without a browser. */
async function collect(): Promise<string> {
  return (await open()).scrollId;
}

async function open() {
  const scrollId = await designSurvey(call, `Raw ${Date.now()}`, [DRINK, WHY]);
  const { versionTime } = await call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await call(linkCalls.create, { scrollId });
  let place = 0;
  const answer = async ([drink, why]: (typeof answers)[number]) => {
    place += 1;
    const option = itemId(1, drink);
    const row = (n: number, more: object) => ({ questionId: questionId(n), topQuestionId: questionId(n), ...more });
    await call(answerCalls.submitAnswer, {
      linkCode,
      versionTime: versionTime!,
      answerStatus: 2,
      answerRecordId: `raw${Date.now()}${String(place).padStart(6, '0')}`,
      answerInfoList: [
        row(1, { itemId: option, answerValue: option, answerValueType: 1 }),
        row(2, { itemId: '', answerValue: why, answerValueType: 0 }),
      ] as never,
    });
  };
  for (const one of answers) await answer(one);
  return { scrollId, answer };
}

/** What was answered to the second question, from the top: in the table, or on the cards. */
function reasons(page: Page, isMobile: boolean): () => Promise<string[]> {
  const cells = isMobile
    ? page.getByRole('listitem').locator('dl:nth-of-type(2) dd')
    : page.getByRole('gridcell').and(page.locator('[data-column="5"]'));
  return () => cells.allTextContents();
}

test('raw data is filtered, sorted, searched, looked at one by one with memo and operation record, and set aside with a way back (S2.11, S2.48) @phone', async ({
  creator: page,
  language,
  isMobile,
}) => {
  const t = recordGridTexts[language];
  const one = oneRecordTexts[language];
  const many = manyRecordsTexts[language];
  const scrollId = await collect();
  await page.goto(`/survey/dataSheet?scrollId=${scrollId}`);
  const seen = reasons(page, isMobile);
  await expect.poll(seen).toEqual(['date', 'grape', '=1+1', 'cherry', 'banana', 'apple']);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  await test.step('a filter is made of the editor’s own parts and told in words', async () => {
    await filterByChoice(page, language, { question: 'Drink', option: 'Tea' }, () => expectAccessible(page, '#root'));
    await expect.poll(seen).toEqual(['date', '=1+1', 'cherry', 'apple']);
    await expect(page.getByRole('list', { name: t.filter.chips })).toContainText(/Q1.*Drink.*Tea/);
  });

  await test.step('sorted by a head, or where there are no heads from a list', async () => {
    if (isMobile) {
      await page.getByRole('combobox', { name: t.sort.by }).fill('Why');
      await page.keyboard.press('Enter');
    } else {
      await page.locator('[data-row="0"][data-column="5"]').click();
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('columnheader', { name: /Why/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('columnheader', { name: /Why/ })).toHaveAttribute('aria-sort', 'ascending');
    }
    await expect.poll(seen).toEqual(['=1+1', 'apple', 'cherry', 'date']);
  });

  await test.step('the address shows the same to whoever opens it', async () => {
    await page.reload();
    await expect.poll(seen).toEqual(['=1+1', 'apple', 'cherry', 'date']);
  });

  await test.step('a search narrows it further', async () => {
    const search = page.getByRole('searchbox', { name: t.search });
    await search.fill('cherry');
    await expect.poll(seen).toEqual(['cherry']);
    await search.fill('');
    await expect.poll(seen).toEqual(['=1+1', 'apple', 'cherry', 'date']);
  });

  const drawer = page.getByRole('dialog', { name: one.title({ name: '' }) });
  await test.step('one record is opened, the next one follows, and a memo is written', async () => {
    if (isMobile) await page.getByRole('button', { name: t.openRow({ name: '4' }) }).click();
    else {
      await page.locator('[data-row="0"][data-column="1"]').click();
      await page.keyboard.press('Enter');
    }
    await expect(drawer.getByText('=1+1', { exact: true })).toBeVisible();
    if (isMobile) await drawer.getByRole('button', { name: one.next }).click();
    else await page.keyboard.press('j');
    await expect(drawer.getByText('apple', { exact: true })).toBeVisible();
    await expectAccessible(page, '#root');
    const memo = drawer.getByRole('textbox', { name: one.memo });
    await memo.fill('call back');
    await memo.press('Control+Enter');
    await expect(page.getByText(one.memoSaved)).toBeVisible();
    await expect(drawer.getByRole('region', { name: one.operations })).toContainText('call back');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('two records are marked invalid with a reason, and it is undone', async () => {
    if (isMobile)
      for (const name of ['4', '1']) await page.getByRole('checkbox', { name: t.markRow({ name }) }).check();
    else {
      await page.locator('[data-row="0"][data-column="2"]').click();
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press(' ');
    }
    const bar = page.getByRole('region', { name: many.bar });
    await expect(bar).toContainText(many.selected({ count: 2 }));
    await bar.getByRole('button', { name: many.invalid }).click();
    const asked = page.getByRole('dialog', { name: many.invalidTitle({ count: 2 }) });
    await expect(asked.getByRole('button', { name: many.confirm.invalid })).toBeDisabled();
    await asked.getByRole('textbox', { name: many.reason }).fill('Too fast');
    await expect(asked.getByRole('button', { name: many.confirm.invalid })).toBeEnabled();
    await page.keyboard.press('Control+Enter');
    await expect(bar).toContainText(many.doneOf.invalid({ count: 2 }));
    const invalid = page.getByRole('tabpanel').getByText(t.setAside.invalid, { exact: true });
    await expect(invalid).toHaveCount(2);
    await page.getByRole('tab', { name: t.lists.invalid }).click();
    await expect.poll(seen).toEqual(['=1+1', 'apple']);
    await bar.getByRole('button', { name: many.undo }).click();
    await expect(page.getByText(t.none)).toBeVisible();
    await page.getByRole('tab', { name: t.lists.all }).click();
    await expect.poll(seen).toEqual(['=1+1', 'apple', 'cherry', 'date']);
    await expect(invalid).toHaveCount(0);
  });
});

// Cells are selected where there are cells.
test('cells go to a spreadsheet as a table, and nothing in them runs there (S2.11) @wide', async ({
  creator: page,
  language,
}) => {
  const t = recordGridTexts[language];
  await page.goto(`/survey/dataSheet?scrollId=${await collect()}`);
  await page.locator('[data-row="2"][data-column="4"]').click();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText(t.selectedCells({ rows: 1, columns: 2 }))).toBeVisible();
  const copied = await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    );
    return ['text/plain', 'text/html'].map(type => clipboardData.getData(type));
  });
  expect(copied[0]).toBe("Tea\t'=1+1");
  expect(copied[1]).toMatch(/<table>.*Tea.*'=1\+1.*<\/table>/);
});

// Columns are arranged where there are columns.
test('columns are moved, hidden and frozen by keys, and stay so for this person (S2.11) @wide', async ({
  creator: page,
  language,
}) => {
  const t = recordGridTexts[language];
  await page.goto(`/survey/dataSheet?scrollId=${await collect()}`);
  const heads = () => page.getByRole('columnheader').evaluateAll(all => all.map(head => head.getAttribute('title')));
  const usual = await expect.poll(heads).toContain('Q2 Why').then(heads);
  const choose = async (title: string, action: string) => {
    await page
      .getByRole('columnheader')
      .and(page.getByTitle(title, { exact: true }))
      .focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByRole('menuitem', { name: action, exact: true }).press('Enter');
    await expect(page.getByRole('menu')).toBeHidden();
  };
  await test.step('by the menu of a head', async () => {
    await page.locator('[data-row="0"][data-column="5"]').click();
    await page.keyboard.press('ArrowUp');
    await choose('Q2 Why', t.head.left);
    expect((await heads()).slice(4, 6)).toEqual(['Q2 Why', 'Q1 Drink']);
    await page.keyboard.press('ArrowLeft');
    await choose('Q2 Why', t.head.hide);
    await expect.poll(heads).not.toContain('Q2 Why');
    const drink = page.getByRole('columnheader').and(page.getByTitle('Q1 Drink', { exact: true }));
    await expect(drink).not.toHaveAttribute('data-frozen');
    await choose('Q1 Drink', t.head.freeze);
    await expect(drink).toHaveAttribute('data-frozen');
  });
  await test.step('by the list of columns', async () => {
    await page.getByRole('button', { name: t.columns.open, exact: true }).click();
    const panel = page.getByRole('dialog', { name: t.columns.title });
    await panel.getByRole('checkbox', { name: 'Q2 Why', exact: true }).press('Space');
    await panel.getByRole('button', { name: t.columns.up({ name: 'Q2 Why' }) }).press('Enter');
    await expectAccessible(page, '#root');
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await heads()).at(-2)).toBe('Q2 Why');
  });
  await test.step('and so it is at the next visit, without the address', async () => {
    const arranged = await heads();
    expect(arranged).not.toEqual(usual);
    await page.goto(page.url().replace(/&columns=[^&]*/, ''));
    await expect.poll(heads).toEqual(arranged);
  });
});

test('rows stay put while others come, and whoever wants sees them (S2.10) @wide', async ({
  creator: page,
  language,
  isMobile,
}) => {
  const t = recordGridTexts[language];
  const { scrollId, answer } = await open();
  await page.clock.install();
  await page.goto(`/survey/launch/original?scrollId=${scrollId}`);
  const seen = reasons(page, isMobile);
  await expect.poll(seen).toHaveLength(answers.length);
  await answer([COFFEE, 'new']);
  const chip = page.getByRole('button', { name: t.newRecords({ count: 1 }) });
  await expect(async () => {
    await page.clock.fastForward(21_000);
    await expect(chip).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect((await seen())[0]).toBe('date');
  await chip.click();
  await expect.poll(seen).toEqual(['new', ...answers.map(([, why]) => why).reverse()]);
  await expect(chip).toBeHidden();
});

// Where there is a pointer that can rest on a link.
test('what the table asks for first is asked for while the pointer rests on its link, also of a view that is kept (S2.11) @wide', async ({
  creator: page,
  language,
  isMobile,
}) => {
  const scrollId = await collect();
  const seen = reasons(page, isMobile);
  const asked = new Set<string>();
  page.on('request', request => {
    if (new URL(request.url()).pathname === `/api${recordGridCalls.query.path}`) asked.add(request.postData()!);
  });
  const link = page.getByRole('link', { name: routeTexts[language]['/survey/launch/original'].title, exact: true });
  const openByLink = async () => {
    await page.goto(`/survey/launch/current?scrollId=${scrollId}`);
    asked.clear();
    await expect(async () => {
      await page.mouse.move(0, 0);
      await link.hover();
      await expect.poll(() => asked.size, { timeout: 2_000 }).toBe(1);
    }).toPass();
    await link.click();
  };
  await openByLink();
  await expect.poll(seen).toEqual(answers.map(([, why]) => why).reverse());
  // On a slow machine the answer is too old by then and asked for again, but never anything else.
  expect(asked.size).toBe(1);
  await page.getByRole('columnheader', { name: /Why/ }).click();
  await expect.poll(async () => (await seen())[0]).toBe('=1+1');
  await openByLink();
  await expect.poll(async () => (await seen())[0]).toBe('=1+1');
  expect(asked.size).toBe(1);
});
