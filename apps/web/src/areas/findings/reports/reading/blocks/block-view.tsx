import type { ReportBlock, ReportContentKind } from '@wenshu/analysis/browser';
import type { ComponentType } from 'react';
import classes from '../reading.module.css';
import { useReading } from '../reading-context.ts';
import type { BlockProps } from './block-props.ts';
import { ExhibitBlock } from './exhibit-block.tsx';
import { FigureBlock } from './figure-block.tsx';
import { PictureBlock } from './picture-block.tsx';
import { QuotesBlock } from './quotes-block.tsx';
import { ReaderFilterBlock } from './reader-filter-block.tsx';
import { SheetBlock } from './sheet-block.tsx';
import { TextBlock } from './text-block.tsx';

const views: { readonly [Kind in ReportContentKind]: ComponentType<BlockProps<Kind>> } = {
  exhibit: ExhibitBlock,
  figure: FigureBlock,
  text: TextBlock,
  picture: PictureBlock,
  sheet: SheetBlock,
  quotes: QuotesBlock,
  'reader-filter': ReaderFilterBlock,
};

/** What a block shows, whatever it is. */
export function BlockView({ block: { id, content }, isFilling }: { readonly block: ReportBlock; isFilling: boolean }) {
  const { isOld } = useReading();
  const View = views[content.kind] as ComponentType<BlockProps<ReportContentKind>>;
  return (
    <div
      className={classes.block}
      data-kind={content.kind}
      data-filling={isFilling || undefined}
      data-old={isOld?.(id) || undefined}
    >
      <View blockId={id} content={content} isFilling={isFilling} />
    </div>
  );
}
