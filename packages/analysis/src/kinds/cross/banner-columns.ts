import type { Variables } from '../kind.ts';
import { type CountedAs, type Line, linesByValue, linesOf } from './lines.ts';
import type { BannerBlock } from './request.ts';

/** A block with its columns: either they are columns themselves, or each has blocks within. */
export interface BannerNode {
  readonly variable: string;
  /** Which paths of the banner lead through it: from, and up to. */
  readonly paths: readonly [number, number];
  readonly columns: readonly BannerColumn[];
}

export interface BannerColumn {
  readonly line: Line;
  /** Of a column that has none within: its place in the table, from 1. 0 is the total. */
  readonly place?: number;
  readonly within?: readonly BannerNode[];
}

export interface BannerTree {
  readonly nodes: readonly BannerNode[];
  /** With the total. */
  readonly columns: number;
}

/** All columns of the tables. `occurring` are the codes of a question that were counted, for those that have no categories. */
export function bannerTree(
  blocks: readonly BannerBlock[],
  variables: Variables,
  occurring: (variable: string) => readonly number[],
): BannerTree {
  let columns = 1;
  const grow = (inner: readonly BannerBlock[], firstPath: number): readonly BannerNode[] => {
    let path = firstPath;
    return inner.map(block => {
      const from = path;
      path += pathCount(block);
      const lines = linesOf(variables.get(block.variable), block, occurring(block.variable));
      return {
        variable: block.variable,
        paths: [from, path] as const,
        columns: lines.map(line =>
          block.within?.length ? { line, within: grow(block.within, from) } : { line, place: columns++ },
        ),
      };
    });
  };
  return { nodes: grow(blocks, 0), columns };
}

const pathCount = ({ within = [] }: BannerBlock): number =>
  within.length === 0 ? 1 : within.reduce((sum, block) => sum + pathCount(block), 0);

/** Columns that are compared with each other: those of one question, within one column of the questions around it. */
export interface ComparedColumns {
  readonly path: number;
  readonly columns: readonly number[];
  /** Of a set, or with nets: the same people may be in several. */
  readonly mayOverlap: boolean;
}

export function comparedColumns(nodes: readonly BannerNode[], variables: Variables): readonly ComparedColumns[] {
  return nodes.flatMap(({ columns, variable, paths: [path] }) => {
    const own = columns.flatMap(({ place }) => (place === undefined ? [] : [place]));
    const mayOverlap = variables.get(variable)?.kept === 'codes' || columns.some(({ line }) => line.net !== undefined);
    return [
      ...(own.length === 0 ? [] : [{ path, columns: own, mayOverlap }]),
      ...columns.flatMap(({ within = [] }) => comparedColumns(within, variables)),
    ];
  });
}

/** From the values of a path's questions to columns. Nets make one value several columns. */
export type ColumnFinder =
  | { readonly leaves: ReadonlyMap<number, readonly number[]> }
  | { readonly inner: ReadonlyMap<number, readonly ColumnFinder[]> };

export function columnFinder(nodes: readonly BannerNode[], path: number, ways: readonly CountedAs[]): ColumnFinder {
  const node = nodes.find(({ paths: [from, to] }) => from <= path && path < to)!;
  const [way, ...rest] = ways;
  const byValue = linesByValue(
    node.columns.map(({ line }) => line),
    way!,
  );
  if (rest.length === 0) return { leaves: mapEach(byValue, column => node.columns[column]!.place!) };
  const below = node.columns.map(({ within }) => columnFinder(within!, path, rest));
  return { inner: mapEach(byValue, column => below[column]!) };
}

function mapEach<To>(
  map: ReadonlyMap<number, readonly number[]>,
  change: (column: number) => To,
): ReadonlyMap<number, readonly To[]> {
  return new Map([...map].map(([value, columns]) => [value, columns.map(change)]));
}
