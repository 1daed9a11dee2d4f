import { commentCalls } from '@wenshu/api-contract';
import { collaboratorTexts } from '@wenshu/texts/design/collaborators';
import { commentTexts } from '@wenshu/texts/people/comments';
import { messageScreenTexts } from '@wenshu/texts/people/message-screen';
import { messageKinds } from '@wenshu/texts/people/messages';
import { operationTexts } from '@wenshu/texts/people/operations';
import { address, DESKTOP, expect, expectAccessible, test } from './support/journey.ts';
import { designSurvey, questionId, signedInCalls } from './support/survey-maker.ts';

const COLLEAGUE = '13900139000';

test('somebody is added, told, and speaks about a question; the creator is told and resolves it (P2.26, P2.56, P2.85, P2.87, P2.95, P4.27) @wide', async ({
  creator,
  newVisitor,
  language,
}) => {
  const [t, words, comments] = [messageScreenTexts[language], messageKinds[language], commentTexts[language]];
  const name = `Talk ${Date.now()}`;
  const call = await signedInCalls(address());
  const scrollId = await designSurvey(call, name, [{ type: 'fill-in', title: 'Tea or coffee?' }]);
  const editor = `/survey/create/edit?scrollId=${scrollId}`;
  const bellOf = (page: typeof creator) => page.getByRole('button', { name: new RegExp(`^${t.title}[，,]`) });
  const messageOf = (page: typeof creator, title: string) =>
    page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: name }).getByRole('link');

  await test.step('the creator adds a colleague', async () => {
    await creator.goto(editor);
    const together = collaboratorTexts[language];
    await creator.getByRole('button', { name: together.open }).first().click();
    await creator.getByRole('textbox', { name: together.phone }).fill(COLLEAGUE);
    const added = creator.waitForResponse(response => response.url().includes('/collaborator/add'));
    await creator.getByRole('button', { name: together.add, exact: true }).click();
    await added;
  });

  const colleague = await newVisitor(COLLEAGUE);
  await test.step('the colleague sees the bell, opens the message, and is where it leads', async () => {
    await colleague.goto(DESKTOP);
    await bellOf(colleague).click();
    await expect(colleague.getByRole('tab', { name: t.tabs.unread })).toHaveAttribute('aria-selected', 'true');
    await expect(messageOf(colleague, words['collaborator-added'].title)).toBeVisible();
    await expectAccessible(colleague);
    await messageOf(colleague, words['collaborator-added'].title).click();
    await colleague.waitForURL(url => url.searchParams.get('scrollId') === scrollId);
  });

  await test.step('and asks the creator something about the question', async () => {
    const { nickName } = (
      await call(commentCalls.people, { scrollId, partKind: 'question', partId: questionId(1) })
    ).find(person => person.nickName === '林晓')!;
    await colleague.locator(`article[data-question=${questionId(1)}]`).click({ position: { x: 200, y: 16 } });
    await colleague
      .getByRole('button', { name: new RegExp(comments.signOf({ name: 'Q1', open: 0, unread: 0 })) })
      .click();
    const field = colleague.getByRole('textbox', { name: comments.placeholder });
    await field.pressSequentially(`@${nickName.slice(0, 1)}`);
    await colleague.getByRole('menuitem', { name: nickName }).click();
    await field.pressSequentially('why only two?');
    await colleague.getByRole('button', { name: comments.send, exact: true }).click();
    await expect(colleague.getByText('why only two?')).toBeVisible();
    await expectAccessible(colleague);
  });

  await test.step('the creator is told, follows it to the question, and resolves it', async () => {
    await creator.goto(DESKTOP);
    await bellOf(creator).click();
    await messageOf(creator, words['comment-mention'].title).click();
    await creator.getByRole('button', { name: comments.resolve, exact: true }).click();
    await expect(creator.getByRole('button', { name: comments.showResolved({ count: 1 }) })).toBeVisible();
    await expect(creator.getByText('why only two?')).toHaveCount(0);
  });

  await test.step('the page of all messages has what was read; the log says who was added', async () => {
    await colleague.goto(DESKTOP);
    await bellOf(colleague).click();
    await colleague.getByRole('link', { name: t.all, exact: true }).click();
    const row = colleague.getByRole('list', { name: t.page.list }).getByRole('listitem').filter({ hasText: name });
    await expect(row.filter({ hasText: words['comment-resolved'].title })).toHaveAttribute('data-unread', 'true');
    await expect(row.filter({ hasText: words['collaborator-added'].title })).toHaveAttribute('data-unread', 'false');
    await expectAccessible(colleague);
    await creator.goto(`/team/workSpace/workSpace-log?scrollId=${scrollId}`);
    const log = operationTexts[language];
    await expect(creator.getByRole('row').filter({ hasText: log.actions['rights.add'] })).toContainText('****9000');
    await expectAccessible(creator);
  });
});
