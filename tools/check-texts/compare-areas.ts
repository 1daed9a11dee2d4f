import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compareTexts } from './compare-texts.ts';

/** Where words are: packages/texts, and what a question type is called and says, in its own folder. */
const WORDS = ['packages/texts/src/**/*.ts', 'packages/question-types/src/*/{words,labels,panel-words}.ts'];

type Texts = Parameters<typeof compareTexts>[0];

/** What is wrong between the two languages, in every file of words below this folder. */
export async function compareAreas(root: string): Promise<string[]> {
  const faults: string[] = [];
  for (const file of globSync(WORDS, { cwd: root }).sort()) {
    if (file.endsWith('.test.ts')) continue;
    const exported: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(join(root, file)).href);
    for (const [name, value] of Object.entries(exported)) {
      if (isBilingual(value)) faults.push(...compareTexts(value.zh, value.en, `${file} ${name}`));
    }
  }
  return faults;
}

function isBilingual(value: unknown): value is { zh: Texts; en: Texts } {
  return typeof value === 'object' && value !== null && 'zh' in value && 'en' in value;
}
