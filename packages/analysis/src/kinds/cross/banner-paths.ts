import type { BannerBlock } from './request.ts';

/** From an outermost block down to one that has none within: its questions stand in one group-by. */
export type BannerPath = readonly BannerBlock[];

export function bannerPaths(blocks: readonly BannerBlock[]): readonly BannerPath[] {
  return blocks.flatMap(block => {
    const inner = bannerPaths(block.within ?? []);
    return inner.length === 0 ? [[block]] : inner.map(path => [block, ...path]);
  });
}
