import { collaboratorTexts } from '@wenshu/texts/collaborators';
import { editorTexts } from '@wenshu/texts/editor';
import { questionnaireTexts } from '@wenshu/texts/questionnaires';
import { expect, signIn, test } from './support/journey.ts';

test('two people work on one questionnaire: what they do apart is merged', async ({
  creator,
  newVisitor,
  language,
  isMobile,
}) => {
  test.skip(!isMobile, 'the wide screen has its own two people in editor-logic');
  const t = editorTexts[language];
  const list = questionnaireTexts[language];
  const sharing = collaboratorTexts[language];
  await creator.getByRole('button', { name: list.create }).click();
  await creator.getByRole('textbox', { name: list.name }).fill('Together');
  await creator.getByRole('button', { name: list.confirm, exact: true }).click();
  for (const type of ['single-choice', 'fill-in'] as const)
    await creator.getByRole('button', { name: t.types[type], exact: true }).click();
  await creator.getByRole('status').filter({ hasText: t.saved }).waitFor();
  const address = creator.url();

  const colleague = await newVisitor();
  await test.step('the colleague may not open it before being added', async () => {
    await signIn(colleague, language, '13900139000');
    await colleague.goto(address);
    await expect(colleague.getByText(t.loadFailed)).toBeVisible();
  });

  await test.step('the creator adds the colleague by phone', async () => {
    await creator.getByRole('button', { name: sharing.open, exact: true }).click();
    await creator.getByRole('textbox', { name: sharing.phone }).fill('13900139000');
    await creator.getByRole('button', { name: sharing.add, exact: true }).click();
    await expect(creator.getByText('139****9000')).toBeVisible();
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
    // Saving brings the colleague's change along.
    await expect(creator.getByRole('textbox', { name: t.questionTitle({ seqName: 'Q2' }) })).toHaveValue('Theirs');
    await expect(mine).toHaveValue('Mine');
  });
});
