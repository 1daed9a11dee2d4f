import type { BannerBlock, CrossRow } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { useTexts } from '../../../../app/language/language.ts';
import { SlotItem } from '../slots/slot-item.tsx';
import { applyDrop, type Dragged } from './apply-drop.ts';
import { canBeBanner } from './cross-analysis.ts';
import { useCross } from './cross-context.ts';

interface CrossItemProps {
  readonly item: CrossRow | BannerBlock;
  /** Its place; of a row one number. */
  readonly path: readonly number[];
  readonly dragged: Dragged;
  onKey(key: string): void;
  onSettings(): void;
  onRemove(): void;
}

/** A question in the rows or in the columns, with what was set for it. */
export function CrossItem({ item, dragged, ...rest }: CrossItemProps) {
  const t = useTexts(analysisScreenTexts).item;
  const { variables, change } = useCross();
  const variable = variables.get(item.variable);
  const { nets = [], hidden = [], sort, filter } = item as CrossRow;
  const marks = [
    ...(nets.length > 0 ? [t.nets({ count: nets.length })] : []),
    ...(hidden.length > 0 ? [t.hidden({ count: hidden.length })] : []),
    ...(sort ? [t.sorted[sort]] : []),
    ...(filter ? [t.filtered] : []),
  ];
  return (
    <SlotItem
      {...rest}
      variable={item.variable}
      marks={marks}
      help={t.help}
      accepts={slot => slot === 'rows' || (variable !== undefined && canBeBanner(variable))}
      onDrop={target => change(now => applyDrop(now, dragged, target))}
    />
  );
}
