import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { compareAreas } from './compare-areas.ts';
import { compareTexts } from './compare-texts.ts';
import { findStrayChinese } from './find-stray-chinese.ts';

describe('comparing two languages', () => {
  it('is content with texts that say the same', () => {
    const zh = { title: '问卷', left: ({ count }: { count: number }) => `还有 ${count} 题`, own: '中文' };
    const en = { title: 'Survey', left: ({ count }: { count: number }) => `${count} to go`, own: '中文' };
    expect(compareTexts(zh, en, 't')).toEqual([]);
  });

  it('finds a word that was left empty', () => {
    expect(compareTexts({ a: '保存' }, { a: '' }, 't')).toEqual(['t.a: empty in one language']);
  });

  it('finds Chinese that was copied into the English text', () => {
    expect(compareTexts({ a: '保存问卷' }, { a: '保存 survey' }, 't')).toHaveLength(1);
  });

  it('finds a blank that the English text forgot', () => {
    const zh = { a: ({ name, count }: { name: string; count: number }) => `${name}：${count}` };
    const en = { a: ({ name }: { name: string; count: number }) => `${name}` };
    expect(compareTexts(zh, en, 't')).toEqual(['t.a: the English text leaves out ⟦count⟧']);
  });

  it('finds a key that only one language has', () => {
    expect(compareTexts({ a: '一', b: '二' }, { a: 'one' }, 't')).toEqual(['t.b: in one language only']);
  });
});

describe('looking for words', () => {
  const folder = makeTemporaryFolder('texts');
  afterAll(() => folder.remove());

  it('compares them in the texts, and in the folder of every question type', async () => {
    const names = ['words', 'labels', 'panel-words'].map(name => `packages/question-types/src/rose/${name}.ts`);
    for (const file of ['packages/texts/src/a.ts', ...names]) {
      mkdirSync(dirname(join(folder.path, file)), { recursive: true });
      writeFileSync(join(folder.path, file), "export const words = { zh: { a: '保存' }, en: { a: '保存' } };");
    }
    const made = "words: { zh: n + '项', en: 'some' } }";
    const problems = 'packages/question-types/src/rose/problems.ts';
    writeFileSync(
      join(folder.path, problems),
      `export const a = n => ({ ${made});\nexport const b = { words: { zh: '一', en: '' } };`,
    );
    const faults = await compareAreas(folder.path);
    expect(faults.map(fault => fault.split(' ')[0])).toEqual(
      [...names, problems, problems, 'packages/texts/src/a.ts'].sort(),
    );
  });
});

describe('looking for stray Chinese', () => {
  it('passes over comments and finds words in code, by their line', () => {
    const source = ['// 注释', '/* 多行', '注释 */', "const a = 'https://x/y'; // 网址", '<b>提交</b>'].join('\n');
    expect(findStrayChinese(source)).toEqual([5]);
  });
});
