import {
  respondentCalls,
  scrollCalls,
  symposiumCalls,
  symposiumDeskCalls,
  symposiumSeatCalls,
} from '@wenshu/api-contract';
import { roomTexts } from '@wenshu/texts/talks/room';
import { symposiumTexts } from '@wenshu/texts/talks/symposium';
import { symposiumBoardTexts } from '@wenshu/texts/talks/symposium-board';
import { symposiumInviteTexts } from '@wenshu/texts/talks/symposium-invites';
import { call, DRINK, publish } from './support/answering.ts';
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from './support/journey.ts';

const DAY_MS = 24 * 3_600_000;
/** Sections are opened by the minute. */
const SLOW = { timeout: 120_000 };
const own = {
  first: { title: 'Day one', ask: 'What did you cook today?' },
  second: { title: 'Day two', ask: 'What did you throw away?' },
  ann: 'Soup with noodles, for the two of us.',
};

test('a board opens by its days: what is asked is answered in its thread, and its host sees who is behind (P2.25) @wide', async ({
  creator: host,
  newVisitor,
  language,
}) => {
  test.slow();
  const r = roomTexts[language];
  const b = symposiumBoardTexts[language];
  const t = symposiumTexts[language];
  const now = Date.now();
  const { scrollId } = await call(symposiumCalls.create, {
    name: 'Kitchen diary',
    kind: 'board',
    languageId: language === 'zh' ? 1 : 2,
    beginsAt: now - DAY_MS,
    timeZone: 'Asia/Shanghai',
  });
  const { setup, version } = await call(symposiumCalls.get, { scrollId });
  const asks = (at: number, { title, ask }: { readonly title: string; readonly ask: string }) => ({
    sectionId: `section0000${at}`,
    title,
    minutes: 0,
    opensAt: now + (at - 2) * DAY_MS + 3_600_000,
    closesAt: now + at * DAY_MS,
    prompts: [{ promptId: `prompt0000${at}`, text: ask, isHeld: false, stimulusId: null, questionId: null }],
  });
  await call(symposiumCalls.save, {
    scrollId,
    baseVersion: version,
    setup: { ...setup, endsAt: now + 3 * DAY_MS, sections: [asks(1, own.first), asks(2, own.second)] },
  });
  const people = ['Ann', 'Bo'].map(name => ({ name, audience: 'participant' as const }));
  await call(symposiumSeatCalls.addSeats, { scrollId, rows: [...people, { name: 'Mo', audience: 'moderator' }] });
  const { items } = await call(symposiumSeatCalls.seats, { scrollId });
  const pathOf = (name: string) => new URL(items.find(one => one.name === name)!.address).pathname;
  await call(symposiumCalls.open, { scrollId });
  await call(symposiumDeskCalls.setState, { code: pathOf('Mo').split('/').at(-1)!, state: 'live' });
  const ann = await newVisitor();

  await test.step('the first day is open, and of the second one only when it opens', async () => {
    await ann.goto(pathOf('Ann'));
    await expect(ann.getByRole('heading', { name: new RegExp(own.first.title) })).toBeVisible();
    await expect(ann.getByRole('link', { name: own.first.ask })).toBeVisible(SLOW);
    await expect(ann.getByText(r.board.todoCount({ count: 1 }))).toBeVisible();
    await expect(ann.getByRole('heading', { name: new RegExp(r.board.unopened) })).toBeVisible();
    await expect(ann.getByText(own.second.title)).toHaveCount(0);
    await expectAccessible(ann);
    await expectNoSidewaysScrolling(ann);
  });

  await test.step('it is answered in its thread', async () => {
    await ann.getByRole('button', { name: r.prompt.answer }).click();
    await ann.getByLabel(r.write.label, { exact: true }).fill(own.ann);
    await ann.getByRole('button', { name: r.write.send, exact: true }).click();
    await expect(ann.getByText(r.board.allDone)).toBeVisible();
    await expect(ann.getByText(r.board.replies({ count: 1 }))).toBeVisible();
    await expectAccessible(ann);
  });

  await test.step('the host sees who has done what', async () => {
    await host.goto(`/online-symposium?scrollId=${scrollId}`);
    await host.getByRole('tab', { name: t.tabs.progress }).click();
    const row = (name: string) => host.getByRole('row').filter({ hasText: name });
    await expect(row('Ann')).toContainText(b.count({ done: 1, all: 1 }));
    await expect(row('Bo')).toContainText(b.count({ done: 0, all: 1 }));
    await expect(row('Bo')).toContainText(b.notDone);
    await expectAccessible(host);
    await expectNoSidewaysScrolling(host);
  });

  await test.step('people of a survey’s name list are taken, looked through and added', async () => {
    const { people: p } = t;
    const { take } = symposiumInviteTexts[language];
    const survey = await publish([DRINK]);
    const listed = ['Cy', 'Di'].map(name => ({ name, email: `${name}.${survey.scrollId}@example.com` }));
    await call(respondentCalls.addRespondents, { scrollId: survey.scrollId, respondents: listed });
    await call(scrollCalls.updateName, { scrollId: survey.scrollId, name: `Who cooks ${survey.scrollId}` });
    await host.getByRole('tab', { name: t.tabs.people }).click();
    await host.getByRole('button', { name: p.add }).click();
    const dialog = host.getByRole('dialog', { name: p.addTitle });
    await dialog.getByRole('combobox', { name: take.from }).click();
    await host.getByTitle(take.sources.list, { exact: true }).click();
    await dialog.getByRole('combobox', { name: take.survey }).fill(survey.scrollId);
    await host.getByTitle(`Who cooks ${survey.scrollId}`, { exact: true }).click();
    await dialog.getByRole('button', { name: take.take }).click();
    await expect(dialog.getByText(take.taken({ count: 2 }))).toBeVisible();
    const list = dialog.getByLabel(p.paste, { exact: true });
    await expect(list).toHaveValue(/Cy/);
    await expectAccessible(host);
    await list.fill(((await list.inputValue()).match(/^Di.*$/m) ?? [''])[0]);
    await dialog.getByRole('button', { name: p.doAdd({ count: 1 }) }).click();
    await expect(host.getByRole('row').filter({ hasText: 'Di' })).toContainText(p.audiences.participant);
    await expect(host.getByRole('row').filter({ hasText: 'Cy' })).toHaveCount(0);
  });
});
