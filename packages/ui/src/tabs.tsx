import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './tabs.module.css';

export interface Tab<Key extends string> {
  readonly key: Key;
  readonly label: string;
}

interface TabsProps<Key extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
  readonly children: ReactNode;
}

/** Tabs after the ARIA pattern: one stop for the Tab key, arrows move and select. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // Where they do not all fit, the chosen one is in sight. Only sideways, and only they: the page stays where it is.
  useEffect(() => {
    const line = list.current;
    const tab = line?.querySelector<HTMLElement>(`[id="${id}-${selected}"]`);
    if (!line || !tab || line.scrollWidth <= line.clientWidth) return;
    line.scrollLeft = tab.offsetLeft - line.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2;
  }, [id, selected]);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = tabs.findIndex(tab => tab.key === selected);
    const next = (at + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab) onSelect(tab.key);
    list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={classes.list} onKeyDown={move}>
        {tabs.map(tab => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            className={classes.tab}
            onClick={() => onSelect(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
