import { type Columns, chaidTree, effectiveBase } from '@wenshu/statistics';
import type { ModelRequest } from '../model/form.ts';
import type { TreeGrower } from './grown-tree.ts';
import type { TreeInput } from './tree-input.ts';

/** Options of a scale merge with their neighbours only, other numbers by bands. */
export function chaidGrower(input: TreeInput, { options }: ModelRequest): TreeGrower {
  const { weights, dependent, independents, classes, codesOf } = input;
  return {
    grow: data =>
      chaidTree({
        data: onEffectiveBase(data, weights),
        dependent,
        dependentLevels: classes.map(String),
        ...(weights !== undefined && { weights }),
        independents: independents.map(name => {
          const codes = codesOf(name);
          if (!codes) return { name, numeric: true };
          return { name, ordinal: !codes.isNominal, levels: codes.present.map(String) };
        }),
        settings: {
          maxDepth: options.depth as number,
          minParent: options.leastParent as number,
          minChild: options.leastLeaf as number,
        },
      }),
  };
}

/** A test of counts takes weights for people: so many as they are worth. */
function onEffectiveBase(data: Columns, weights: string | undefined): Columns {
  if (weights === undefined) return data;
  const given = data[weights] as Float64Array;
  const scale = effectiveBase(given) / given.reduce((sum, weight) => sum + weight, 0);
  return { ...data, [weights]: given.map(weight => weight * scale) };
}
