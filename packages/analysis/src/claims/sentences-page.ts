import type { AnyClaim } from './claim.ts';

const INTRODUCTION = `# What we say about numbers

Every sentence that findings, models and reports say of numbers, with the condition under which it is said. Made from the code by
\`npm run sentences\`; a test holds it to the code. How a sentence is added: [recipe](recipes/add-a-sentence.md).
`;

/** The page of all sentences, for whoever reviews them as a statistician would. */
export function sentencesPage(all: Readonly<Record<string, Readonly<Record<string, AnyClaim>>>>): string {
  const rowOf = ([name, one]: readonly [string, AnyClaim]) =>
    `| \`${name}\` | ${[one.when, one.show('zh'), one.show('en')].map(inCell).join(' | ')} |`;
  const sections = Object.entries(all).map(([where, claims]) =>
    [`## ${where}`, '| | said when | 中文 | English |', '|---|---|---|---|', ...Object.entries(claims).map(rowOf)].join(
      '\n',
    ),
  );
  return `${[INTRODUCTION, ...sections].join('\n')}\n`;
}

const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
