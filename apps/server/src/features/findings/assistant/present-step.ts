import type { AskedStep, AskPlan } from '@wenshu/api-contract';
import type { StepRow } from './conversation.repository.ts';
import type { AskKnown } from './plan/ask-things.ts';

/** A step as its person sees it; without what is known of the survey, in their own words alone. */
export function presentStep(row: StepRow, known: AskKnown | undefined): AskedStep {
  const { step, after, question, reading, helped, askedAt } = row;
  const labelOf = (key: string) => known?.byKey.get(key)?.label;
  const labels = (keys: readonly string[]) => keys.flatMap(key => labelOf(key) ?? []);
  return {
    step,
    after,
    question,
    time: askedAt.getTime(),
    is: reading.is,
    plan: known && reading.is === 'plan' ? inWords(reading.plan, known) : null,
    choices:
      known && reading.is === 'which'
        ? reading.keys.flatMap(key => (labelOf(key) === undefined ? [] : [{ key, label: labelOf(key)! }]))
        : [],
    understood: reading.is === 'unclear' ? labels(reading.keys) : [],
    helped,
  };
}

function inWords(
  { kind, subjects, by, isByAny, only, shown }: AskPlan,
  { byKey, variables }: AskKnown,
): AskedStep['plan'] {
  const labels = (keys: readonly string[]) => keys.flatMap(key => byKey.get(key)?.label ?? []);
  return {
    kind,
    subjects: labels(subjects),
    by: labels(by),
    isByAny,
    only: only.flatMap(({ variable, codes }) => {
      const found = variables.find(({ key }) => key === variable);
      const options = found?.categories?.filter(({ code }) => codes.includes(code)) ?? [];
      return found ? [{ label: found.label || found.name, options: options.map(({ label }) => label) }] : [];
    }),
    shown,
  };
}
