import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CrashedPage } from './state-pages.tsx';

const said = (error: unknown) => renderToStaticMarkup(<CrashedPage error={error} />);

test('a page whose code did not arrive says that loading failed; one that broke says something else (S8.25)', () => {
  const missing = said(new TypeError('Importing a module script failed.'));
  expect(missing).toContain('加载失败');
  expect(missing).toContain('重新加载');
  const broken = said(new TypeError("Cannot read properties of undefined (reading 'a')"));
  expect(broken).not.toContain('加载失败');
  expect(broken).toContain('系统异常');
});
