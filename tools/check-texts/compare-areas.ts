import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compareTexts } from './compare-texts.ts';

/** Where words are: packages/texts, and what a question type is called and says, in its own folder. */
const WORDS = ['packages/texts/src/**/*.ts', 'packages/question-types/src/*/{words,labels,panel-words,problems}.ts'];

type Texts = Parameters<typeof compareTexts>[0];

/** What is wrong between the two languages, in every file of words below this folder. */
export async function compareAreas(root: string): Promise<string[]> {
  const faults: string[] = [];
  for (const file of globSync(WORDS, { cwd: root }).sort()) {
    if (file.endsWith('.test.ts')) continue;
    const exported: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(join(root, file)).href);
    for (const [name, value] of Object.entries(exported)) {
      const texts = textsOf(value);
      if (texts) faults.push(...compareTexts(texts.zh, texts.en, `${file} ${name}`));
    }
  }
  return faults;
}

/** Words side by side, as they are, of a problem that brings them along, or of a function that makes one. */
function textsOf(value: unknown): { readonly zh: Texts; readonly en: Texts } | undefined {
  if (isBilingual(value)) return value;
  if (isProblem(value)) return value.words;
  if (typeof value !== 'function') return undefined;
  const make =
    (language: 'zh' | 'en') =>
    (...args: never[]) => {
      const made: unknown = value(...args);
      if (!isProblem(made)) throw new Error('No problem with words');
      return made.words[language];
    };
  return { zh: make('zh'), en: make('en') };
}

function isProblem(value: unknown): value is { words: { zh: string; en: string } } {
  return typeof value === 'object' && value !== null && 'words' in value && isBilingual(value.words);
}

function isBilingual(value: unknown): value is { zh: Texts; en: Texts } {
  return typeof value === 'object' && value !== null && 'zh' in value && 'en' in value;
}
