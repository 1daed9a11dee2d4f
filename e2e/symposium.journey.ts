import type { Locator, Page } from '@playwright/test';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { roomTexts } from '@wenshu/texts/talks/room';
import { roomDeskTexts } from '@wenshu/texts/talks/room-desk';
import { symposiumTexts } from '@wenshu/texts/talks/symposium';
import { symposiumInviteTexts } from '@wenshu/texts/talks/symposium-invites';
import { press } from './support/cross-survey.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';
import { newPerson } from './support/new-person.ts';

const said = {
  zh: {
    name: '茶饮座谈',
    warm: '热身',
    main: '买茶',
    ask: '你上一次买茶是什么时候？',
    why: '为什么在那里买？',
    ann: '林安',
    bo: '陈波',
    client: '客户方',
    annSays: '昨天下班路上买的。',
    boSays: '上周末在超市。',
    hidden: '请追问价格',
    alone: '我不太想谈价格。',
    both: 'Alt+1',
  },
  en: {
    name: 'Tea group',
    warm: 'Warm-up',
    main: 'Buying tea',
    ask: 'When did you last buy tea?',
    why: 'Why there?',
    ann: 'Ann',
    bo: 'Bo',
    client: 'Client',
    annSays: 'Yesterday on my way home.',
    boSays: 'Last weekend at the supermarket.',
    hidden: 'Please ask about prices',
    alone: 'I would rather not talk about prices.',
    both: 'Alt+1',
  },
};

/** The address behind a person's "copy link": what the clipboard would have got. */
async function addressesIn(page: Page): Promise<Map<string, string>> {
  const answer = await page.waitForResponse(response => response.url().includes('/talks/symposium/seats'));
  const { data } = (await answer.json()) as { data: { items: { name: string; address: string }[] } };
  return new Map(data.items.map(({ name, address }) => [name, address]));
}

const message = (page: Page, text: string): Locator => page.locator('.message').filter({ hasText: text });

test('a symposium is set up, people come in, answer before they see others, and a client watches unseen (P1.11) @wide', async ({
  newVisitor,
  language,
}) => {
  test.slow();
  const t = symposiumTexts[language];
  const r = roomTexts[language];
  const d = roomDeskTexts[language];
  const own = said[language];
  const host = await newVisitor(await newPerson('Host'));

  await test.step('a symposium begins empty, and says what for', async () => {
    await host.goto('/online-symposium');
    await expect(host.getByRole('heading', { name: t.list.empty })).toBeVisible();
    await expectAccessible(host);
    await press(host, t.list.create);
    const dialog = host.getByRole('dialog', { name: t.fresh.title });
    await dialog.getByLabel(t.fresh.name).fill(own.name);
    await press(dialog, t.fresh.create);
    await host.waitForURL(/scrollId=/);
  });

  await test.step('its guide has two sections, moved by a key, and is kept by itself', async () => {
    await host.getByRole('tab', { name: t.tabs.guide }).click();
    await press(host, t.guide.add);
    await host.getByLabel(t.guide.titleOf({ number: 1 })).fill(own.main);
    await host.getByRole('button', { name: t.guide.addPromptTo({ title: own.main }) }).click();
    await host.getByLabel(t.guide.promptOf({ number: 1 }), { exact: true }).fill(own.ask);
    await host.getByRole('checkbox', { name: t.guide.held }).check();
    await press(host, t.guide.add);
    await host.getByLabel(t.guide.titleOf({ number: 2 })).fill(own.warm);
    await host.getByRole('button', { name: t.guide.upOf({ title: own.warm }) }).press('Enter');
    await expect(host.getByLabel(t.guide.titleOf({ number: 1 }))).toHaveValue(own.warm);
    await expect(host.getByText(t.save.saved, { exact: true })).toBeVisible();
    await expectAccessible(host);
    await host.reload();
    await expect(host.getByLabel(t.guide.titleOf({ number: 2 }))).toHaveValue(own.main);
  });

  const links = await test.step('people get links of their own', async () => {
    await host.getByRole('tab', { name: t.tabs.people }).click();
    await expect(host.getByRole('heading', { name: t.people.empty })).toBeVisible();
    await press(host, t.people.add);
    const first = host.getByRole('dialog', { name: t.people.addTitle });
    await first.getByLabel(t.people.paste, { exact: true }).fill(`${own.ann}, ann@example.com\n${own.bo}`);
    await press(first, t.people.doAdd({ count: 2 }));
    await expect(host.getByText(own.bo, { exact: true })).toBeVisible();
    await press(host, t.people.add);
    const second = host.getByRole('dialog', { name: t.people.addTitle });
    await second.getByRole('combobox', { name: t.people.audience }).click();
    await host.getByTitle(t.people.audiences.observer).click();
    await second.getByLabel(t.people.paste, { exact: true }).fill(own.client);
    const addresses = addressesIn(host);
    await press(second, t.people.doAdd({ count: 1 }));
    const found = await addresses;
    await expectAccessible(host);
    return found;
  });

  await test.step('whoever has an address is invited by mail, in words that are shown as they arrive', async () => {
    const i = symposiumInviteTexts[language];
    await press(host, i.open);
    const dialog = host.getByRole('dialog', { name: i.title });
    await expect(dialog.getByRole('region', { name: i.preview })).toContainText(own.ann);
    await expectAccessible(host);
    await press(dialog, i.sendTo({ count: 1 }));
    await expect(dialog).toBeHidden();
    const row = host.getByRole('row').filter({ hasText: own.ann });
    await expect(row).toContainText(sendingTexts[language].states['pending-review']);
    await expect(host.getByRole('columnheader', { name: i.column })).toBeVisible();
    await expectAccessible(host);
  });

  await test.step('the doors open, and the host goes in', async () => {
    await press(host, t.open);
    await host.getByRole('dialog', { name: t.openTitle }).getByRole('button', { name: t.open }).click();
    await host.getByRole('button', { name: t.enter }).click();
    await host.waitForURL(/online-symposium\/[0-9A-Za-z]{20,}/);
    await expect(host.getByRole('heading', { name: own.name, level: 1 })).toBeVisible();
  });

  const ann = await newVisitor();
  const bo = await newVisitor();
  const client = await newVisitor();

  await test.step('participants wait at the door until they are let in', async () => {
    await ann.goto(links.get(own.ann) ?? '');
    await bo.goto(links.get(own.bo) ?? '');
    await client.goto(links.get(own.client) ?? '');
    await expect(ann.getByRole('heading', { name: r.waiting.title })).toBeVisible();
    await expectAccessible(ann);
    await expect(client.getByText(d.back.unseen)).toBeVisible();
    await host.getByRole('button', { name: d.waiting.admitAll }).click();
    await expect(ann.getByLabel(r.write.label, { exact: true })).toBeHidden();
    await host.getByRole('button', { name: d.state.begin, exact: true }).click();
    await expect(ann.getByLabel(r.write.label, { exact: true })).toBeVisible();
    await expectAccessible(host);
  });

  await test.step('the guide’s question is put by a key, and answers are held until all have answered', async () => {
    await expect(host.getByText(r.talk.empty.moderator)).toBeVisible();
    await expect(ann.getByText(r.talk.empty.participant)).toBeVisible();
    await host.getByRole('button', { name: d.guide.goTo({ title: own.main }) }).click();
    await expect(host.locator('.is-current').getByText(own.ask)).toBeVisible();
    await host.keyboard.press('Alt+1');
    await expect(ann.getByText(own.ask, { exact: true })).toBeVisible();
    await ann.getByLabel(r.write.label, { exact: true }).fill(own.annSays);
    await ann.getByLabel(r.write.label, { exact: true }).press('Enter');
    await expect(message(ann, own.annSays).getByText(r.talk.held)).toBeVisible();
    await expect(message(client, own.annSays)).toBeVisible();
    await expect(message(bo, own.annSays)).toBeHidden();
    await bo.getByLabel(r.write.label, { exact: true }).fill(own.boSays);
    await bo.getByLabel(r.write.label, { exact: true }).press('Enter');
    await expect(message(bo, own.annSays)).toBeVisible();
    await expect(message(ann, own.boSays)).toHaveCount(1);
    await expectAccessible(ann);
  });

  await test.step('behind the glass they speak unseen, and one may tell the moderator alone', async () => {
    await client.getByLabel(d.back.label).fill(own.hidden);
    await client.getByLabel(d.back.label).press('Enter');
    await expect(message(host, own.hidden)).toBeVisible();
    await ann.getByRole('checkbox', { name: r.write.toModerator }).check();
    await ann.getByLabel(r.write.label, { exact: true }).fill(own.alone);
    await ann.getByLabel(r.write.label, { exact: true }).press('Enter');
    await expect(message(host, own.alone)).toBeVisible();
    await expect(message(ann, own.alone).getByText(r.talk.private)).toBeVisible();
    // What everybody is told after it has come: so had it been told, it would be there.
    await host.getByLabel(r.write.label, { exact: true }).fill(own.why);
    await host.getByLabel(r.write.label, { exact: true }).press('Enter');
    await expect(message(bo, own.why)).toBeVisible();
    await expect(message(bo, own.alone)).toBeHidden();
    await expect(bo.getByText(own.hidden)).toHaveCount(0);
    await expect(bo.getByText(own.client)).toHaveCount(0);
    await expect(bo.getByRole('button', { name: r.people.count({ count: 3 }) })).toBeVisible();
    await expectAccessible(client);
  });

  await test.step('what is said while the line is away waits, survives a reload and arrives once', async () => {
    await bo.context().setOffline(true);
    await bo.getByLabel(r.write.label, { exact: true }).fill(own.both);
    await bo.getByLabel(r.write.label, { exact: true }).press('Enter');
    await expect(message(bo, own.both).getByText(r.talk.sending)).toBeVisible();
    await bo.context().setOffline(false);
    await bo.reload();
    await expect(message(bo, own.both)).toHaveCount(1);
    await expect(message(ann, own.both)).toHaveCount(1);
  });

  await test.step('a hand, a reaction, and the end', async () => {
    await ann.getByRole('button', { name: r.hand.up }).click();
    await expect(host.getByText(d.people.hands({ names: own.ann }))).toBeVisible();
    await message(ann, own.boSays).getByRole('button', { name: r.talk.more }).click();
    await ann.getByRole('button', { name: `${r.talk.react} 👍` }).click();
    await expect(
      message(bo, own.boSays).getByRole('button', { name: r.talk.reacted({ sign: '👍', count: 1 }) }),
    ).toBeVisible();
    await host.getByRole('button', { name: d.state.end }).click();
    await host.getByRole('button', { name: d.state.endYes, exact: true }).click();
    await expect(ann.getByText(r.ended)).toBeVisible();
    await expect(ann.getByLabel(r.write.label, { exact: true })).toBeHidden();
  });
});

test('a link that opens nothing says so, in the reader’s language, without a room behind it (P2.25)', async ({
  page,
  language,
}) => {
  const r = roomTexts[language];
  await page.goto('/online-symposium?code=0123456789abcdefghijklmnop');
  await expect(page.getByRole('heading', { name: r.shut.title })).toBeVisible();
  await page.getByRole('button', { name: r.otherLanguage }).click();
  const other = roomTexts[language === 'zh' ? 'en' : 'zh'];
  await expect(page.getByRole('heading', { name: other.shut.title })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
});
