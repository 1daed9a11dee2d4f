import { decisionTreeTexts } from '@wenshu/texts/findings/models/decision-tree';
import { formatNumber } from '../../exhibit/format-number.ts';
import { titleOf } from '../../exhibit/title-of.ts';
import type { PresentContext } from '../../kind/kind.ts';
import { numberAs } from '../model/plain-table.ts';
import type { Branch } from './found.ts';

/** One step of the way: a question, by a shorter name where one is given, with the options that go it, or with its range. */
export function branchText(branch: Branch, context: PresentContext, name?: string): string {
  const { language, variables } = context;
  const texts = decisionTreeTexts[language];
  const variable = variables.get(branch.key);
  const question = name ?? titleOf(variable, branch.key, language);
  const { from, to } = branch;
  const number = (value: number) => formatNumber(numberAs(Number.isInteger(value) ? 0 : 2), value, language);
  const isIn = (code: number) =>
    branch.codes
      ? branch.codes.includes(code)
      : code >= (from ?? Number.NEGATIVE_INFINITY) && code < (to ?? Number.POSITIVE_INFINITY);
  // A scale is told by the words of its points, which people know, and not by a number between two of them.
  const options = (variable?.categories ?? []).filter(
    ({ code }) => isIn(code) && !(variable?.missing ?? []).includes(code),
  );
  if (options.length > 0) return texts.chosen({ question, options: options.map(({ label }) => label) });
  if (from !== undefined && to !== undefined) return texts.between({ question, from: number(from), to: number(to) });
  if (from !== undefined) return texts.atLeast({ question, from: number(from) });
  return texts.below({ question, to: to === undefined ? '' : number(to) });
}

export function ruleText(path: readonly Branch[], context: PresentContext): string {
  const { everybody, and } = decisionTreeTexts[context.language];
  return path.length === 0 ? everybody : path.map(branch => branchText(branch, context)).join(and);
}
