import { readFile } from 'node:fs/promises';
import { talkAnalysisTexts } from '@wenshu/texts/talks/talk-analysis';
import { talkByPersonTexts } from '@wenshu/texts/talks/talk-by-person';
import { talkDataTexts } from '@wenshu/texts/talks/talk-data';
import { talkSummaryTexts } from '@wenshu/texts/talks/talk-summaries';
import { talkThemeTexts } from '@wenshu/texts/talks/talk-themes';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { readXlsx } from 'hucre/xlsx';
import { press } from './support/cross-survey.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { newPerson } from './support/new-person.ts';

const said = {
  zh: {
    group: `主持人：大家平时怎么买茶？
李女士：我在网上买茶，网上价格便宜，活动多。
王先生：网上价格便宜，可是我怕买到假茶。
赵先生：我也看价格，网上价格比店里便宜一半。
李女士：价格便宜的话我会一次多买几盒。
王先生：网上活动价格便宜，我就囤一些。
主持人：那包装呢？
李女士：包装好看，送礼才有面子。
赵先生：送礼要看包装，包装盒要结实好看。
王先生：包装好看的送礼体面，自己喝就随便。
李女士：我送礼只买包装好看的礼盒。
赵先生：包装太大不好看，送礼也不方便。`,
    speaker: '李女士',
    gift: '包装好看，送礼才有面子。',
    code: '包装与送礼',
    summary: '看重便宜；送礼时看重包装。',
  },
  en: {
    group: `Moderator: How do you buy tea?
Mary: I buy tea online, the price is cheap online.
John: Online the price is cheap, yet I fear fake tea.
Paul: I look at the price too, online the price is cheap.
Mary: When the price is cheap I buy several boxes online.
John: The price online is cheap in sales, so I stock up.
Moderator: And the packaging?
Mary: Pretty packaging makes a good gift.
Paul: For a gift the packaging must be pretty and strong.
John: A gift with pretty packaging looks decent.
Mary: As a gift I only buy pretty packaging.
Paul: Packaging that is too large is not pretty as a gift.`,
    speaker: 'Mary',
    gift: 'Pretty packaging makes a good gift.',
    code: 'Packaging and gifts',
    summary: 'Wants it cheap; for a gift the packaging counts.',
  },
};

test('themes are proposed with what was said, accepted as a code, and each person is summed up with quotes (P1.9, P1.10) @wide', async ({
  newVisitor,
  language,
}) => {
  const t = talkAnalysisTexts[language];
  const themes = talkThemeTexts[language];
  const summaries = talkSummaryTexts[language];
  const transcripts = transcriptTexts[language];
  const byPerson = talkByPersonTexts[language];
  const own = said[language];
  const page = await newVisitor(await newPerson('Reader'));

  await test.step('a discussion is brought in, and opened to be analysed', async () => {
    await page.goto('/record/clean');
    await press(page, transcripts.list.create);
    const dialog = page.getByRole('dialog', { name: transcripts.fresh.title });
    await dialog.getByLabel(transcripts.fresh.name).fill('Tea groups');
    await press(dialog, transcripts.fresh.create);
    await page.waitForURL(/scrollId=/);
    await page.getByRole('button', { name: transcripts.project.add }).first().click();
    await press(page, transcripts.bring.paste);
    const paste = page.getByRole('dialog', { name: transcripts.bring.pasteTitle });
    await paste.getByLabel(transcripts.bring.name, { exact: true }).fill('Group one');
    await paste.getByLabel(transcripts.bring.pasteText).fill(own.group);
    await press(paste, transcripts.bring.pasteDo);
    await page.getByRole('button', { name: transcripts.bring.confirm, exact: true }).click();
    await expect(page.getByText('Group one').first()).toBeVisible();
    await page.goto('/record/analysis');
    await page.getByRole('link', { name: 'Tea groups' }).click();
    await press(page, t.begin.start);
    await expect(page.getByRole('link', { name: 'Group one' })).toBeVisible();
  });

  await test.step('themes are read; one is named and becomes a code on what was said', async () => {
    await page.getByRole('tab', { name: t.parts.themes }).click();
    await expect(page.getByText(themes.read({ count: 10, without: 0 }))).toBeVisible();
    await page.getByText(themes.counted({ count: 3 }), { exact: true }).click();
    const gift = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('textbox', { name: themes.name }) })
      .filter({ hasText: own.gift })
      .first();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    const quotes = await gift.getByRole('blockquote').count();
    await gift.getByRole('textbox', { name: themes.name }).fill(own.code);
    await gift.getByRole('checkbox', { name: themes.take }).first().uncheck();
    await press(gift, themes.accept({ count: quotes - 1 }));
    await expect(page.getByText(themes.accepted({ name: own.code, count: quotes - 1 }))).toBeVisible();
  });

  await test.step('a summary is written, with a quote that was found', async () => {
    await page.getByRole('tab', { name: t.parts.summary }).click();
    const cell = { name: own.speaker, part: summaries.whole };
    await page.getByRole('button', { name: summaries.writeCell(cell) }).click();
    const dialog = page.getByRole('dialog', { name: summaries.cellTitle(cell) });
    await dialog.getByRole('textbox', { name: summaries.words }).fill(own.summary);
    await press(dialog, summaries.propose);
    await dialog.getByRole('button', { name: summaries.put }).first().click();
    await expect(dialog.getByText(summaries.isIn)).toBeVisible();
    await expectAccessible(page);
    await press(dialog, summaries.save);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: summaries.editCell(cell) })).toHaveText(own.summary);
    await expect(page.locator('td q')).toHaveCount(1);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });

  await test.step('it goes out with its quote', async () => {
    const waiting = page.waitForEvent('download');
    await press(page, summaries.takeOut.xlsx);
    const { sheets } = await readXlsx(await readFile(await (await waiting).path()));
    const text = (name: string) =>
      sheets
        .find(one => one.name === name)!
        .rows.flat()
        .join('\n');
    expect(text(summaries.sheets.summaries)).toContain(own.summary);
    expect(text(summaries.sheets.quotes)).toContain(own.speaker);
  });

  await test.step('data with a row for each person is made, and looked at', async () => {
    await page.getByRole('tab', { name: t.parts.byPerson }).click();
    await press(page, byPerson.make);
    await press(page.getByRole('dialog', { name: byPerson.make }), byPerson.submit);
    await expect(page.getByText(byPerson.made({ count: 4 }))).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('link', { name: byPerson.open }).click();
    await expect(page.getByText(talkDataTexts[language].turnsWith({ name: own.code })).first()).toBeVisible();
  });
});
