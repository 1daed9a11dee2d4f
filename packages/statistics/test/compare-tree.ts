import { setKey } from './compare-free-order.ts';
import { isNothing, show, type Tolerance } from './tolerance.ts';

interface Node {
  id: number;
  parent: number | null;
  leaf: boolean;
  counts: number[];
  variable?: string;
  improvement?: number;
  threshold?: number;
  lowChild?: number;
  highChild?: number;
  groupA?: string[];
  groupB?: string[];
  childA?: number;
  childB?: number;
  [field: string]: unknown;
}

/** Walks two decision trees from their roots side by side; which of two groups comes first is free. */
export function compareTree(got: unknown, want: unknown, tolerance: Tolerance): string | undefined {
  if (!Array.isArray(got)) return 'no array of nodes';
  const found = got as Node[];
  const wanted = want as Node[];
  const differences: string[] = [];
  const byId = (nodes: readonly Node[], id: number | undefined) => nodes.find(node => node.id === id);

  const walk = (a: Node | undefined, b: Node | undefined, path: string): void => {
    if (!a || !b) {
      differences.push(`${path}: node missing`);
      return;
    }
    differences.push(...compareNode(a, b, tolerance).map(text => `${path}: ${text}`));
    if (b.leaf || a.variable !== b.variable) return;
    if (b.threshold !== undefined) {
      walk(byId(found, a.lowChild), byId(wanted, b.lowChild), `${path}/low`);
      walk(byId(found, a.highChild), byId(wanted, b.highChild), `${path}/high`);
      return;
    }
    const isSwapped = setKey(a.groupA ?? []) === setKey(b.groupB ?? []);
    if (!isSwapped && setKey(a.groupA ?? []) !== setKey(b.groupA ?? [])) {
      differences.push(
        `${path}: groups got ${show(a.groupA)}|${show(a.groupB)}, want ${show(b.groupA)}|${show(b.groupB)}`,
      );
      return;
    }
    walk(byId(found, isSwapped ? a.childB : a.childA), byId(wanted, b.childA), `${path}/A`);
    walk(byId(found, isSwapped ? a.childA : a.childB), byId(wanted, b.childB), `${path}/B`);
  };

  walk(
    found.find(node => isNothing(node.parent)),
    byId(wanted, 1),
    'root',
  );
  return differences.length > 0 ? differences.slice(0, 5).join('; ') : undefined;
}

function compareNode(got: Node, want: Node, tolerance: Tolerance): string[] {
  const fields = [
    'n',
    'weightedN',
    'leaf',
    'predicted',
    'gini',
    'depth',
    ...(want.leaf ? [] : ['variable', 'improvement', 'threshold']),
  ];
  const differences = fields
    .filter(field => field in want)
    .filter(field => {
      const value = want[field];
      return !(typeof value === 'number' ? tolerance.isClose(got[field], value) : got[field] === value);
    })
    .map(field => `${field} got ${show(got[field])}, want ${show(want[field])}`);
  if (!tolerance.areClose(got.counts ?? [], want.counts)) differences.push(`counts got ${show(got.counts)}`);
  return differences;
}
