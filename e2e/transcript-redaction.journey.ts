import type { Page } from '@playwright/test';
import { collaboratorCalls, transcriptCalls, transcriptProjectCalls } from '@wenshu/api-contract';
import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { transcriptHidingTexts } from '@wenshu/texts/talks/transcript-hiding';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { call } from './support/answering.ts';
import { press } from './support/cross-survey.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { newPerson } from './support/new-person.ts';

const talk = `主持人：您贵姓？
王小明：我叫王小明，电话 13812345678，住得离老周家不远。
主持人：小明您做什么工作？
王小明：在老周的店里。`;

/** A project of the creator's, with one interview, and a colleague who may do all that is done with transcripts. */
async function toBeHidden(phone: string) {
  const { scrollId } = await call(transcriptProjectCalls.create, { name: `Redaction ${Date.now()}`, languageId: 1 });
  const { draftId, speakers } = await call(transcriptCalls.readText, { scrollId, title: 'First', text: talk });
  const { transcriptId } = await call(transcriptCalls.confirm, {
    scrollId,
    draftId,
    title: 'First',
    language: 'zh',
    speakers: speakers.map(({ proposed }) => proposed),
  });
  await call(collaboratorCalls.add, { scrollId, phone, rights: ['questionnaire.view', 'analysis.transcript'] });
  return { scrollId, transcriptId };
}

test('what tells who somebody is is found, checked, put behind other words, and only its owner knows and puts it back (K)', async ({
  newVisitor,
  creator,
  language,
}) => {
  const t = transcriptHidingTexts[language];
  const colleague = await newPerson('Colleague');
  const { scrollId, transcriptId } = await toBeHidden(colleague);
  const [owner, other] = [creator, await newVisitor(colleague)];
  const open = async (page: Page) => {
    await page.goto(`/record/clean?scrollId=${scrollId}&part=hiding`);
    await expect(page.getByRole('heading', { name: t.table })).toBeVisible();
  };
  const words = (page: Page) => page.locator('[data-turn]').nth(1).getByRole('textbox');

  await test.step('the owner sees what is proposed, leaves one out, and adds what was missed', async () => {
    await open(owner);
    await expect(owner.getByText(t.tableEmpty)).toBeVisible();
    await press(owner, t.search);
    await expect(owner.getByRole('checkbox', { name: t.choose({ words: '王小明' }) })).toBeChecked();
    await expectAccessible(owner);
    await expectNoSidewaysScrolling(owner);
    await press(owner, t.add);
    await owner.getByRole('textbox', { name: t.own }).fill('老周');
    await owner.getByRole('button', { name: /^(隐去|Redact) \d/ }).click();
    await expect(owner.getByText(t.problems['no-shown'])).toBeVisible();
    await owner.getByRole('textbox', { name: t.shownOf({ words: '老周' }) }).fill('［店主］');
    await owner.getByRole('button', { name: /^(隐去|Redact) \d/ }).click();
    await press(owner.getByRole('dialog'), t.hideDo);
    const table = owner.getByRole('region', { name: t.table, exact: true });
    await expect(table.getByText('［店主］')).toBeVisible();
    await expect(table.getByText('老周')).toBeVisible();
    await expectAccessible(owner);
  });

  await test.step('nobody reads it any more, and a colleague is not told who is meant', async () => {
    await owner.goto(`/record/clean?scrollId=${scrollId}&recordId=${transcriptId}`);
    await expect(words(owner)).toContainText('［店主］');
    await expect(words(owner)).not.toContainText(/王小明|13812345678|老周/);
    await open(other);
    await expect(other.getByText(t.notOwner)).toBeVisible();
    await expect(other.getByText('老周')).toHaveCount(0);
    await other.goto(`/record/clean?scrollId=${scrollId}&recordId=${transcriptId}`);
    await expect(words(other)).toContainText('［店主］');
    await press(other, transcriptDeskTexts[language].bar.versions);
    await expect(other.getByText(transcriptDeskTexts[language].versions.ownersOnly).first()).toBeVisible();
  });

  await test.step('the owner puts it back', async () => {
    await open(owner);
    await owner.getByRole('button', { name: t.putBackOf({ shown: '［店主］' }) }).click();
    await press(owner.getByRole('dialog', { name: t.putBackTitle({ shown: '［店主］' }) }), t.putBack);
    await expect(owner.getByText(t.putBackDone({ places: 2 }))).toBeVisible();
    await owner.getByRole('tab', { name: transcriptTexts[language].project.parts.search }).click();
    await owner.getByRole('textbox', { name: transcriptTexts[language].search.label }).fill('老周');
    await expect(owner.getByText(transcriptTexts[language].search.found({ count: 2 }))).toBeVisible();
  });
});
