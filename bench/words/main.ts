// `npm run bench -- words`: how well answers are cut into words and felt, against people's labels, and how long 100,000 of them take to be grouped, ordered
// and searched, a suggestion, and a table of what was coded, each beside a reference of the same run. Half of the labels was kept while lists and rules were made and is for the figure alone: `--kept` prints it, and nothing may be changed by
// it. `--part cutting`, `--part feeling`, `--part grouping`, `--part suggesting`, `--part table`: that one alone.
import { scoreCutting } from '../../packages/words/test/cut-score.ts';
import { type FeelingScore, scoreFeeling } from '../../packages/words/test/feeling-score.ts';
import { cutOpen } from '../../packages/words/test/labels/cut-open.ts';
import { feelingEnOpen } from '../../packages/words/test/labels/feeling-en-open.ts';
import { feelingZhOpen } from '../../packages/words/test/labels/feeling-zh-open.ts';
import { benchCodedTable } from './coded-table.ts';
import { benchGrouping } from './grouping.ts';
import { benchSuggesting } from './suggesting.ts';

const isKept = process.argv.includes('--kept');
const at = process.argv.indexOf('--part');
const isWanted = (part: string) => at < 0 || process.argv[at + 1] === part;
const percent = (part: number, whole: number) =>
  whole === 0 ? '   –' : `${((100 * part) / whole).toFixed(0).padStart(3)}%`;

if (isWanted('cutting')) {
  const platform = new Intl.Segmenter('zh', { granularity: 'word' });
  const alone = (text: string) =>
    [...platform.segment(text)].map(({ index, segment }) => ({ start: index, text: segment }));
  const sets = [
    ['open', cutOpen],
    ...(isKept ? [['kept', (await import('../../packages/words/test/labels/cut-kept.ts')).cutKept] as const] : []),
  ] as const;
  console.log('\nChinese cut into words, against sentences cut by hand');
  for (const [half, set] of sets)
    for (const [name, score] of [
      ['ours', scoreCutting(set)],
      ['Intl.Segmenter alone', scoreCutting(set, alone)],
    ] as const)
      console.log(
        `  ${half}  ${name.padEnd(22)}F1 ${score.f1.toFixed(3)}  precision ${score.precision.toFixed(3)}  recall ${score.recall.toFixed(3)}  ${score.whole} of ${score.sentences} without a mistake`,
      );
}

if (isWanted('feeling')) {
  const sets = [['open', 'zh', feelingZhOpen] as const, ['open', 'en', feelingEnOpen] as const];
  const kept = isKept
    ? [
        ['kept', 'zh', (await import('../../packages/words/test/labels/feeling-zh-kept.ts')).feelingZhKept] as const,
        ['kept', 'en', (await import('../../packages/words/test/labels/feeling-en-kept.ts')).feelingEnKept] as const,
      ]
    : [];
  console.log('\nfeeling, against the labels of one reader');
  for (const [half, language, set] of [...sets, ...kept])
    printFeeling(`${half} ${language}`, scoreFeeling(set, language));
}

function printFeeling(name: string, { cases, right, classes, kinds }: FeelingScore): void {
  const most = Math.max(...classes.map(({ labelled }) => labelled));
  console.log(
    `  ${name}  ${right} of ${cases} right (${percent(right, cases)}); always the most frequent class: ${percent(most, cases)}`,
  );
  for (const one of classes)
    console.log(
      `    ${one.feeling.padEnd(10)}found ${percent(one.right, one.labelled)} of ${one.labelled}, right ${percent(one.right, one.told)} of ${one.told} told`,
    );
  console.log(`    ${kinds.map(kind => `${kind.kind} ${kind.right}/${kind.cases}`).join(', ')}`);
}

if (isWanted('suggesting')) {
  console.log('\nsuggestions, learnt from 10,000 coded answers');
  benchSuggesting();
}

if (isWanted('table')) {
  console.log('\na table of 100,000 people');
  if (!(await benchCodedTable())) process.exitCode = 1;
}

if (isWanted('grouping')) {
  console.log('\n100,000 short answers, made up with a seed');
  if (!benchGrouping()) process.exitCode = 1;
}
