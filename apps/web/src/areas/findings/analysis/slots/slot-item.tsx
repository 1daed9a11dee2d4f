import { CloseOutlined, SettingOutlined } from '@ant-design/icons';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { nameIn, useSetup } from './setup-context.ts';
import { beginSlotDrag, type SlotTarget } from './slot-drag.ts';
import classes from './slots.module.css';

interface SlotItemProps {
  /** Its key. */
  readonly variable: string;
  /** Its place; a number for each level. */
  readonly path: readonly number[];
  /** What was set for it, in a few words. */
  readonly marks?: readonly string[];
  /** What can be turned about it, before it is taken away. */
  readonly beside?: ReactNode;
  /** Which keys do what. */
  readonly help: string;
  accepts(slot: string): boolean;
  onDrop(target: SlotTarget): void;
  onKey(key: string): void;
  onSettings?(): void;
  onRemove(): void;
}

const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** A question in a slot. Its name is the handle, for the mouse and for Alt with the arrows. */
export function SlotItem({ variable, path, marks = [], beside, help, onSettings, onRemove, ...on }: SlotItemProps) {
  const { onKey, ...drag } = on;
  const t = useTexts(analysisScreenTexts).item;
  const { variables } = useSetup();
  const name = nameIn(variables, variable, t.gone);
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
      data-gone={variables.has(variable) ? undefined : ''}
      style={{ marginInlineStart: (path.length - 1) * 18 }}
    >
      <button
        type="button"
        className={classes.itemName}
        title={`${name}\n${help}`}
        data-item={path.join('.')}
        onKeyDown={press}
        onClick={onSettings}
        onPointerDown={event => beginSlotDrag(event, { label: name, ...drag })}
      >
        <span className={classes.itemText}>{name}</span>
        {marks.length > 0 && <span className={classes.marks}>{marks.join(' · ')}</span>}
      </button>
      {beside}
      {onSettings && (
        <button type="button" className={classes.quiet} aria-label={t.settings({ name })} onClick={onSettings}>
          <SettingOutlined aria-hidden />
        </button>
      )}
      <button type="button" className={classes.quiet} aria-label={t.remove({ name })} onClick={onRemove}>
        <CloseOutlined aria-hidden />
      </button>
    </li>
  );
}

/** The item keeps the focus where it went: it is drawn anew there. */
export function focusItem(slot: string, path: readonly number[]): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-slot="${slot}"] [data-item="${path.join('.')}"]`)?.focus(),
  );
}
