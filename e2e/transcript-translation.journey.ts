import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { transcriptFileTexts } from '@wenshu/texts/talks/transcript-files';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { translationTexts } from '@wenshu/texts/talks/translation';
import { readXlsx } from 'hucre/xlsx';
import { press } from './support/cross-survey.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { newPerson } from './support/new-person.ts';

const said = {
  zh: {
    talk: `主持人：怎么买茶？
李女士：我在网上买，一个月三次。
王先生：店里可以试喝。
主持人：还有呢？
李女士：我在网上买，一个月三次。`,
    term: { zh: '网上', en: 'online' },
    first: 'How do you buy tea?',
    wrong: 'I buy it online, two times a month.',
    right: 'I buy it online, three times a month.',
    number: '三次',
    mended: '我在网上买，一个月三次，有时更多。',
  },
  en: {
    talk: `Moderator: How do you buy tea?
Mary: I buy it online, three times a month.
John: In the shop I can taste it first.
Moderator: Anything else?
Mary: I buy it online, three times a month.`,
    term: { zh: '网上', en: 'online' },
    first: '您怎么买茶？',
    wrong: '我在网上买，一个月两次。',
    right: '我在网上买，一个月三次。',
    number: 'three',
    mended: 'I buy it online, three times a month, sometimes more.',
  },
};

const turn = (page: Page, place: number) => page.locator('[data-turn]').nth(place);

test('an interview is translated with a glossary and what was said before, checked, and told stale when its words change (S2.24)', async ({
  newVisitor,
  language,
  isMobile,
}) => {
  const t = translationTexts[language];
  const list = transcriptTexts[language];
  const desk = transcriptDeskTexts[language];
  const own = said[language];
  const page = await newVisitor(await newPerson('Translator'));
  const saved = page.getByText(desk.saving.saved, { exact: true });
  const aside = page.getByRole('complementary');
  const field = page.locator('textarea[data-translation-editor]');
  const go = async (number: number) => {
    if (!isMobile) {
      await turn(page, number - 1)
        .getByRole('button', { name: t.rows.write({ number }) })
        .click();
      return;
    }
    const at = page.getByText(/^\d+ \/ \d+$/);
    for (;;) {
      const now = Number((await at.textContent())?.split(' ')[0]);
      if (now === number) return;
      await press(page, now < number ? t.rows.next : t.rows.previous);
      await expect(at).not.toHaveText(new RegExp(`^${now} /`));
    }
  };
  let scrollId = '';
  let address = '';

  await test.step('an interview is brought in, and a term settled', async () => {
    await page.goto('/record/clean');
    await press(page, list.list.create);
    const fresh = page.getByRole('dialog', { name: list.fresh.title });
    await fresh.getByLabel(list.fresh.name).fill('Tea talks');
    await press(fresh, list.fresh.create);
    await page.waitForURL(/scrollId=/);
    scrollId = new URL(page.url()).searchParams.get('scrollId') ?? '';
    await page.getByRole('button', { name: list.project.add }).first().click();
    await press(page, list.bring.paste);
    const dialog = page.getByRole('dialog', { name: list.bring.pasteTitle });
    await dialog.getByLabel(list.bring.name, { exact: true }).fill('Talk one');
    await dialog.getByLabel(list.bring.pasteText).fill(own.talk);
    await press(dialog, list.bring.pasteDo);
    await press(page, list.bring.confirm);
    await expect(page.getByRole('link', { name: list.bring.open })).toBeVisible();
    await page.goto(`/record/translation?scrollId=${scrollId}&part=terms`);
    await expect(page.getByRole('heading', { name: t.terms.empty })).toBeVisible();
    await expectAccessible(page);
    await press(page, t.terms.add);
    const term = page.getByRole('dialog', { name: t.terms.addTitle });
    await term.getByLabel(t.terms.zh).fill(own.term.zh);
    await term.getByLabel(t.terms.en).fill(own.term.en);
    await press(term, t.terms.save);
    await expect(page.getByText(own.term.zh, { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  await test.step('the list says that nothing is translated, and leads to the turns side by side', async () => {
    await page.getByRole('tab', { name: t.list.parts.transcripts }).click();
    await expect(page.getByText(t.list.progress({ translated: 0, checked: 0, all: 5 }))).toBeVisible();
    await page.getByRole('link', { name: 'Talk one' }).click();
    await expect(page.getByText(t.bar.progress({ checked: 0, all: 5 }))).toBeVisible();
    address = page.url();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  await test.step('two turns are translated by hand; a number that was mistaken is told, and mended', async () => {
    await go(1);
    await field.fill(own.first);
    await go(2);
    await field.fill(own.wrong);
    await expect(aside.getByRole('button', { name: t.turn.kinds['number-missing'] })).toBeVisible();
    await aside.getByRole('button', { name: t.turn.kinds['number-missing'] }).click();
    await expect(page.locator('mark[data-shown]').first()).toBeVisible();
    await expect(page.locator('mark[data-term]').first()).toHaveText(own.term[language]);
    await expectAccessible(page);
    await field.fill(own.right);
    await expect(aside.getByText(t.turn.fine)).toBeVisible();
    await press(aside, t.turn.check);
    await expect(saved).toBeVisible();
    await expect(page.getByText(t.bar.progress({ checked: 1, all: 5 }))).toBeVisible();
  });

  await test.step('what was said before in the same words is taken over', async () => {
    await go(5);
    const before = aside.getByRole('region', { name: t.turn.before });
    await expect(before.getByText(t.turn.same, { exact: false })).toBeVisible();
    await before.getByRole('button', { name: t.turn.take }).first().click();
    await expect(field).toHaveValue(own.right);
    await press(page, desk.bar.undo);
    await expect(field).toHaveValue('');
    await before.getByRole('button', { name: t.turn.take }).first().click();
    await expect(saved).toBeVisible();
    await press(page, t.propose.do);
    await expect(page.getByText(t.propose.ended({ asked: 2, proposed: 0, leftOver: 0 }))).toBeVisible();
    // There is a model, and the owner has not let it read.
    await expect(page.getByText(t.propose.mayNotLeave)).toBeVisible();
    await press(page, t.propose.about);
    await expect(page.getByRole('checkbox', { name: t.propose.allow })).not.toBeChecked();
    await press(page, t.propose.about);
    await expectNoSidewaysScrolling(page);
  });

  await test.step('the words change, and the translation is no longer of them', async () => {
    await page.goto(address.replace('/record/translation', '/record/clean'));
    const words = turn(page, 1).getByRole('textbox');
    await words.focus();
    await page.keyboard.press('Enter');
    await turn(page, 1).locator('textarea').fill(own.mended);
    await page.keyboard.press('Escape');
    await expect(saved).toBeVisible();
    await page.goto(address);
    await expect(page.getByText(t.bar.progress({ checked: 0, all: 5 }))).toBeVisible();
    await go(2);
    await expect(aside.getByText(t.turn.staleText)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the file tells both languages, and how each translation stands', async () => {
    await press(page, desk.bar.more);
    const waits = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: desk.bar.download({ format: desk.bar.formats.xlsx }) }).click();
    const sheet = await readXlsx(await readFile(await (await waits).path()));
    const words = transcriptFileTexts[language];
    const [head, ...rows] = sheet.sheets[0]!.rows;
    const column = (name: string) => rows.map(row => row[head!.indexOf(name)]);
    expect(column(words.said)[1]).toBe(own.mended);
    expect(column(words.translation)).toEqual([own.first, own.right, '', '', own.right]);
    const { draft, stale } = words.states;
    expect(column(words.state)).toEqual([draft, stale, '', '', draft]);
  });
});
