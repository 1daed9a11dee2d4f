import { cohenKappa } from '@wenshu/words';

/** What a rule found of what it should: counts, so that a small number is seen to be small. */
export interface Figures {
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
  /** Faultless cases that come close to this rule, and how many of them it spoke up about. */
  readonly near: number;
  readonly nearWrong: number;
}

/** Labels by case: the rules that somebody says it breaks. */
export type Labels = ReadonlyMap<string, ReadonlySet<string>>;

export function figuresOf(rule: string, ids: readonly string[], truth: Labels, found: Labels, near: Labels): Figures {
  const has = (labels: Labels, id: string) => labels.get(id)?.has(rule) === true;
  const close = ids.filter(id => has(near, id));
  return {
    right: ids.filter(id => has(truth, id) && has(found, id)).length,
    wrong: ids.filter(id => !has(truth, id) && has(found, id)).length,
    missed: ids.filter(id => has(truth, id) && !has(found, id)).length,
    near: close.length,
    nearWrong: close.filter(id => has(found, id)).length,
  };
}

/** Cohen's κ of two labellers on one yes or no about each case; undefined when both always said the same one thing. */
export function kappaOf(pairs: readonly (readonly [boolean, boolean])[]): number | undefined {
  return cohenKappa(pairs.map(pair => pair.map(Number))).kappa ?? undefined;
}

export function readLabels(tsv: string): Map<string, Set<string>> {
  const labels = new Map<string, Set<string>>();
  for (const line of tsv.trim().split('\n').slice(1)) {
    const [id, rule] = line.split('\t');
    if (!id || !rule) continue;
    const rules = labels.get(id) ?? new Set();
    if (rule.trim() !== 'none') rules.add(rule.trim());
    labels.set(id, rules);
  }
  return labels;
}
