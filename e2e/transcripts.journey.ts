import type { Page } from '@playwright/test';
import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { press } from './support/cross-survey.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { newPerson } from './support/new-person.ts';

const said = {
  zh: {
    group: `主持人：大家平时怎么买茶？
李女士：[00:05] 嗯，我我在网上买，店里也去。
王先生：[00:20] 我去店里，店里可以试喝。
备注：大家笑
主持人：为什么？
李女士：[00:40] 便宜。`,
    speaker: '李女士',
    other: '王先生',
    note: '备注',
    cut: '嗯，',
    clean: '我在网上买，店里也去。',
    shop: '店里',
    hits: 3,
    at: '我去店里，'.length,
    before: '我去店里，',
    behind: '店里可以试喝。',
  },
  en: {
    group: `Moderator: How do you buy tea?
Mary: [00:05] Um, I I buy it online, and in the shop too.
John: [00:20] I go to the shop. The shop lets me taste it.
Note: they laugh
Moderator: Why?
Mary: [00:40] It is cheap.`,
    speaker: 'Mary',
    other: 'John',
    note: 'Note',
    cut: 'Um,',
    clean: 'I buy it online, and in the shop too.',
    shop: 'shop',
    hits: 3,
    at: 'I go to the shop. '.length,
    before: 'I go to the shop.',
    behind: 'The shop lets me taste it.',
  },
};

const turns = (page: Page) => page.locator('[data-turn]');
const words = (page: Page, place: number) => turns(page).nth(place).getByRole('textbox');

test('an interview is pasted, looked at, cleaned, parted, searched, and compared with what it was (S2.23)', async ({
  newVisitor,
  language,
}) => {
  const t = transcriptTexts[language];
  const desk = transcriptDeskTexts[language];
  const own = said[language];
  const page = await newVisitor(await newPerson('Transcriber'));
  const saved = page.getByText(desk.saving.saved, { exact: true });

  await test.step('a project begins empty, and says what for', async () => {
    await page.goto('/record/clean');
    await expect(page.getByRole('heading', { name: t.list.empty })).toBeVisible();
    await expectAccessible(page);
    await press(page, t.list.create);
    const dialog = page.getByRole('dialog', { name: t.fresh.title });
    await dialog.getByLabel(t.fresh.name).fill('Tea groups');
    await press(dialog, t.fresh.create);
    await page.waitForURL(/scrollId=/);
    await expect(page.getByRole('heading', { name: t.project.empty })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a text is pasted, a note is put back into what was said, and it is kept', async () => {
    await page.getByRole('button', { name: t.project.add }).first().click();
    await press(page, t.bring.paste);
    const dialog = page.getByRole('dialog', { name: t.bring.pasteTitle });
    await dialog.getByLabel(t.bring.name, { exact: true }).fill('Group one');
    await dialog.getByLabel(t.bring.pasteText).fill(own.group);
    await press(dialog, t.bring.pasteDo);
    await expect(page.getByRole('button', { name: t.bring.confirm, exact: true })).toBeVisible();
    const note = page.getByLabel(t.bring.isWhoOf({ name: own.note }));
    if (await note.isVisible()) await note.selectOption('text');
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await press(page, t.bring.confirm);
    await page.getByRole('link', { name: t.bring.open }).click();
    await expect(turns(page)).toHaveCount(5);
    await expect(words(page, 1)).toContainText(own.shop);
  });

  await test.step('a speaker is corrected for one turn, and the correction taken back', async () => {
    const second = turns(page).nth(1);
    await second.getByRole('button', { name: desk.turn.speaker({ name: own.speaker }) }).click();
    await page.getByRole('menuitem', { name: own.other, exact: true }).click();
    await expect(second.getByRole('button', { name: desk.turn.speaker({ name: own.other }) })).toBeVisible();
    await press(page, desk.bar.undo);
    await expect(second.getByRole('button', { name: desk.turn.speaker({ name: own.speaker }) })).toBeVisible();
  });

  await test.step('a version is kept', async () => {
    await expect(saved).toBeVisible();
    await press(page, desk.bar.versions);
    const drawer = page.getByRole('dialog', { name: desk.versions.title });
    await drawer.getByLabel(desk.versions.name).fill('As it was');
    await press(drawer, desk.versions.keep);
    await expect(drawer.getByText('As it was')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('what would be cut is marked, then cut, and one of them put back', async () => {
    await press(page, desk.bar.clean);
    const panel = page.getByRole('complementary', { name: desk.cleaning.title });
    await expect(words(page, 1).locator('s').first()).toBeVisible();
    await panel.getByRole('button', { name: /\d/ }).first().click();
    await expect(words(page, 1).getByRole('button').first()).toBeVisible();
    // What was put back goes from the list above it, and it moves.
    await expect(() => panel.getByLabel(desk.cleaning.show).uncheck({ timeout: 2_000 })).toPass();
    await expect(words(page, 1)).toHaveText(own.clean);
    await panel.getByLabel(desk.cleaning.show).check();
    await expectAccessible(page);
    await words(page, 1).getByRole('button').first().click();
    // What was put back goes from the list above it, and it moves.
    await expect(() => panel.getByLabel(desk.cleaning.show).uncheck({ timeout: 2_000 })).toPass();
    await expect(words(page, 1)).toContainText(own.cut);
    await panel.getByRole('button', { name: desk.cleaning.close }).click();
  });

  await test.step('a turn is parted where the cursor is, and joined again', async () => {
    await words(page, 2).focus();
    await page.keyboard.press('Enter');
    const field = turns(page).nth(2).locator('textarea');
    await field.evaluate((box: HTMLTextAreaElement, at) => box.setSelectionRange(at, at), own.at);
    await page.keyboard.press('Enter');
    await expect(turns(page)).toHaveCount(6);
    await expect(words(page, 2)).toHaveText(own.before);
    await expect(turns(page).nth(3).locator('textarea')).toHaveValue(new RegExp(`^${own.behind}`));
    await page.keyboard.press('Home');
    await page.keyboard.press('Backspace');
    await expect(turns(page)).toHaveCount(5);
    await page.keyboard.press('Escape');
    await expect(words(page, 2)).toContainText(own.behind);
  });

  await test.step('words are found and replaced, and the replacement is an edit like any other', async () => {
    await press(page, desk.bar.find);
    const bar = page.getByRole('search', { name: desk.find.label });
    await bar.getByRole('textbox', { name: desk.find.sought }).fill(own.shop);
    await expect(bar.getByRole('status')).toHaveText(desk.find.found({ at: 1, count: own.hits }));
    await bar.getByRole('button', { name: desk.find.next }).click();
    await expect(bar.getByRole('status')).toHaveText(desk.find.found({ at: 2, count: own.hits }));
    await bar.getByRole('textbox', { name: desk.find.replacement }).fill('OUTLET');
    await press(bar, desk.find.replaceAll({ count: own.hits }));
    await expect(words(page, 2)).toContainText('OUTLET');
    await bar.getByRole('button', { name: desk.find.close }).click();
    await press(page, desk.bar.undo);
    await expect(words(page, 2)).not.toContainText('OUTLET');
  });

  await test.step('it is compared with what was kept, and made that again', async () => {
    await expect(saved).toBeVisible();
    await press(page, desk.bar.versions);
    const drawer = page.getByRole('dialog', { name: desk.versions.title });
    await drawer.getByRole('button', { name: desk.versions.compare, exact: true }).first().click();
    await expect(drawer.locator('del').first()).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: `‹ ${desk.versions.title}` }).click();
    await drawer.getByRole('button', { name: desk.versions.restoreOf({ name: 'As it was' }) }).click();
    await press(
      page.getByRole('dialog', { name: desk.versions.restoreTitle({ name: 'As it was' }) }),
      desk.versions.restore,
    );
    await expect(words(page, 1).getByRole('button')).toHaveCount(0);
    await expectNoSidewaysScrolling(page);
  });

  await test.step('words are found over the whole project, and a hit opens the turn', async () => {
    await page.getByRole('link', { name: desk.bar.back }).click();
    await page.getByRole('tab', { name: t.project.parts.search }).click();
    await page.getByRole('textbox', { name: t.search.label }).fill(own.shop);
    await expect(page.getByText(t.search.found({ count: own.hits }))).toBeVisible();
    await page.getByRole('link', { name: 'Group one' }).first().click();
    await expect(turns(page).first()).toBeVisible();
  });

  await test.step('who spoke is known with attributes', async () => {
    await page.getByRole('link', { name: desk.bar.back }).click();
    await page.getByRole('tab', { name: t.project.parts.people }).click();
    await press(page, t.people.attributes);
    const dialog = page.getByRole('dialog', { name: t.attributes.title });
    await press(dialog, t.attributes.add);
    await dialog.getByLabel(t.attributes.name, { exact: true }).fill('City');
    await dialog.getByLabel(t.attributes.choices).fill('Leeds\nYork');
    await press(dialog, t.save);
    const city = page.getByLabel(t.people.valueOf({ name: own.speaker, attribute: 'City' }));
    await city.selectOption('York');
    await expectAccessible(page);
    await page.reload();
    await expect(city).toHaveValue('York');
    await expectNoSidewaysScrolling(page);
  });
});
