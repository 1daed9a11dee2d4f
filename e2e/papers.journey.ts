import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { schemeScreenTexts } from '@wenshu/texts/design/schemes';
import { helperTexts } from '@wenshu/texts/people/helper';
import { paperPartTexts } from '@wenshu/texts/talks/paper-parts';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { press } from './support/cross-survey.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { newPerson } from './support/new-person.ts';

const brief = {
  zh: {
    goal: '弄清会员为什么不续费',
    people: '近三个月没有续费的会员',
    category: '瓶装茶饮料',
    need: '下午提神，晚上能睡',
  },
  en: {
    goal: 'Why members do not renew',
    people: 'Members who left within three months',
    category: 'Bottled tea',
    need: 'A lift in the afternoon, and sleep at night',
  },
};

/** Fills in what a kind asks for and begins one. */
async function begin(page: Page, create: string, fields: readonly (readonly [label: string, words: string])[]) {
  for (const [label, words] of fields) await page.getByLabel(label, { exact: true }).fill(words);
  await page.getByRole('button', { name: create, exact: true }).click();
  await page.waitForURL(/paperId=/);
}

const partsOf = (page: Page, kind: string) => page.locator(`li[data-kind="${kind}"]`);

test('three lines become an outline, by proposals and by hand, in two tabs, and a reader without an account reads it (S2.20) @wide', async ({
  newVisitor,
  language,
}) => {
  const t = paperTexts[language];
  const words = paperPartTexts[language].outline;
  const page = await newVisitor(await newPerson('Outliner'));
  const saved = page.getByText(t.saving.saved, { exact: true });

  await test.step('a few lines begin it, and the helper proposes goals and sections', async () => {
    await page.goto('/survey/AccessOutline');
    await expect(page.getByRole('heading', { name: t.kinds.outline.empty })).toBeVisible();
    await expectAccessible(page);
    await begin(page, t.fresh.create, [
      [words.brief['goal']!.label, brief[language].goal],
      [words.brief['people']!.label, brief[language].people],
      [words.brief['minutes']!.label, '60'],
    ]);
    await press(page, t.help.asks.sections);
    const proposals = page.getByRole('region', { name: t.help.proposals });
    await expect(proposals.getByText(helperTexts[language].byHouse)).toBeVisible();
    await expect(partsOf(page, 'section')).toHaveCount(0);
    await press(proposals, t.help.acceptAll);
    await expect(partsOf(page, 'section')).not.toHaveCount(0);
    await expect(page.getByRole('status', { name: t.minutes.label })).toContainText('60');
    await press(page, t.help.close);
    await expect(saved).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('accepting is an edit: it is undone in one step, and made again', async () => {
    const count = await partsOf(page, 'section').count();
    await press(page, t.bar.undo);
    await expect(partsOf(page, 'section')).toHaveCount(0);
    await press(page, t.bar.redo);
    await expect(partsOf(page, 'section')).toHaveCount(count);
  });

  const question = partsOf(page, 'question').first();
  await test.step('probes are proposed for one question and accepted one by one', async () => {
    const before = await partsOf(page, 'probe').count();
    await question.getByRole('button', { name: t.help.asks.probes }).click();
    const proposals = page.getByRole('region', { name: t.help.proposals });
    await proposals.getByRole('button', { name: t.help.accept }).nth(1).click();
    await expect(partsOf(page, 'probe')).toHaveCount(before + 1);
    await press(page, t.help.close);
  });

  await test.step('what is written in another tab is here in a moment', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    const field = other.locator('li[data-kind="question"]').first().getByRole('textbox').first();
    await field.fill('您最近一次想到不续费，是什么时候？');
    await field.blur();
    await expect(question.getByRole('textbox').first()).toHaveValue('您最近一次想到不续费，是什么时候？');
    await other.close();
  });

  await test.step('it is taken out as Markdown, with what was just written', async () => {
    await press(page, t.bar.download);
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: t.bar.formats.md }).click();
    const file = await readFile(await (await coming).path(), 'utf8');
    expect(file).toContain('您最近一次想到不续费，是什么时候？');
    expect(file).toContain(brief[language].goal);
  });

  await test.step('whoever has the link reads it without signing in, until it is withdrawn', async () => {
    await press(page, t.bar.share);
    const dialog = page.getByRole('dialog', { name: t.share.title });
    await press(dialog, t.share.make);
    const link = dialog.getByRole('link');
    const address = (await link.getAttribute('href'))!;
    const reader = await newVisitor();
    await reader.goto(address);
    await expect(reader.getByText('您最近一次想到不续费，是什么时候？')).toBeVisible();
    await expectAccessible(reader);
    await expectNoSidewaysScrolling(reader);
    await press(dialog, t.share.withdraw);
    await press(
      page.getByRole('alertdialog').or(page.getByRole('dialog', { name: t.share.withdrawTitle })),
      t.share.withdraw,
    );
    await expect(dialog.getByRole('button', { name: t.share.make })).toBeVisible();
    await reader.reload();
    await expect(reader.getByText(t.reading.failedText)).toBeVisible();
  });
});

const report = [
  '即饮咖啡市场报告（节选）',
  '2025 年国内即饮咖啡市场规模约为 180 亿元，比上年增长 12%。',
  '主要消费者是 25 到 35 岁的城市上班族，他们多在便利店购买。',
  '天气预报说明天有雨。',
].join('\n');

test('evidence is found in a pasted text, stands in it letter for letter, and is shown there (S2.21) @wide', async ({
  newVisitor,
  language,
}) => {
  const t = paperTexts[language];
  const words = paperPartTexts[language]['desk-study'];
  const page = await newVisitor(await newPerson('Desk'));
  await page.goto('/survey/DeskStudy');
  await begin(page, t.fresh.create, [[words.brief['question']!.label, '国内即饮咖啡市场还有多大？']]);

  await press(page, words.nodes['sub-question']!.add);
  await page.keyboard.type('即饮咖啡的市场规模有多大，增长多少？');
  await press(page, t.sources.add);
  const dialog = page.getByRole('dialog', { name: t.sources.add });
  await dialog.getByLabel(t.sources.name, { exact: true }).fill('行业报告');
  await dialog.getByLabel(t.sources.address, { exact: true }).fill('https://example.com/report');
  await dialog.getByLabel(t.sources.text, { exact: true }).fill(report);
  await expectAccessible(page);
  await press(dialog, t.sources.add);
  await expect(page.getByRole('list', { name: t.sources.title }).getByRole('listitem')).toHaveCount(1);

  await page.getByRole('complementary').getByRole('button', { name: t.help.asks.evidence }).click();
  const proposals = page.getByRole('region', { name: t.help.proposals });
  await expect(proposals).toContainText('180 亿元');
  await expect(proposals).not.toContainText('天气预报');
  await press(proposals, t.help.acceptAll);
  await press(page, t.help.close);
  const evidence = partsOf(page, 'evidence').filter({ hasText: '180 亿元' });
  await expect(evidence).toHaveCount(1);
  await expect(page.getByText(t.saving.saved, { exact: true })).toBeVisible();
  await expectAccessible(page);

  await evidence.getByRole('button', { name: t.sources.open({ name: '行业报告' }) }).click();
  const source = page.getByRole('dialog', { name: '行业报告' });
  const passage = await evidence.locator('blockquote p').textContent();
  await expect(source.locator('mark[data-sought]')).toHaveText(passage!);
  await expect(source).toContainText('天气预报说明天有雨。');
});

test('variants of a concept are proposed, and one goes into its concept test (S2.22) @wide', async ({
  newVisitor,
  language,
}) => {
  const t = paperTexts[language];
  const words = paperPartTexts[language].concept;
  const schemes = schemeScreenTexts[language];
  const page = await newVisitor(await newPerson('Concept'));
  await page.goto('/survey/ProductConcept');
  await begin(page, t.fresh.create, [
    [words.brief['category']!.label, brief[language].category],
    [words.brief['people']!.label, brief[language].people],
    [words.brief['need']!.label, brief[language].need],
  ]);
  await press(page, t.help.asks.variants);
  const proposals = page.getByRole('region', { name: t.help.proposals });
  await proposals.getByRole('button', { name: t.help.accept }).nth(1).click();
  await expect(partsOf(page, 'variant')).toHaveCount(1);
  await proposals.getByRole('button', { name: t.help.accept }).nth(1).click();
  await expect(partsOf(page, 'variant')).toHaveCount(2);
  await press(page, t.help.close);
  const second = partsOf(page, 'variant').nth(1);
  await second.getByLabel(words.nodes['variant']!.fields['name']!.label, { exact: true }).fill('夜安茶');
  await second.getByLabel(words.nodes['variant']!.fields['price']!.label, { exact: true }).fill('每瓶 6 元');
  await second
    .getByLabel(words.nodes['variant']!.fields['benefit']!.label, { exact: true })
    .fill('提神四小时，晚上照样睡');
  await expectAccessible(page);

  await press(page, t.concept.testTitle);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t.concept.testOf({ name: '夜安茶' }) })
    .click();
  await page.waitForURL(/scheme=concept-test/);
  await expect(page.locator('textarea').first()).toHaveValue(/提神四小时，晚上照样睡/);
  await expect(page.locator('input[value="每瓶 6 元"]')).toHaveCount(1);
  await page.getByRole('button', { name: schemes.create, exact: true }).click();
  await page.waitForURL(/\/survey\/create\/edit\?.*scheme=concept-test/);
  await expect(page.getByText('提神四小时，晚上照样睡').first()).toBeVisible();
});

test('on a phone an outline is written by hand, renamed, removed and taken back (S2.20) @phone', async ({
  newVisitor,
  language,
}) => {
  const t = paperTexts[language];
  const words = paperPartTexts[language].outline;
  const page = await newVisitor(await newPerson('Phone'));
  await page.goto('/survey/AccessOutline');
  await expectNoSidewaysScrolling(page);
  await begin(page, t.fresh.create, [
    [words.brief['goal']!.label, brief[language].goal],
    [words.brief['minutes']!.label, '30'],
  ]);
  await press(page, words.nodes['section']!.add);
  await page.keyboard.type('Warm-up');
  const section = partsOf(page, 'section');
  await section.getByLabel(words.nodes['section']!.fields['minutes']!.label, { exact: true }).fill('35');
  await section.getByLabel(words.nodes['section']!.fields['note']!.label, { exact: true }).fill('Slowly');
  await expect(page.getByRole('status', { name: t.minutes.label })).toContainText(t.minutes.over({ count: 5 }));
  await page.getByRole('textbox', { name: t.bar.title, exact: true }).fill('Leavers');
  await page.getByRole('textbox', { name: t.bar.title, exact: true }).blur();
  await expect(page.getByText(t.saving.saved, { exact: true })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: t.kinds.outline.back }).click();
  await press(page, t.list.actionsOf({ name: 'Leavers' }));
  await page.getByRole('menuitem', { name: t.list.remove }).click();
  await press(page.getByRole('dialog'), t.list.remove);
  await expect(page.getByRole('heading', { name: t.kinds.outline.empty })).toBeVisible();
  await press(page, t.list.takeBack);
  await expect(page.getByRole('link', { name: 'Leavers' })).toBeVisible();
  await expectNoSidewaysScrolling(page);
});
