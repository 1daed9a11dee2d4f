import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  ColumnHeightOutlined,
  ColumnWidthOutlined,
  VerticalAlignBottomOutlined,
  VerticalAlignMiddleOutlined,
  VerticalAlignTopOutlined,
} from '@ant-design/icons';
import type { ReportBlock, ReportPlace } from '@wenshu/analysis/browser';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../../app/language/language.ts';
import { type Alignment, aligned, alignments, spread } from '../../model/align.ts';
import { placeBlocks } from '../../model/block-changes.ts';
import { sizeOf } from '../../model/places.ts';
import { useMake, useWorkState } from '../builder-context.ts';
import { Part } from './field.tsx';
import classes from './panels.module.css';

const icons: Readonly<Record<Alignment, ReactNode>> = {
  left: <AlignLeftOutlined aria-hidden />,
  centre: <AlignCenterOutlined aria-hidden />,
  right: <AlignRightOutlined aria-hidden />,
  top: <VerticalAlignTopOutlined aria-hidden />,
  middle: <VerticalAlignMiddleOutlined aria-hidden />,
  bottom: <VerticalAlignBottomOutlined aria-hidden />,
};

/** Brings blocks to one line; one alone to its page. */
export function AlignPanel({ blocks }: { readonly blocks: readonly ReportBlock[] }) {
  const t = useTexts(reportScreenTexts).align;
  const shape = useWorkState(state => state.document.shape);
  const make = useMake();
  const free = blocks.filter(({ isLocked }) => !isLocked);
  // A phone's column is one line.
  if (shape === 'phone' || free.length === 0) return null;
  const put = (places: readonly ReportPlace[]) =>
    make(placeBlocks(free.map((block, at) => [block, places[at]!] as const)));
  const places = free.map(({ place }) => place);
  return (
    <Part title={t.title}>
      <div className={classes.line}>
        {alignments.map(how => (
          <Button
            key={how}
            size="small"
            icon={icons[how]}
            aria-label={t[how]}
            title={t[how]}
            onClick={() => put(aligned(places, how, sizeOf(shape)))}
          />
        ))}
        {free.length > 2 && (
          <>
            <Button
              size="small"
              icon={<ColumnWidthOutlined aria-hidden />}
              aria-label={t.spreadX}
              title={t.spreadX}
              onClick={() => put(spread(places, 'x'))}
            />
            <Button
              size="small"
              icon={<ColumnHeightOutlined aria-hidden />}
              aria-label={t.spreadY}
              title={t.spreadY}
              onClick={() => put(spread(places, 'y'))}
            />
          </>
        )}
      </div>
    </Part>
  );
}
