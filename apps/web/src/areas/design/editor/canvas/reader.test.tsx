import { createQuestionnaire, type Questionnaire } from '@wenshu/survey-core';
import { editorTexts } from '@wenshu/texts/design/editor';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { startDevice } from '../../../../app/together/testing/start-device.ts';
import { newQuestion } from '../../document/reading/new-question.ts';
import { runCommand } from '../../document/reading/testing/run-command.ts';
import { CreateScreenContext, type LoadedScroll } from '../../document/state/create-screen.ts';
import { createEditor } from '../../document/state/editor-store.ts';
import { buildServer } from '../../document/state/testing/build-server.ts';
import { EditorContext } from '../../document/state/use-editor.ts';
import { toolMenu } from '../screen/tool-menu.tsx';
import { Canvas } from './canvas.tsx';

vi.mock('../../../../app/session/session.ts', () => ({ useSession: { getState: () => ({}) } }));
vi.mock('../../../../app/client.ts', () => ({ client: {} }));
vi.mock('../../../../app/routes/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));
vi.mock('../../../../app/use-is-narrow.ts', () => ({ useIsNarrow: () => false }));
vi.mock('../cards/question-comments.tsx', () => ({ QuestionComments: () => null }));

beforeEach(startDevice);

const t = canvasTexts.zh;
const words = editorTexts.zh;
const blank = createQuestionnaire({ title: 'Tea', baseLanguageId: 1, groupId: 'first00001' });
const grouped = runCommand(
  runCommand(blank, 'addTopQuestion', { ...newQuestion(blank, 'nps'), questionId: 'quest00001' }),
  'saveQuestionGroup',
  { groupId: 'empty00001', order: 'z', title: { text: 'Later' } },
);

/** The canvas with its question selected, for somebody who may edit, who has to suspend first, or who may only look. */
function seen(document: Questionnaire, who: 'editor' | 'collecting' | 'reader'): string {
  const loaded = { scrollId: 'scroll0001', version: 1, document, publishedIds: [], isCreator: false };
  const mayEdit = who !== 'reader';
  const editor = createEditor({ ...loaded, mayEdit, versionTime: null }, buildServer().transport);
  editor.select('quest00001');
  const screen = {
    loaded: { ...loaded, mayEdit } as unknown as LoadedScroll,
    status: who === 'collecting' ? (1 as const) : (0 as const),
    isCollecting: who === 'collecting',
    isLocked: who !== 'editor',
  };
  return renderToStaticMarkup(
    // Drawn without a page a store shows how it began: here that is how it stands.
    <EditorContext value={{ ...editor, store: { ...editor.store, getInitialState: editor.store.getState } }}>
      <CreateScreenContext value={screen}>
        <Canvas problems={[]} />
      </CreateScreenContext>
    </EditorContext>,
  );
}

const offers = [
  t.groups.add,
  t.pages.open,
  t.groups.menu(1),
  t.groups.empty,
  `${t.copyQuestion} Q1`,
  `${words.remove} Q1`,
  `${words.moveUp} Q1`,
  `${t.more} Q1`,
];
const shownOf = (html: string, list: readonly string[]) => list.filter(one => html.includes(one));

test('whoever may only look is offered nothing that would be refused, and can still look', () => {
  expect(shownOf(seen(grouped, 'editor'), offers)).toEqual(offers);
  const reading = seen(grouped, 'reader');
  expect(shownOf(reading, offers)).toEqual([]);
  expect(shownOf(reading, [`${t.preview} Q1`, t.groups.emptyLocked])).toHaveLength(2);
});

test('while it collects the same buttons stay in their places, locked: suspending brings them back', () => {
  const locked = offers.filter(one => one !== t.groups.empty);
  expect(shownOf(seen(grouped, 'collecting'), locked)).toEqual(locked);
});

test('an empty questionnaire invites those who may add to it, and nobody else', () => {
  expect(shownOf(seen(blank, 'editor'), [words.emptyTitle, '/team/create-survey'])).toHaveLength(2);
  const reading = seen(blank, 'reader');
  expect(shownOf(reading, [words.emptyTitle, words.emptyText, '/team/create-survey'])).toEqual([]);
  expect(reading).toContain(words.emptyForReader.title);
});

test('the menu has nothing for readers that changes the survey', () => {
  const keys = (mayEdit: boolean) => {
    const editor = buildServer().open();
    const items = toolMenu({ scrollId: 's', isLocked: !mayEdit, mayEdit, isNarrow: false, editor, go: () => {} });
    return items.map(item => item?.key);
  };
  expect(keys(true)).toEqual(expect.arrayContaining(['number', 'import', 'word']));
  expect(keys(false)).toEqual(['languages', 'word']);
});
