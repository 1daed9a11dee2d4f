import { readFileSync } from 'node:fs';
import { checkCraft, craftRules } from '@wenshu/craft';
import { questionTypes } from '@wenshu/question-types/core';
import { type CraftCase, documentOf } from './case-document.ts';
import { type Figures, figuresOf, kappaOf, type Labels, readLabels } from './figures.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const percent = (part: number, whole: number) =>
  whole === 0 ? '   –' : `${Math.round((100 * part) / whole)}%`.padStart(4);

/** How often the craft check is right, by rule: on cases that two people labelled. The second labels are read for κ alone. */
export function benchCraft(halves: readonly CraftCase['half'][], isTelling: boolean): void {
  // Read as written by hand: the shape is the file's own, and a case that is none fails below.
  const cases = JSON.parse(read('craft-questions.json')) as CraftCase[];
  const first = readLabels(read('labels-a.tsv'));
  const second = readLabels(read('labels-b.tsv'));
  const near = readLabels(read('near-misses.tsv'));
  for (const half of halves) {
    const own = cases.filter(one => one.half === half);
    const found: Labels = new Map(own.map(one => [one.id, new Set(rulesFoundIn(one))]));
    const ids = own.map(({ id }) => id);
    console.log(`\n${half} half: ${ids.length} cases`);
    console.log(`${'rule'.padEnd(30)}right wrong missed  precision recall  near misses  κ`);
    const rules = craftRules.filter(rule => rule !== 'survey-too-long');
    const all = rules.map(rule => {
      const figures = figuresOf(rule, ids, first, found, near);
      const has = (labels: Labels, id: string) => labels.get(id)?.has(rule) === true;
      printLine(rule, figures, kappaOf(ids.map(id => [has(first, id), has(second, id)])));
      return figures;
    });
    const pairs = ids.flatMap(id =>
      rules.map(rule => [first.get(id)?.has(rule) === true, second.get(id)?.has(rule) === true] as const),
    );
    printLine('all rules', sumOf(all), kappaOf(pairs));
    if (isTelling) tell(own, first, found);
  }
}

export const rulesFoundIn = (one: CraftCase) =>
  checkCraft(documentOf(one), questionTypes, { isPart: !one.whole }).map(({ rule }) => rule);

function printLine(rule: string, { right, wrong, missed, near, nearWrong }: Figures, kappa: number | undefined): void {
  const counts = [right, wrong, missed].map(count => String(count).padStart(5)).join(' ');
  const shares = `${percent(right, right + wrong)}      ${percent(right, right + missed)}`;
  console.log(
    `${rule.padEnd(30)}${counts}       ${shares}   ${String(nearWrong).padStart(4)} of ${String(near).padEnd(3)}  ${kappa?.toFixed(2) ?? '–'}`,
  );
}

const sumOf = (all: readonly Figures[]): Figures => {
  const sum = (pick: (one: Figures) => number) => all.reduce((total, one) => total + pick(one), 0);
  return {
    right: sum(one => one.right),
    wrong: sum(one => one.wrong),
    missed: sum(one => one.missed),
    near: sum(one => one.near),
    nearWrong: sum(one => one.nearWrong),
  };
};

/** Which cases: of the open half alone, where rules may be mended by it. */
function tell(cases: readonly CraftCase[], truth: Labels, found: Labels): void {
  for (const one of cases.filter(({ half }) => half === 'open')) {
    const should = truth.get(one.id) ?? new Set();
    const does = found.get(one.id) ?? new Set();
    for (const rule of does) if (!should.has(rule)) console.log(`  false alarm ${one.id} ${rule}`);
    for (const rule of should) if (!does.has(rule)) console.log(`  missed      ${one.id} ${rule}`);
  }
}
