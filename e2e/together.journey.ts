import type { Page } from '@playwright/test';
import { collaboratorCalls, publishCalls, questionCalls, scrollCalls } from '@wenshu/api-contract';
import { createClient } from '@wenshu/api-contract/client';
import { typeTexts } from '@wenshu/question-types/type-texts';
import { collaboratorTexts } from '@wenshu/texts/design/collaborators';
import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { editorTexts } from '@wenshu/texts/design/editor';
import { editorTogetherTexts } from '@wenshu/texts/design/editor-together';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import {
  address,
  DESKTOP,
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  signIn,
  test,
} from './support/journey.ts';

const COLLEAGUE = '13900139000';
const ids = { first: 'question01', second: 'question02' };

/** Speaks to the server as the person of a page does. */
async function clientOf(page: Page) {
  const token = (await page.context().cookies()).find(cookie => cookie.name === 'loginToken')?.value ?? '';
  const session = { token: decodeURIComponent(token), tokenHead: 'Bearer', expiresAtMs: Number.POSITIVE_INFINITY };
  return createClient({ base: `${address()}/api`, tokens: { read: () => session, replace: () => {} } });
}

/** A questionnaire with two questions, shared with the colleague, open for both. */
async function openForTwo(creator: Page, newVisitor: (signedInAs: string) => Promise<Page>) {
  const client = await clientOf(creator);
  const { scrollId } = await client.call(scrollCalls.create, { name: 'Together' });
  const { document } = await client.call(scrollCalls.get, { scrollId });
  const groupId = Object.keys(document.groups)[0]!;
  for (const [at, questionId] of Object.values(ids).entries())
    await client.call(questionCalls.addTopQuestion, {
      scrollId,
      groupId,
      questionId,
      order: 'ab'[at]!,
      type: 'fill-in',
      seqName: `Q${at + 1}`,
      title: { text: `Question ${at + 1}` },
    });
  await client.call(collaboratorCalls.add, { scrollId, phone: COLLEAGUE });
  const colleague = await newVisitor(COLLEAGUE);
  const url = `/survey/create/edit?scrollId=${scrollId}`;
  for (const page of [creator, colleague]) {
    await page.goto(url);
    await card(page, ids.first).waitFor();
  }
  return { scrollId, url, client, colleague };
}

const card = (page: Page, questionId: string) => page.locator(`article[data-question=${questionId}]`);
const title = (page: Page, questionId: string) => card(page, questionId).locator('textarea').first();
/** The card is called by its title, whether it is being edited or not. */
const shows = (page: Page, questionId: string, text: string) =>
  expect(card(page, questionId)).toHaveAttribute('aria-label', new RegExp(text));
const saving = (page: Page, state: string) => page.locator(`[data-saving=${state}]`);

async function write(page: Page, questionId: string, text: string, isSaved = true) {
  await card(page, questionId).click({ position: { x: 200, y: 16 } });
  await title(page, questionId).fill(text);
  if (isSaved) await title(page, questionId).press('Enter');
}

// The wide screen has its own two people below.
test('two people work on one questionnaire: what they do apart is merged @phone', async ({
  creator,
  newVisitor,
  language,
}) => {
  const t = editorTexts[language];
  const list = questionnaireTexts[language];
  const sharing = collaboratorTexts[language];
  await creator.goto(DESKTOP);
  await creator.getByRole('button', { name: list.create }).click();
  await creator.getByRole('textbox', { name: list.name }).fill('Together');
  await creator.getByRole('button', { name: list.confirm, exact: true }).click();
  for (const type of ['single-choice', 'fill-in'] as const)
    await creator.getByRole('button', { name: typeTexts[language].names[type], exact: true }).click();
  await creator.getByRole('status').filter({ hasText: t.saved }).waitFor();
  const url = creator.url();

  const colleague = await newVisitor(COLLEAGUE);
  await test.step('the colleague may not open it before being added', async () => {
    await colleague.goto(url);
    await expect(colleague.getByText(t.noAccess)).toBeVisible();
  });
  await test.step('the creator adds the colleague by phone, who is first to look only and then to edit', async () => {
    const bar = creator.locator('[data-region=bar]');
    await bar.getByRole('button', { name: createScreenTexts[language].more }).click();
    await creator.getByRole('menuitem', { name: sharing.open }).click();
    const phone = creator.getByRole('textbox', { name: sharing.phone });
    await phone.fill('13711110000');
    await creator.getByRole('button', { name: sharing.add, exact: true }).click();
    await expect(creator.getByText(/No such user|没有/)).toBeVisible();
    await phone.fill(COLLEAGUE);
    await creator.getByRole('combobox', { name: sharing.role, exact: true }).selectOption('viewer');
    await creator.getByRole('button', { name: sharing.add, exact: true }).click();
    await expect(creator.getByText('139****9000')).toBeVisible();
    await creator.getByRole('combobox', { name: sharing.roleOf({ name: '周衡' }) }).selectOption('editor');
    await expect(creator.getByText(sharing.changed({ name: '周衡', role: sharing.roles.editor }))).toBeVisible();
    await expectAccessible(creator);
    await expectNoSidewaysScrolling(creator);
    await creator.getByRole('button', { name: sharing.close, exact: true }).click();
  });
  await test.step('both edit, without knowing of each other', async () => {
    await colleague.reload();
    const theirs = colleague.getByRole('textbox', { name: t.questionTitle({ seqName: 'Q2' }) });
    await theirs.fill('Theirs');
    await theirs.press('Enter');
    await colleague.getByRole('status').filter({ hasText: t.saved }).waitFor();
    const mine = creator.getByRole('textbox', { name: t.questionTitle({ seqName: 'Q1' }) });
    await mine.fill('Mine');
    await mine.press('Enter');
    await expect(creator.getByRole('textbox', { name: t.questionTitle({ seqName: 'Q2' }) })).toHaveValue('Theirs');
    await expect(mine).toHaveValue('Mine');
  });
});

// What is the same everywhere is tried once.
test('two people at one survey see each other, and what is typed is never written over @wide', async ({
  creator,
  newVisitor,
  language,
}) => {
  const { presence, unsaved, undo, held } = editorTogetherTexts[language];
  const tools = editorToolsTexts[language];
  const { colleague } = await openForTwo(creator, newVisitor);
  const name = '周衡';
  const dialog = creator.getByRole('dialog', { name: tools.unsaved.title });

  await test.step('who is here, at which question, and that they are typing', async () => {
    await write(colleague, ids.second, 'Half a sen', false);
    await expect(creator.getByText(presence.isTyping({ name }))).toBeVisible();
    await creator.getByRole('tab', { name: tools.outline.tab }).click();
    await expect(creator.getByRole('img', { name: presence.isHere({ name }) })).toBeVisible();
    await expectAccessible(creator);
    // A second page of one's own is no stranger.
    const second = await creator.context().newPage();
    await second.goto(creator.url());
    await expect(second.getByRole('list', { name: tools.presence.label({ count: 1 }) })).toBeVisible();
    await second.close();
  });
  await test.step('a change comes by itself', async () => {
    await title(colleague, ids.second).fill('A whole sentence');
    await title(colleague, ids.second).press('Enter');
    await shows(creator, ids.second, 'A whole sentence');
  });
  await test.step('while one types, the other saves the same text: the first is told, and compares', async () => {
    await write(creator, ids.first, 'Mine, long thought about', false);
    await write(colleague, ids.first, 'Theirs');
    await expect(creator.getByText(held({ name, place: 'Q1' }))).toBeVisible();
    await expect(title(creator, ids.first)).toHaveValue('Mine, long thought about');
    await title(creator, ids.first).press('Enter');
    await expect(dialog).toContainText(name);
    await expect(dialog.locator('[data-side=mine] ins').first()).toBeVisible();
    await expectAccessible(creator);
    await dialog.getByRole('button', { name: tools.unsaved.applyAgain }).click();
    await shows(colleague, ids.first, 'Mine, long thought about');
  });
  await test.step('an undo that meets the other is offered to be compared as well', async () => {
    await write(colleague, ids.first, 'Theirs again');
    await shows(creator, ids.first, 'Theirs again');
    await creator.getByRole('button', { name: undo.undo({ what: undo.what.modifyName, place: 'Q1' }) }).click();
    await expect(dialog.getByText(unsaved.afterUndo)).toBeVisible();
    await dialog.getByRole('button', { name: tools.unsaved.keepTheirs }).click();
    await expect(dialog).toBeHidden();
    await shows(creator, ids.first, 'Theirs again');
  });
  await test.step('what was done can still be undone after a reload', async () => {
    await write(creator, ids.second, 'To be taken back');
    await saving(creator, 'saved').waitFor();
    await creator.reload();
    // What was typed comes first; with nothing more to take back there, the last step of the survey.
    await card(creator, ids.second).click({ position: { x: 200, y: 16 } });
    await title(creator, ids.second).focus();
    await creator.keyboard.press('End');
    await creator.keyboard.type('!');
    await creator.keyboard.press('Control+z');
    await expect(title(creator, ids.second)).toHaveValue('To be taken back');
    await creator.keyboard.press('Control+z');
    await shows(creator, ids.second, 'A whole sentence');
    await shows(colleague, ids.second, 'A whole sentence');
  });
  await test.step('who closes the page is gone', async () => {
    await colleague.close();
    await expect(creator.getByRole('list', { name: tools.presence.label({ count: 1 }) })).toBeHidden();
  });
});

// What is the same everywhere is tried once.
test('nothing is lost: cut off, signed out, and somebody else at the same device @wide', async ({
  creator,
  newVisitor,
  language,
}) => {
  const { saving: words } = editorTogetherTexts[language];
  const { colleague, url } = await openForTwo(creator, newVisitor);
  const edits = /\/survey\/question\/modifyName/;

  await test.step('without a network the changes are counted and kept; the sign tells more', async () => {
    await creator.context().setOffline(true);
    await write(creator, ids.first, 'From a train');
    await expect(creator.getByText(words.offline({ count: 1 }))).toBeVisible();
    await creator.getByRole('button', { name: words.details }).click();
    await expect(creator.getByText(words.kept)).toBeVisible();
    await creator.keyboard.press('Escape');
    await creator.context().setOffline(false);
    await shows(colleague, ids.first, 'From a train');
    await saving(creator, 'saved').waitFor();
  });
  await test.step('what stands half-written in a field is there after a reload', async () => {
    await write(creator, ids.second, 'Half a sentence', false);
    await creator.reload();
    await shows(creator, ids.second, 'Half a sentence');
    await shows(colleague, ids.second, 'Half a sentence');
  });
  await test.step('signed out in the middle: the page goes to the sign-in, the change stays on the device', async () => {
    await creator.route(edits, route => route.fulfill({ status: 401, body: '' }));
    await write(creator, ids.first, 'Before the session ended');
    await creator.waitForURL(at => at.pathname === '/login');
    await creator.unroute(edits);
  });
  await test.step('another person signs in here: nothing of it is shown or sent', async () => {
    await signIn(creator, language, COLLEAGUE);
    const sent = creator.waitForRequest(edits, { timeout: 3_000 }).catch(() => undefined);
    await creator.goto(url);
    await shows(creator, ids.first, 'From a train');
    expect(await sent).toBeUndefined();
    await creator.context().clearCookies();
  });
  await test.step('the first person signs in again, and it goes on', async () => {
    await signIn(creator, language);
    await creator.goto(url);
    await shows(creator, ids.first, 'Before the session ended');
    await shows(colleague, ids.first, 'Before the session ended');
  });
});

// What is the same everywhere is tried once.
test('nothing is lost when a right is taken away or the survey is published in the middle @wide', async ({
  creator,
  newVisitor,
  language,
}) => {
  const { unsaved, access } = editorTogetherTexts[language];
  const tools = editorToolsTexts[language];
  const { colleague, scrollId, client } = await openForTwo(creator, newVisitor);
  const dialog = colleague.getByRole('dialog', { name: tools.unsaved.title });
  const offline = (is: boolean) => colleague.context().setOffline(is);

  await test.step('published by the other: what was not saved waits until it is suspended', async () => {
    await offline(true);
    await write(colleague, ids.second, 'Too late');
    await saving(colleague, 'offline').waitFor();
    await client.call(publishCalls.changeStatus, { scrollId, status: 1 });
    await offline(false);
    await expect(dialog).toContainText(unsaved.locked);
    await expect(dialog.getByRole('button', { name: tools.unsaved.applyAgain })).toBeHidden();
    await client.call(publishCalls.changeStatus, { scrollId, status: 2 });
    await dialog.getByRole('button', { name: tools.unsaved.applyAgain }).click();
    await shows(creator, ids.second, 'Too late');
  });
  await test.step('a right that is taken away leaves the words, to be copied', async () => {
    await offline(true);
    await write(colleague, ids.second, 'Words worth keeping');
    await saving(colleague, 'offline').waitFor();
    const members = await client.call(collaboratorCalls.list, { scrollId });
    const { userId } = members.find(member => !member.rights.includes('questionnaire.share'))!;
    await client.call(collaboratorCalls.change, { scrollId, userId, rights: ['questionnaire.view'] });
    await offline(false);
    await expect(dialog).toContainText(unsaved.noRight);
    await expect(dialog).toContainText('Words worth keeping');
    await expect(dialog.getByRole('button', { name: unsaved.copy })).toBeVisible();
    await dialog.getByRole('button', { name: tools.unsaved.later }).click();
    await client.call(collaboratorCalls.remove, { scrollId, userId });
    await expect(colleague.getByText(access.gone)).toBeVisible();
  });
});
