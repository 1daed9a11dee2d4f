import { describe, expect, test } from 'vitest';
import { readBuild } from './read-build.ts';
import { shouldReload } from './should-reload.ts';

const page = (scripts: string[], mark = '') =>
  `<head><meta name="build" content="${mark}">${scripts.map(src => `<script type="module" crossorigin src="${src}"></script>`).join('')}</head>`;

describe('readBuild', () => {
  test('is the same for the same set of scripts, in any order and however often', () => {
    expect(readBuild(page(['/a.js', '/b.js']))).toBe(readBuild(page(['/b.js', '/a.js', '/b.js'])));
  });

  test('differs when a script reference changes (P4.25)', () => {
    expect(readBuild(page(['/a-1.js']))).not.toBe(readBuild(page(['/a-2.js'])));
  });

  test('differs when only the build mark changes: the workspace has new scripts', () => {
    expect(readBuild(page(['/a.js'], 'x'))).not.toBe(readBuild(page(['/a.js'], 'y')));
  });

  test('is unknown for a page without scripts, such as a proxy error', () => {
    expect(readBuild('<h1>502</h1>')).toBeUndefined();
  });
});

describe('shouldReload', () => {
  const ready = { running: 'one', offered: 'two', reloadedFor: undefined, isIdle: true, isSaved: true };

  test('reloads for a new build when idle and saved', () => {
    expect(shouldReload(ready)).toBe(true);
  });

  test.each([
    ['the build is the same', { offered: 'one' }],
    ['the server has no readable build', { offered: undefined }],
    ['the running build is unknown', { running: undefined }],
    ['this tab has reloaded for this build before', { reloadedFor: 'two' }],
    ['somebody is working', { isIdle: false }],
    ['something is unsaved', { isSaved: false }],
  ])('does not reload when %s', (_, change) => {
    expect(shouldReload({ ...ready, ...change })).toBe(false);
  });
});
