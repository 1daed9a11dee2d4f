import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findGlossaryTwins } from './find-glossary-twins.ts';

const head = '# Glossary\n\n| we say | the wire says | 中文 | what it is |\n|---|---|---|---|\n';

it('finds a word that stands in two lines, alone or among others, in either language', () => {
  const lines = [
    '| run, turn | | 计算 | once |',
    '| turn | | 轮次、通道 | twice |',
    '| lane | | 通道 | in Chinese |',
    '| run (of a test) | | | says which |',
  ];
  expect(findGlossaryTwins(head + lines.join('\n'))).toEqual([
    'docs/glossary.md defines "turn" twice',
    'docs/glossary.md defines "通道" twice',
  ]);
});

it('finds none in ours', () => {
  const ours = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
  expect(ours).toContain('| questionnaire | scroll |');
  expect(findGlossaryTwins(ours)).toEqual([]);
});
