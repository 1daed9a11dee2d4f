import type { Page } from '@playwright/test';
import {
  answerCalls,
  codingCalls,
  codingFrameCalls,
  collaboratorCalls,
  linkCalls,
  publishCalls,
} from '@wenshu/api-contract';
import { codingCodersTexts } from '@wenshu/texts/findings/coders/coders-part';
import { codingScreenTexts } from '@wenshu/texts/findings/coding-screen';
import { call, WHY } from './support/answering.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { newPerson } from './support/new-person.ts';
import { designSurvey, questionId } from './support/survey-maker.ts';

const said = ['Far too dear', 'Kind staff', 'Dear, and rude staff'];
const commands = [
  { does: 'add', parent: null, zh: '价格', en: 'Price', key: 'p' },
  { does: 'add', parent: null, zh: '员工', en: 'Staff', key: 's' },
] as const;

/** What three people wrote, a frame of two codes, and a colleague who may code. */
async function toBeCoded(phone: string) {
  const scrollId = await designSurvey(call, `Double ${Date.now()}`, [WHY]);
  const { versionTime } = await call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await call(linkCalls.create, { scrollId });
  const why = questionId(1);
  for (const [at, answerValue] of said.entries()) {
    const answerRecordId = `double${Date.now()}${String(at).padStart(6, '0')}`;
    const given = { questionId: why, topQuestionId: why, itemId: '', answerValue, answerValueType: 0 };
    const record = { linkCode, versionTime: versionTime!, answerStatus: 2, answerRecordId } as const;
    // A call of tests: the answers are as the answering page sends them.
    await call(answerCalls.submitAnswer, { ...record, answerInfoList: [given] as never });
  }
  await call(collaboratorCalls.add, {
    scrollId,
    phone,
    rights: ['questionnaire.view', 'analysis.collate', 'records.view'],
  });
  const { frameId } = await call(codingFrameCalls.create, { name: 'Reasons', commands: [...commands] });
  const { codingId } = await call(codingCalls.setUp, { scrollId, variable: why, frameId });
  return { scrollId, codingId };
}

test('two people code a sample without seeing each other, their agreement is read and what they differ in is decided (J)', async ({
  newVisitor,
  language,
}) => {
  const t = codingCodersTexts[language];
  const s = codingScreenTexts[language];
  const [leading, helping] = [await newPerson('Mia'), await newPerson('Bo')];
  const { scrollId, codingId } = await toBeCoded(helping);
  await call(collaboratorCalls.add, {
    scrollId,
    phone: leading,
    rights: ['questionnaire.view', 'analysis.collate', 'records.view'],
  });
  const [leader, helper] = [await newVisitor(leading), await newVisitor(helping)];
  const open = (page: Page) => page.goto(`/survey/analysis/coding?scrollId=${scrollId}&coding=${codingId}&part=coders`);
  const rounds = (page: Page) => page.getByRole('region', { name: t.rounds.title });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  await test.step('a round of all three answers', async () => {
    await open(leader);
    await expect(leader.getByRole('tab', { name: s.parts.coders })).toHaveAttribute('aria-selected', 'true');
    await expect(leader.getByText(t.rounds.none)).toBeVisible();
    await button(leader, t.rounds.make).click();
    const dialog = leader.getByRole('dialog', { name: t.make.title });
    await dialog.getByRole('combobox', { name: t.make.coders }).click();
    for (const name of [t.self({ name: 'Mia' }), 'Bo']) {
      const chosen = dialog.getByTitle(name, { exact: true });
      if (!(await chosen.isVisible())) await leader.getByTitle(name, { exact: true }).last().click();
    }
    await leader.keyboard.press('Escape');
    await dialog.getByRole('spinbutton', { name: t.make.count }).fill('3');
    await button(leader, t.make.submit).click();
    await expect(dialog).toBeHidden();
    await expect(rounds(leader)).toContainText(t.rounds.open);
  });

  /** By the words of each answer, in whatever order they are drawn. */
  const codeAll = async (page: Page, keysOf: Readonly<Record<string, string>>) => {
    await open(page);
    await button(page, t.rounds.code).click();
    for (let place = 1; place <= said.length; place++) {
      await expect(page.getByText(t.desk.at({ place, all: said.length }))).toBeVisible();
      const text = await page
        .getByRole('region', { name: t.desk.title({ name: t.make.nameOf({ number: 1 }) }) })
        .innerText();
      const answer = said.find(one => text.includes(one))!;
      for (const name of keysOf[answer]!.split(' '))
        await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await expect(page.getByText(t.desk.progress({ judged: place, all: said.length }))).toBeVisible();
      if (place < said.length) await button(page, t.desk.next).click();
    }
    await expect(page.getByText(t.desk.allDone)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  };
  const [price, staff] = commands.map(one => one[language]) as [string, string];

  await test.step('each codes by themselves', async () => {
    await codeAll(leader, { [said[0]!]: price, [said[1]!]: staff, [said[2]!]: `${price} ${staff}` });
    await codeAll(helper, { [said[0]!]: price, [said[1]!]: staff, [said[2]!]: price });
  });

  await test.step('closed, what they agree on counts and the rest is shown', async () => {
    await open(leader);
    await expect(rounds(leader)).toContainText(t.rounds.judged({ name: 'Bo', judged: 3, all: 3 }));
    await button(leader, t.rounds.close).click();
    await leader.getByRole('dialog').getByRole('button', { name: t.rounds.closing.confirm, exact: true }).click();
    await expect(leader.getByText(t.rounds.closed({ accepted: 3, differing: 1 }))).toBeVisible();
    await button(leader, t.rounds.result).click();
    const row = (name: string) => leader.getByRole('row').filter({ hasText: name });
    await expect(row(t.result.whole)).toContainText('67%');
    await expect(row(price)).toContainText('100%');
    await expectAccessible(leader);
    await expectNoSidewaysScrolling(leader);
  });

  await test.step('decided, and the log says so', async () => {
    const differences = leader.getByRole('region', { name: t.result.differences });
    await expect(differences).toContainText(said[2]!);
    await differences.getByRole('checkbox', { name: staff }).check();
    await button(leader, t.result.decide).click();
    await expect(differences.getByText(t.result.noneOpen)).toBeVisible();
    await button(leader, t.back).click();
    await expect(rounds(leader)).toContainText(t.rounds.finished);
    const log = leader.getByRole('region', { name: t.log.title }).getByRole('listitem');
    await expect(log.first()).toContainText(t.log.does.decide);
    await expect(log.nth(1)).toContainText(t.log.does.close);
  });
});
