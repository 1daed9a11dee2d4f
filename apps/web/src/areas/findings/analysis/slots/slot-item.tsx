import { CloseOutlined, SettingOutlined } from '@ant-design/icons';
import type { BannerBlock, CrossRow } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { canBeBanner } from '../cross/cross-analysis.ts';
import { applyDrop, type Dragged } from '../cross/apply-drop.ts';
import { nameIn, useSetup } from './setup-context.ts';
import { beginSlotDrag } from './slot-drag.ts';
import classes from './slots.module.css';

interface SlotItemProps {
  readonly item: CrossRow | BannerBlock;
  /** Its place; of a row one number. */
  readonly path: readonly number[];
  readonly dragged: Dragged;
  onKey(key: string): void;
  onSettings(): void;
  onRemove(): void;
}

const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** A question in a slot. Its name is the handle, for the mouse and for Alt with the arrows. */
export function SlotItem({ item, path, dragged, onKey, onSettings, onRemove }: SlotItemProps) {
  const t = useTexts(analysisScreenTexts).item;
  const { variables, change } = useSetup();
  const variable = variables.get(item.variable);
  const name = nameIn(variables, item.variable, t.gone);
  const press = (event: KeyboardEvent) => {
    const isMove = event.altKey && KEYS.includes(event.key);
    if (!isMove && event.key !== 'Delete') return;
    event.preventDefault();
    if (isMove) onKey(event.key);
    else onRemove();
  };
  return (
    <li
      className={classes.item}
      data-draggable=""
      data-path={path.join('.')}
      data-gone={variable ? undefined : ''}
      style={{ marginInlineStart: (path.length - 1) * 18 }}
    >
      <button
        type="button"
        className={classes.itemName}
        title={`${name}\n${t.help}`}
        data-item={path.join('.')}
        onKeyDown={press}
        onClick={onSettings}
        onPointerDown={event =>
          beginSlotDrag(event, {
            label: name,
            accepts: slot => slot === 'rows' || (variable !== undefined && canBeBanner(variable)),
            onDrop: target => change(now => applyDrop(now, dragged, target)),
          })
        }
      >
        <span className={classes.itemText}>{name}</span>
        <Marks item={item} />
      </button>
      <button type="button" className={classes.quiet} aria-label={t.settings({ name })} onClick={onSettings}>
        <SettingOutlined aria-hidden />
      </button>
      <button type="button" className={classes.quiet} aria-label={t.remove({ name })} onClick={onRemove}>
        <CloseOutlined aria-hidden />
      </button>
    </li>
  );
}

/** What was set for it, in a few words. */
function Marks({ item }: { readonly item: CrossRow | BannerBlock }) {
  const t = useTexts(analysisScreenTexts).item;
  const { nets = [], hidden = [], sort, filter } = item as CrossRow;
  const marks = [
    ...(nets.length > 0 ? [t.nets({ count: nets.length })] : []),
    ...(hidden.length > 0 ? [t.hidden({ count: hidden.length })] : []),
    ...(sort ? [t.sorted[sort]] : []),
    ...(filter ? [t.filtered] : []),
  ];
  return marks.length > 0 ? <span className={classes.marks}>{marks.join(' · ')}</span> : null;
}

/** The item keeps the focus where it went: it is drawn anew there. */
export function focusItem(slot: string, path: readonly number[]): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-slot="${slot}"] [data-item="${path.join('.')}"]`)?.focus(),
  );
}
