import { answerCalls, codingCalls, codingFrameCalls, linkCalls, publishCalls } from '@wenshu/api-contract';
import { codePartTexts } from '@wenshu/texts/findings/coding/code';
import { codingRulesPartTexts } from '@wenshu/texts/findings/coding/rules-part';
import { codingSuggestionTexts } from '@wenshu/texts/findings/coding/suggestions';
import { codingScreenTexts } from '@wenshu/texts/findings/coding-screen';
import { call, WHY } from './support/answering.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { designSurvey, questionId } from './support/survey-maker.ts';

const people = ['', '我觉得', '真的', '总之', '确实'];
/** By topic, and what each says of it: five people say each of four things. */
const topics = {
  price: ['太贵了', '价格有点贵', '卖得太贵', '贵得离谱'],
  service: ['客服态度差', '客服不理人', '客服说话难听', '打客服没人接'],
  worth: ['性价比高', '性价比很不错', '看中性价比', '同价位性价比最高'],
} as const;
/** Topics take turns, so that whoever codes the first codes some of each. */
const said = people.flatMap(who =>
  [0, 1, 2, 3].flatMap(at => Object.values(topics).map(texts => `${who}${texts[at]}`)),
);
const keys = [
  { of: /贵/, key: 'd' },
  { of: /客服/, key: 's' },
  { of: /性价比/, key: 'w' },
];
const BY_KEYS = 24;

/** Sixty answers, and a frame with a key for each of its three codes. */
async function collected(): Promise<string> {
  const scrollId = await designSurvey(call, `Helped ${Date.now()}`, [WHY]);
  const { versionTime } = await call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await call(linkCalls.create, { scrollId });
  const why = questionId(1);
  for (const [at, text] of said.entries())
    await call(answerCalls.submitAnswer, {
      linkCode,
      versionTime: versionTime!,
      answerStatus: 2,
      answerRecordId: `helped${Date.now()}${String(at).padStart(6, '0')}`,
      // A call of tests: the answers are as the answering page sends them.
      answerInfoList: [
        { questionId: why, topQuestionId: why, itemId: '', answerValue: text, answerValueType: 0 },
      ] as never,
    });
  const { frameId } = await call(codingFrameCalls.create, {
    name: 'Reasons',
    commands: [
      { does: 'add', parent: null, zh: '太贵', en: 'Too dear', key: 'd' },
      { does: 'add', parent: null, zh: '客服', en: 'Service', key: 's' },
      { does: 'add', parent: null, zh: '性价比', en: 'Worth it', key: 'w' },
    ],
  });
  await call(codingCalls.setUp, { scrollId, variable: why, frameId });
  return scrollId;
}

test('sixty answers are coded by keys, by a rule and by what is suggested, and each way says what it did (J) @wide', async ({
  creator: page,
  language,
}) => {
  const [t, r, g] = [codePartTexts[language], codingRulesPartTexts[language], codingSuggestionTexts[language]];
  const { parts } = codingScreenTexts[language];
  const tab = (part: keyof typeof parts) => page.getByRole('tab', { name: parts[part], exact: true }).click();
  const scrollId = await collected();
  await page.goto(`/survey/analysis/coding?scrollId=${scrollId}`);
  const progress = (coded: number) =>
    expect(page.getByText(t.progress({ coded: String(coded), answered: '60' }))).toBeVisible();

  await test.step('the first of them by keys', async () => {
    await progress(0);
    for (let at = 0; at < BY_KEYS; at++) {
      // Newest first.
      const text = said[said.length - 1 - at]!;
      await expect(page.getByRole('textbox', { name: t.text }).filter({ hasText: text })).toBeVisible();
      await page.keyboard.press(keys.find(({ of }) => of.test(text))!.key);
      await page.keyboard.press('j');
    }
    await progress(BY_KEYS);
  });

  await test.step('one code by a rule, which says before what it finds', async () => {
    await tab('rules');
    await page.getByRole('button', { name: r.newRule, exact: true }).click();
    await page.getByRole('textbox', { name: r.editor.pattern }).fill('性价比');
    await page.getByRole('combobox').click();
    await page.getByTitle(language === 'zh' ? '性价比' : 'Worth it', { exact: true }).click();
    const preview = page.getByRole('region', { name: r.preview.title });
    await expect(preview.getByText('20', { exact: false }).first()).toBeVisible();
    await page.getByRole('button', { name: r.editor.save, exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: '性价比' }).getByText('20').first()).toBeVisible();
    await expectAccessible(page);
    await tab('code');
    // Eight of the twenty had it already.
    await progress(BY_KEYS + 12);
  });

  await test.step('the rest as suggested: two judged by keys, one of them undone, the others after a sample', async () => {
    await tab('suggestions');
    await page.getByRole('button', { name: g.start, exact: true }).click();
    const list = page.getByRole('list', { name: g.list });
    // A job among those of everybody else.
    await expect(list.getByRole('listitem').first()).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText(g.found({ lookedAt: '24', proposedFor: '24' }))).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.keyboard.press('a');
    await page.keyboard.press('x');
    await page.keyboard.press('Control+z');
    await expect(page.getByText(g.undone)).toBeVisible();
    await page.getByRole('button', { name: g.all.open, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: g.all.title });
    await expect(dialog.getByRole('radiogroup').first()).toBeVisible();
    await expectAccessible(page);
    const groups = await dialog.getByRole('radiogroup').all();
    for (const one of groups) await one.getByText(g.all.right, { exact: true }).click();
    await dialog.locator('button[type=submit]').click();
    await expect(dialog).toBeHidden();
    await tab('code');
    await progress(60);
  });
});
