import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { allowedLicences } from './check-licence.ts';
import { copyrightLines } from './copyright-lines.ts';
import { presentNotices } from './present-notices.ts';
import { shippedPackages } from './shipped-packages.ts';

const folder = makeTemporaryFolder('notices');
afterAll(() => folder.remove());

describe('a licence', () => {
  it.each([
    ['MIT', ['MIT']],
    ['(MIT OR CC0-1.0)', ['MIT']],
    ['(GPL-3.0-only OR MIT)', ['MIT']],
    ['Apache-2.0 AND BSL-1.0', ['Apache-2.0', 'BSL-1.0']],
    ['(MIT OR GPL-2.0-only) AND ISC', ['MIT', 'ISC']],
  ])('%s is taken as %j', (expression, ids) => {
    expect(allowedLicences(expression)).toEqual(ids);
  });

  it.each([
    ...['AGPL-3.0-only', 'AGPL-3.0-or-later', 'GPL-2.0-only', 'LGPL-3.0-only', 'SSPL-1.0', 'BUSL-1.1', 'CC-BY-NC-4.0'],
    ...[
      'MIT AND GPL-3.0-only',
      'GPL-2.0-only WITH Classpath-exception-2.0',
      'MIT WITH something',
      'UNLICENSED',
      'none',
      '',
    ],
    'SEE LICENSE IN LICENSE.txt',
  ])('"%s" is refused', expression => {
    expect(allowedLicences(expression)).toBeUndefined();
  });
});

describe('who holds the rights', () => {
  it('is read from the lines that say so, not from the clauses of a licence', () => {
    const text = [
      'MIT License',
      ' * Copyright (c) 2014-present Somebody. All rights reserved.',
      '© 2020 Another | One',
      '(c) You must retain all notices',
      'copyright notice and this permission notice shall be included',
      'Copyright [yyyy] [name of copyright owner]',
    ].join('\n');
    expect(copyrightLines(text)).toEqual(['Copyright (c) 2014-present Somebody.', '© 2020 Another / One']);
  });
});

describe('the page', () => {
  it('lists what is shipped by name, version and licence, and nothing that is for development alone', () => {
    const root = folder.path;
    const lock = {
      packages: {
        '': { name: 'house' },
        'apps/server': {},
        'node_modules/server': { link: true },
        'node_modules/kept': { version: '2.0.0', license: 'MIT' },
        'node_modules/other/node_modules/kept': { version: '1.0.0', license: 'ISC' },
        'node_modules/elsewhere': { version: '3.0.0', license: 'MIT', optional: true },
        'node_modules/tool': { version: '9.9.9', license: 'AGPL-3.0-only', dev: true },
      },
    };
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
    const install = (path: string, licence: string) => {
      mkdirSync(join(root, path), { recursive: true });
      writeFileSync(join(root, path, 'LICENSE'), licence);
      writeFileSync(join(root, path, 'package.json'), '{"author":"An Author <a@b.cn>"}');
    };
    install('node_modules/kept', 'Copyright (c) 2020 Kept');
    install('node_modules/other/node_modules/kept', 'no line here');
    const page = presentNotices({
      packages: shippedPackages(root),
      otherWorks: 'others',
      texts: new Map([['MIT', 'x']]),
    });
    expect(page.match(/^\| (kept|elsewhere|tool).*$/gm)).toEqual([
      '| elsewhere | 3.0.0 | MIT |  |',
      '| kept | 1.0.0 | ISC | An Author |',
      '| kept | 2.0.0 | MIT | Copyright (c) 2020 Kept |',
    ]);
    expect(page).toContain('### MIT\n```\nx\n```');
  });
});
