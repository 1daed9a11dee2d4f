import { buildCodebook, type Codebook, type CodebookVariable } from '../codebook/codebook.ts';
import type { Flow } from '../flow/flow.ts';
import type { Id } from '../ids.ts';
import type { TypeRegistry } from '../question-type/registry.ts';

/** What a variable changes in: what it is called in files, what stands above it, how it is measured, which codes it has. */
export type VariableAspect = 'name' | 'label' | 'measure' | 'codes';

export interface VariableChange {
  readonly key: string;
  /** As files will call it. */
  readonly name: string;
  readonly label: string;
  readonly questionId?: Id;
  /**
   * `new`: no answer has it yet. `back`: older answers have it, it was not asked for a while. `changed`: it goes on, told otherwise.
   * `retired`: asked no more; what was answered stays.
   */
  readonly change: 'new' | 'back' | 'changed' | 'retired';
  /** Of one that is changed. */
  readonly aspects?: readonly VariableAspect[];
  /** What files call it now, where that is another name. */
  readonly nameBefore?: string;
  readonly labelBefore?: string;
  /** Its codes that are new, called otherwise, or offered no more. */
  readonly codes?: readonly CodeChange[];
}

export interface CodeChange {
  readonly value: number;
  readonly label: string;
  readonly change: 'new' | 'renamed' | 'retired';
  readonly labelBefore?: string;
}

/**
 * What publishing a version does to the variables of a data set. `past` is everything that was published, the newest first; without any
 * everything is new.
 */
export function dataChanges(next: Flow, past: readonly Flow[], types: TypeRegistry): VariableChange[] {
  const [live] = past;
  const [before, after] = [buildCodebook(past, types), buildCodebook([next, ...past], types)];
  const [askedBefore, askedAfter] = [
    byKey(buildCodebook(live ? [live] : [], types)),
    byKey(buildCodebook([next], types)),
  ];
  const known = byKey(before);
  return after.variables.flatMap((variable): VariableChange[] => {
    const { key, name, label, questionId } = variable;
    const is = askedAfter.get(key);
    const was = askedBefore.get(key);
    const about = { key, name, label, ...(questionId !== undefined && { questionId }) };
    if (is && !known.has(key)) return [{ ...about, change: 'new' }];
    if (is && !was) return [{ ...about, change: 'back' }];
    if (!is && was) return [{ ...about, change: 'retired' }];
    return is && was ? changed(about, { is, was, variable, before: known.get(key)! }) : [];
  });
}

const byKey = ({ variables }: Codebook): ReadonlyMap<string, CodebookVariable> =>
  new Map(variables.map(variable => [variable.key, variable]));

interface Sides {
  /** As the next version alone has it, and as the one that is answered now does. */
  readonly is: CodebookVariable;
  readonly was: CodebookVariable;
  /** As all versions together have it, with the next one and without. */
  readonly variable: CodebookVariable;
  readonly before: CodebookVariable;
}

function changed(
  about: Pick<VariableChange, 'key' | 'name' | 'label' | 'questionId'>,
  { is, was, variable, before }: Sides,
): VariableChange[] {
  const codes = codeChanges(was, is);
  const aspects: VariableAspect[] = [];
  if (variable.name !== before.name) aspects.push('name');
  if (variable.label !== before.label) aspects.push('label');
  if (variable.measure !== before.measure) aspects.push('measure');
  if (codes.length > 0) aspects.push('codes');
  if (aspects.length === 0) return [];
  return [
    {
      ...about,
      change: 'changed',
      aspects,
      ...(variable.name !== before.name && { nameBefore: before.name }),
      ...(variable.label !== before.label && { labelBefore: before.label }),
      ...(codes.length > 0 && { codes }),
    },
  ];
}

function codeChanges(was: CodebookVariable, is: CodebookVariable): CodeChange[] {
  const [old, now] = [was, is].map(
    ({ valueLabels = [] }) => new Map(valueLabels.map(({ value, label }) => [value, label])),
  ) as [Map<number, string>, Map<number, string>];
  return [
    ...[...now].flatMap(([value, label]): CodeChange[] => {
      const labelBefore = old.get(value);
      if (labelBefore === undefined) return [{ value, label, change: 'new' }];
      return labelBefore === label ? [] : [{ value, label, change: 'renamed', labelBefore }];
    }),
    ...[...old].flatMap(([value, label]): CodeChange[] =>
      now.has(value) ? [] : [{ value, label, change: 'retired' }],
    ),
  ];
}
