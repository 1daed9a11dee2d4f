import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createQuestionnaire, type Questionnaire } from '@wenshu/survey-core';
import { buildExample } from '@wenshu/survey-core/testing';
import { editorTexts } from '@wenshu/texts/design/editor';
import { languageTexts } from '@wenshu/texts/design/languages';
import { quotaTexts } from '@wenshu/texts/design/quota';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { startDevice } from '../../../app/together/testing/start-device.ts';
import { CreateScreenContext, type LoadedScroll } from '../document/state/create-screen.ts';
import { createEditor } from '../document/state/editor-store.ts';
import { buildServer } from '../document/state/testing/build-server.ts';
import { EditorContext } from '../document/state/use-editor.ts';
import { LanguagesScreen } from '../languages/languages-screen.tsx';
import { QuotaScreen } from '../quota/quota-screen.tsx';
import { CreateBar } from './create-bar.tsx';

vi.mock('../../../app/session/session.ts', () => ({ useSession: { getState: () => ({}) } }));
vi.mock('../../../app/client.ts', () => ({ client: {} }));
vi.mock('../../../app/routes/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock('../../../app/routes/use-go.ts', () => ({ useGo: () => ({ go: () => {} }) }));
vi.mock('../document/presence/after-typing.ts', () => ({}));
vi.mock('../../../app/use-is-narrow.ts', () => ({ useIsNarrow: () => false }));
vi.mock('@tanstack/react-router', async original => ({ ...(await original<object>()), useSearch: () => ({}) }));

beforeEach(startDevice);

const example = buildExample();
const empty = createQuestionnaire({ title: 'Tea', baseLanguageId: 1, groupId: 'first00001' });
const state = { isFresh: false, isBusy: false, publish: () => {}, suspend: () => {}, end: () => {} } as never;

/** A screen as somebody sees it who may edit, or who may only look. */
function seen(screen: ReactNode, document: Questionnaire, mayEdit: boolean): string {
  const loaded = { scrollId: 'scroll0001', version: 1, document, publishedIds: [], isCreator: false };
  const editor = createEditor({ ...loaded, mayEdit, versionTime: null }, buildServer().transport);
  const context = {
    loaded: { ...loaded, mayEdit, versionTime: null, collected: 0 } as unknown as LoadedScroll,
    status: 0 as const,
    isCollecting: false,
    isLocked: !mayEdit,
  };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <EditorContext value={{ ...editor, store: { ...editor.store, getInitialState: editor.store.getState } }}>
        <CreateScreenContext value={context}>{screen}</CreateScreenContext>
      </EditorContext>
    </QueryClientProvider>,
  );
}

const [editor, quota, languages] = [editorTexts.zh, quotaTexts.zh, languageTexts.zh];
const offers = [
  ['the bar', <CreateBar key="bar" state={state} tools={undefined} />, example, [editor.publish, editor.undo]],
  ['quotas', <QuotaScreen key="quotas" />, example, [quota.add, quota.remove]],
  ['no quotas', <QuotaScreen key="none" />, { ...example, quotas: {} }, [quota.add]],
  [
    'languages',
    <LanguagesScreen key="languages" />,
    example,
    [languages.add, languages.removeAll, languages.import, languages.remove({ name: 'Français' })],
  ],
  ['no languages', <LanguagesScreen key="alone" />, empty, [languages.add, languages.emptyText]],
] as const satisfies readonly (readonly [string, ReactNode, Questionnaire, readonly string[]])[];

test.each(offers)(
  '%s: whoever may only look is offered nothing to add or to take away',
  (_name, screen, document, words) => {
    const shown = (mayEdit: boolean) => {
      // Between two letters of a button antd puts a space.
      const html = seen(screen, document, mayEdit).replaceAll(/(?<=>\p{sc=Han}) (?=\p{sc=Han}<)/gu, '');
      return words.filter(one => html.includes(`>${one}<`) || html.includes(`"${one}"`));
    };
    expect(shown(true)).toEqual(words);
    expect(shown(false)).toEqual([]);
  },
);
