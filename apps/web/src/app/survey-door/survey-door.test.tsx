import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Right } from '@wenshu/api-contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

// What asks the server looks at the page it stands in, and there is none.
vi.stubGlobal('location', { hostname: 'localhost', protocol: 'http:', origin: 'http://localhost' });
vi.stubGlobal('document', { cookie: '', addEventListener: () => {} });
const { ownRights } = await import('./own-rights.ts');
const { SurveyDoor } = await import('./survey-door.tsx');

const scrollId = 'scroll00001';
function seen(held: readonly Right[] | undefined, path = '/survey/dataSheet'): string {
  const queries = new QueryClient();
  if (held) queries.setQueryData(ownRights(scrollId).queryKey, { dataId: scrollId, rights: [...held] });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <SurveyDoor scrollId={scrollId} path={path}>
        <p>the page</p>
      </SurveyDoor>
    </QueryClientProvider>,
  );
}

it('lets in whoever may, and whoever is not known yet; in the place of the page others are told why', () => {
  expect(seen(['questionnaire.view', 'records.view'])).toBe('<p>the page</p>');
  expect(seen(undefined)).toBe('<p>the page</p>');
  expect(seen(['questionnaire.view'], '/survey/create/edit')).toBe('<p>the page</p>');
  const shut = seen(['questionnaire.view', 'statistics.view']);
  expect(shut).not.toContain('the page');
  expect(shut).toContain('权限');
});
