import type { Page } from '@playwright/test';
import { respondentCalls } from '@wenshu/api-contract';
import { askNoMoreTexts } from '@wenshu/texts/collect/ask-no-more';
import { contactTexts } from '@wenshu/texts/collect/contacts';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { call, DRINK, driver } from './support/answering.ts';
import { address, expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { designSurvey, publishSurvey } from './support/survey-maker.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Of this run alone: the address book and the wishes are the demo person's, over all journeys and sizes. */
const run = String(Date.now()).slice(-6);
const names = ['Lin', 'Mei', 'Bo'].map(name => `${name}${run}`);
const mobiles = names.map((_, n) => `137${n}0${run}`);

test('friends are imported with a bad line mended, invited, answer, and are left out once they wish so (P2.90, P2.92, P5.23) @wide', async ({
  creator: page,
  newVisitor,
  language,
}) => {
  const t = contactTexts[language];
  const p = peopleTexts[language];
  const [lin, mei, bo] = names as [string, string, string];
  const group = `G${run}`;
  const surveys = { first: `First ${run}`, next: `Next ${run}` };
  const first = await designSurvey(call, surveys.first, [DRINK]);
  await publishSurvey(call, first);
  const next = await designSurvey(call, surveys.next, [DRINK]);
  await publishSurvey(call, next);

  await test.step('friends come from pasted lines; the bad one is mended in its place', async () => {
    await page.goto('/user/contacts');
    await expect(page.getByRole('heading', { name: t.title, level: 1 })).toBeVisible();
    await expectAccessible(page);
    await press(page, t.friends.import);
    const dialog = page.getByRole('dialog', { name: t.friends.importTitle });
    const lines = [lin, mei, bo].map((name, n) => `${name},${n === 1 ? '137' : mobiles[n]},,${group},Tea`);
    await dialog.getByRole('textbox', { name: p.importing.paste }).fill(lines.join('\n'));
    await press(page, p.importing.check);
    await expect(dialog.getByText(p.importing.bad({ count: '1' }), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await dialog
      .getByRole('textbox', { name: p.importing.lineField({ line: 2, field: p.fields.mobile }), exact: true })
      .fill(mobiles[1]!);
    await dialog.getByRole('button', { name: p.importing.all({ count: '3' }) }).click();
    await expect(dialog.getByText(p.importing.done({ count: '3' }))).toBeVisible();
    await dialog.getByRole('button', { name: p.close, exact: true }).last().click();
  });

  const pick = async (...chosen: string[]) => {
    await page.goto('/user/contacts');
    await page.getByRole('textbox', { name: t.friends.search }).fill(run);
    for (const name of chosen) await page.getByRole('checkbox', { name: p.selectOne({ name }), exact: true }).check();
  };
  const invite = async (survey: string) => {
    await press(page, t.friends.invite);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: t.friends.inviteSurvey }).fill(survey);
    await page
      .getByRole('option', { name: survey })
      .or(page.getByTitle(survey, { exact: true }))
      .last()
      .click();
    await dialog.getByRole('button', { name: t.friends.invite, exact: true }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('a friend is renamed, removed after a question, and taken back', async () => {
    await pick(bo);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await press(page, `${t.friends.remove} ${bo}`);
    const dialog = page.getByRole('dialog', { name: t.friends.removeTitle({ count: 1 }) });
    await dialog.getByRole('button', { name: t.friends.remove, exact: true }).click();
    await expect(page.getByRole('checkbox', { name: p.selectOne({ name: bo }), exact: true })).toHaveCount(0);
    await press(page, t.friends.undo);
    await expect(page.getByRole('checkbox', { name: p.selectOne({ name: bo }), exact: true })).toBeVisible();
    await press(page, p.editOne({ name: bo }));
    const edit = page.getByRole('dialog', { name: p.editTitle({ name: bo }) });
    await edit.getByRole('textbox', { name: p.fields.group }).fill('x'.repeat(21));
    await edit.getByRole('button', { name: p.save, exact: true }).click();
    await expect(edit.getByText(p.importing.faults['word-too-long'], { exact: true })).toBeVisible();
    await edit.getByRole('textbox', { name: p.fields.group }).fill(group);
    await edit.getByRole('button', { name: p.save, exact: true }).click();
    await expect(edit).toBeHidden();
  });

  await test.step('all three go into the name list of a survey', async () => {
    await pick(lin, mei, bo);
    await invite(surveys.first);
    const { items } = await call(respondentCalls.findRespondents, { scrollId: first });
    expect(items.map(one => [one.name, one.mobile, one.group, one.labels])).toEqual(
      [lin, mei, bo].map((name, n) => [name, mobiles[n], group, ['Tea']]),
    );
  });

  const wish = askNoMoreTexts[language];
  await test.step('one answers, and says at the end that this was enough', async () => {
    const { items } = await call(respondentCalls.findRespondents, { scrollId: first, search: lin });
    const visitor = driver(await newVisitor(), language);
    await visitor.open(new URL(items[0]!.link, address()).pathname);
    await visitor.choose('Tea');
    await expect(visitor.button(wish.link)).toHaveCount(0);
    await visitor.submit();
    await visitor.ended(visitor.views.outcomes.finished.title);
    await visitor.button(wish.link).click();
    await expectAccessible(visitor.page);
    await expectNoSidewaysScrolling(visitor.page);
    await visitor.button(wish.cancel).click();
    expect((await call(respondentCalls.findRespondents, { scrollId: first, search: lin })).items[0]!.isNotToAsk).toBe(
      false,
    );
    await visitor.button(wish.link).click();
    await visitor.button(wish.confirm).click();
    await expect(visitor.page.getByText(wish.done)).toBeVisible();
  });

  await test.step('the respondent is seen with what was answered, and the wish', async () => {
    await page.goto('/user/contacts?view=respondents');
    await page.getByRole('textbox', { name: t.respondents.search }).fill(lin);
    await expect(page.getByText(t.respondents.found({ total: '1' }), { exact: true })).toBeVisible();
    await expect(page.getByText(t.notToAsk, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await press(page, t.respondents.open({ name: lin }));
    const drawer = page.getByRole('dialog', { name: t.respondents.drawer({ name: lin }) });
    await expect(drawer.getByRole('heading', { name: surveys.first })).toBeVisible();
    await expect(drawer.getByRole('link', { name: `${t.respondents.toRecord} ${surveys.first}` })).toHaveAttribute(
      'href',
      /record=/,
    );
    await expectAccessible(page);
  });

  await test.step('the next survey leaves that person out, and says so', async () => {
    await pick(lin, mei);
    await invite(surveys.next);
    await expect(page.getByText(p.notAsked({ count: 1 }))).toBeVisible();
    const { items } = await call(respondentCalls.findRespondents, { scrollId: next });
    expect(items.map(one => one.name)).toEqual([mei]);
    await page.goto(`/survey/launch/channel?scrollId=${first}&view=people`);
    await expect(page.getByText(p.notToAsk, { exact: true })).toBeVisible();
  });

  await test.step('the owner takes the wish back with a reason, and invites again', async () => {
    await page.goto('/user/contacts?view=respondents');
    await page.getByRole('textbox', { name: t.respondents.search }).fill(lin);
    await press(page, t.respondents.open({ name: lin }));
    await press(page, t.respondents.wish.takeBack);
    const box = page.getByRole('dialog', { name: t.respondents.wish.takeBackTitle });
    const confirm = box.getByRole('button', { name: t.respondents.wish.takeBack, exact: true });
    await expect(confirm).toBeDisabled();
    await box.getByRole('textbox', { name: t.respondents.wish.reason }).fill('Told us so on the phone');
    await confirm.click();
    await expect(box).toBeHidden();
    await pick(lin);
    await invite(surveys.next);
    const { items } = await call(respondentCalls.findRespondents, { scrollId: next });
    expect(items.map(one => one.name)).toEqual([mei, lin]);
  });
});
