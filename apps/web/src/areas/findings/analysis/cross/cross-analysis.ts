import {
  type Analysis,
  type BannerBlock,
  type CrossRequest,
  type CrossRow,
  defaultCrossRequest,
} from '@wenshu/analysis/browser';
import type { Variable } from '../../filter/variable.ts';

export type CrossAnalysis = Analysis<'cross'>;

export const emptyAnalysis: CrossAnalysis = { kind: 'cross', derived: {}, request: defaultCrossRequest };

export const canBeBanner = ({ kept }: Variable): boolean => kept === 'code' || kept === 'codes';

/** The same analysis with another request. */
export const withRequest = (analysis: CrossAnalysis, change: Partial<CrossRequest>): CrossAnalysis => ({
  ...analysis,
  request: { ...analysis.request, ...change },
});

/** Every closed question of the questionnaire. Those that stand there already keep their settings. */
export function allQuestions(rows: readonly CrossRow[], variables: readonly Variable[], most: number): CrossRow[] {
  const known = new Map(rows.map(row => [row.variable, row]));
  return variables
    .filter(one => one.questionId !== undefined && one.categories !== undefined && canBeBanner(one))
    .slice(0, most)
    .map(({ key }) => known.get(key) ?? { variable: key });
}

/** Which block of a banner: its place among the outermost ones, then within that one, and so on. */
export type BlockPath = readonly number[];

export function blockAt(banner: readonly BannerBlock[], [at, ...within]: BlockPath): BannerBlock | undefined {
  const block = at === undefined ? undefined : banner[at];
  return within.length === 0 || !block ? block : blockAt(block.within ?? [], within);
}

/** Blocks side by side at one place of a banner, made others. */
function changeList(
  banner: readonly BannerBlock[],
  parent: BlockPath,
  change: (list: readonly BannerBlock[]) => readonly BannerBlock[],
): readonly BannerBlock[] {
  const [at, ...deeper] = parent;
  if (at === undefined) return change(banner);
  return banner.map((block, place) => {
    if (place !== at) return block;
    const { within = [], ...own } = block;
    const changed = changeList(within, deeper, change);
    return changed.length > 0 ? { ...own, within: changed } : own;
  });
}

export const insertBlock = (
  banner: readonly BannerBlock[],
  parent: BlockPath,
  at: number,
  block: BannerBlock,
): readonly BannerBlock[] => changeList(banner, parent, list => [...list.slice(0, at), block, ...list.slice(at)]);

export const changeBlock = (
  banner: readonly BannerBlock[],
  path: BlockPath,
  block: BannerBlock | undefined,
): readonly BannerBlock[] =>
  changeList(banner, path.slice(0, -1), list =>
    list.flatMap((one, at) => (at !== path.at(-1) ? [one] : block ? [block] : [])),
  );

/** To another place, named as the banner stands before it moves. Nothing goes into itself. */
export function moveBlock(
  banner: readonly BannerBlock[],
  from: BlockPath,
  parent: BlockPath,
  at: number,
): readonly BannerBlock[] {
  const block = blockAt(banner, from);
  const isInside = from.every((step, depth) => parent[depth] === step);
  if (!block || isInside) return banner;
  // Put there as a new thing first and taken away by what it is: no place has to be counted anew.
  const moved = { ...block };
  return without(insertBlock(banner, parent, at, moved), block);
}

function without(banner: readonly BannerBlock[], gone: BannerBlock): readonly BannerBlock[] {
  return banner.flatMap(block => {
    if (block === gone) return [];
    if (!block.within) return [block];
    const within = without(block.within, gone);
    const { within: _, ...own } = block;
    return [within.length > 0 ? { ...own, within } : own];
  });
}

export interface PlacedBlock {
  readonly path: BlockPath;
  readonly block: BannerBlock;
}

/** All blocks, each before those within it. */
export function placedBlocks(banner: readonly BannerBlock[], parent: BlockPath = []): PlacedBlock[] {
  return banner.flatMap((block, at) => {
    const path = [...parent, at];
    return [{ path, block }, ...placedBlocks(block.within ?? [], path)];
  });
}
