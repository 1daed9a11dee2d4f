import { isId, isRecord, own } from '@wenshu/survey-core';
import { paperShapes } from '../all-kinds/paper-shapes.ts';
import { MAX_PAPER_LETTERS, MAX_PAPER_NODES, MAX_PAPER_TITLE, type PaperNode, paperLanguages } from '../paper/paper.ts';
import type { PaperKind } from '../paper/paper-kinds.ts';
import type { NodeShape, PaperField, PaperShape } from '../paper/paper-shape.ts';

export interface PaperProblem {
  readonly problem: 'not-readable' | 'too-large' | 'too-many' | 'parent-unknown';
  /** Dotted, where it is known. */
  readonly at: string;
}

const wrong = (at: string): PaperProblem => ({ problem: 'not-readable', at });

/** What stands in the way of keeping a paper, the first thing found. Takes whatever a stranger sends. */
export function checkPaper(document: unknown): PaperProblem | undefined {
  if (!isRecord(document) || !hasOnly(document, ['kind', 'title', 'language', 'brief', 'nodes'])) return wrong('');
  const { kind, title, language, brief, nodes } = document;
  const shape = own<PaperShape>(paperShapes, kind as PaperKind);
  if (!shape) return wrong('kind');
  if (typeof title !== 'string' || title.trim() === '' || title.length > MAX_PAPER_TITLE) return wrong('title');
  if (!(paperLanguages as readonly unknown[]).includes(language)) return wrong('language');
  return checkFields(shape.brief, brief, 'brief') ?? checkNodes(shape, nodes) ?? checkSize(document);
}

function checkNodes(shape: PaperShape, nodes: unknown): PaperProblem | undefined {
  if (!isRecord(nodes)) return wrong('nodes');
  const ids = Object.keys(nodes);
  if (ids.length > MAX_PAPER_NODES) return { problem: 'too-many', at: 'nodes' };
  for (const id of ids) {
    const problem = checkNode(shape, id, nodes[id]);
    if (problem) return problem;
  }
  // Each is a node by itself; now how they stand together.
  return checkPlaces(shape, nodes as unknown as Readonly<Record<string, PaperNode>>);
}

const NODE = ['id', 'kind', 'parent', 'order', 'fields'];
const ORDER = /^[0-9a-z]{1,200}$/;

function checkNode(shape: PaperShape, id: string, node: unknown): PaperProblem | undefined {
  const at = `nodes.${id}`;
  if (!isId(id) || !isRecord(node) || !hasOnly(node, NODE) || node['id'] !== id) return wrong(at);
  const nodeShape = own<NodeShape>(shape.nodes, node['kind'] as string);
  if (!nodeShape) return wrong(`${at}.kind`);
  if (node['parent'] !== null && !isId(node['parent'])) return wrong(`${at}.parent`);
  if (typeof node['order'] !== 'string' || !ORDER.test(node['order'])) return wrong(`${at}.order`);
  return checkFields(nodeShape.fields, node['fields'], `${at}.fields`);
}

/** What no node stands below may not be kept: nobody would see it, and it would count. */
function checkPlaces(shape: PaperShape, nodes: Readonly<Record<string, PaperNode>>): PaperProblem | undefined {
  const counts = new Map<string, number>();
  for (const { id, kind, parent } of Object.values(nodes)) {
    const above = parent === null ? null : own(nodes, parent);
    if (above === undefined) return { problem: 'parent-unknown', at: `nodes.${id}.parent` };
    const { parents, most } = shape.nodes[kind]!;
    if (!parents.includes(above?.kind ?? null)) return wrong(`nodes.${id}.parent`);
    const place = `${kind} ${parent}`;
    const count = (counts.get(place) ?? 0) + 1;
    if (count > most) return { problem: 'too-many', at: parent === null ? kind : `nodes.${parent}` };
    counts.set(place, count);
  }
  return undefined;
}

function checkFields(
  fields: Readonly<Record<string, PaperField>>,
  values: unknown,
  at: string,
): PaperProblem | undefined {
  if (!isRecord(values)) return wrong(at);
  for (const [name, value] of Object.entries(values)) {
    const field = own(fields, name);
    if (!field || !fits(field, value)) return wrong(`${at}.${name}`);
  }
  return undefined;
}

function fits(field: PaperField, value: unknown): boolean {
  const fitting: { readonly [Type in PaperField['type']]: (field: Extract<PaperField, { type: Type }>) => boolean } = {
    text: ({ most }) => typeof value === 'string' && value.length <= most,
    number: ({ least, most }) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
    choice: ({ of }) => of.includes(value as string),
    flag: () => typeof value === 'boolean',
    nodes: ({ most }) => Array.isArray(value) && value.length <= most && value.every(isId),
    source: () => isId(value),
  };
  // The entry under a field's own type takes that field.
  return (fitting[field.type] as (field: PaperField) => boolean)(field);
}

const hasOnly = (record: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.keys(record).length === names.length && names.every(name => Object.hasOwn(record, name));

const checkSize = (document: object): PaperProblem | undefined =>
  JSON.stringify(document).length > MAX_PAPER_LETTERS ? { problem: 'too-large', at: '' } : undefined;
