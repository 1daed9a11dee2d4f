import type { BannerBlock } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { nameIn } from '../slots/setup-context.ts';
import { focusItem } from '../slots/slot-item.tsx';
import { SlotProblem } from '../slots/slot-problem.tsx';
import classes from '../slots/slots.module.css';
import { BannerMenu } from './banner-menu.tsx';
import { type BlockPath, blockAt, changeBlock, moveBlock, placedBlocks, withRequest } from './cross-analysis.ts';
import { useCross } from './cross-context.ts';
import { CrossItem } from './cross-item.tsx';
import { ShownDrawer } from './shown-drawer.tsx';

interface BlockMove {
  readonly parent: BlockPath;
  readonly at: number;
  /** Where it stands afterwards. */
  readonly after: BlockPath;
}

/** What Alt with an arrow means: up and down among its own, right into the one above it, left out of the one around it. */
const moves: Readonly<Record<string, (path: BlockPath, banner: readonly BannerBlock[]) => BlockMove | undefined>> = {
  ArrowUp: path => {
    const at = path.at(-1)!;
    const parent = path.slice(0, -1);
    return at === 0 ? undefined : { parent, at: at - 1, after: [...parent, at - 1] };
  },
  ArrowDown: (path, banner) => {
    const at = path.at(-1)!;
    const parent = path.slice(0, -1);
    return blockAt(banner, [...parent, at + 1]) && { parent, at: at + 2, after: [...parent, at + 1] };
  },
  ArrowRight: (path, banner) => {
    const at = path.at(-1)!;
    if (at === 0) return undefined;
    const parent = [...path.slice(0, -1), at - 1];
    const last = blockAt(banner, parent)?.within?.length ?? 0;
    return { parent, at: last, after: [...parent, last] };
  },
  ArrowLeft: path => {
    if (path.length < 2) return undefined;
    const around = path.slice(0, -1);
    const parent = around.slice(0, -1);
    const at = around.at(-1)! + 1;
    return { parent, at, after: [...parent, at] };
  },
};

/** The columns: blocks side by side, and blocks within others. */
export function BannerSlot() {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.banner;
  const { analysis, variables, change, announce } = useCross();
  const { banner } = analysis.request;
  const id = useId();
  const [opened, setOpened] = useState<BlockPath>();
  const set = (next: readonly BannerBlock[]) => change(now => withRequest(now, { banner: next }));
  const nameAt = (path: BlockPath) => nameIn(variables, blockAt(banner, path)?.variable ?? '', texts.item.gone);
  const move = (path: BlockPath, key: string) => {
    const found = moves[key]?.(path, banner);
    if (!found) return;
    set(moveBlock(banner, path, found.parent, found.at));
    announce(said(path, found));
    focusItem('banner', found.after);
  };
  const said = (path: BlockPath, { parent, after }: BlockMove) => {
    const name = nameAt(path);
    if (after.length > path.length) return texts.item.nested({ name, within: nameAt(parent) });
    return after.length < path.length
      ? texts.item.unnested({ name })
      : texts.item.movedTo({ name, place: after.at(-1)! + 1 });
  };
  const remove = (path: BlockPath) => {
    set(changeBlock(banner, path, undefined));
    announce(texts.item.removed({ name: nameAt(path) }));
    focusItem('banner', [0]);
  };
  const block = opened && blockAt(banner, opened);
  return (
    <section className={classes.part} aria-labelledby={`${id}-title`} data-slot="banner" data-nests="">
      <div className={classes.partHead}>
        <h2 id={`${id}-title`} className={classes.partTitle}>
          {t.title}
        </h2>
        <BannerMenu />
        {banner.length > 0 && (
          <Button type="text" size="small" onClick={() => set([])}>
            {t.clear}
          </Button>
        )}
      </div>
      {banner.length === 0 && <p className={classes.emptySlot}>{t.empty}</p>}
      <ul className={classes.items}>
        {placedBlocks(banner).map(({ path, block: one }) => (
          <CrossItem
            key={path.join('.')}
            item={one}
            path={path}
            dragged={{ from: 'banner', path }}
            onKey={key => move(path, key)}
            onSettings={() => setOpened(path)}
            onRemove={() => remove(path)}
          />
        ))}
      </ul>
      <SlotProblem slot="banner" />
      {block && (
        <ShownDrawer
          item={block}
          isRow={false}
          onChange={next => set(changeBlock(banner, opened, next as BannerBlock))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}
