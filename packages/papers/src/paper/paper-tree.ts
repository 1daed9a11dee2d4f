import { compareOrder } from '@wenshu/survey-core';
import type { Paper, PaperNode } from './paper.ts';

/** What stands below a node (or, with null, at the top), in its order; of one kind, or of all kinds by the order of each. */
export function nodesBelow(paper: Pick<Paper, 'nodes'>, parent: string | null, kind?: string): PaperNode[] {
  return Object.values(paper.nodes)
    .filter(node => node.parent === parent && (kind === undefined || node.kind === kind))
    .sort(compareOrder);
}

/** A node and all that hangs below it, itself first. */
export function subtreeOf(paper: Pick<Paper, 'nodes'>, id: string): PaperNode[] {
  const node = Object.hasOwn(paper.nodes, id) ? paper.nodes[id] : undefined;
  if (!node) return [];
  const below = new Map<string | null, PaperNode[]>();
  for (const one of Object.values(paper.nodes)) below.set(one.parent, [...(below.get(one.parent) ?? []), one]);
  const found: PaperNode[] = [];
  const open = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    found.push(next);
    open.push(...(below.get(next.id) ?? []));
  }
  return found;
}

export const textOf = ({ fields }: Pick<PaperNode, 'fields'>, field: string): string => {
  const value = Object.hasOwn(fields, field) ? fields[field] : undefined;
  return typeof value === 'string' ? value : '';
};

export const numberOf = ({ fields }: Pick<PaperNode, 'fields'>, field: string): number => {
  const value = Object.hasOwn(fields, field) ? fields[field] : undefined;
  return typeof value === 'number' ? value : 0;
};

export const listOf = ({ fields }: Pick<PaperNode, 'fields'>, field: string): readonly string[] => {
  const value = Object.hasOwn(fields, field) ? fields[field] : undefined;
  return Array.isArray(value) ? value : [];
};

export const isSet = ({ fields }: Pick<PaperNode, 'fields'>, field: string): boolean => fields[field] === true;
