import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { useTexts } from '../../../../app/language/language.ts';
import { moveItem } from '../work/list-moves.ts';
import { useSetup } from './setup-context.ts';
import { focusItem } from './slot-item.tsx';

interface ListSlot<T> {
  readonly slot: string;
  readonly items: readonly T[];
  nameOf(item: T): string;
  onChange(items: readonly T[]): void;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** A slot that is a list, by keyboard: an item moves up and down and is taken away, the focus goes along, and it is told. */
export function useListKeys<T>({ slot, items, nameOf, onChange }: ListSlot<T>) {
  const t = useTexts(analysisScreenTexts).item;
  const { announce } = useSetup();
  return {
    move: (at: number, key: string) => {
      const step = steps[key] ?? 0;
      const to = at + step;
      if (step === 0 || to < 0 || to >= items.length) return;
      onChange(moveItem(items, at, step > 0 ? to + 1 : to));
      announce(t.movedTo({ name: nameOf(items[at]!), place: to + 1 }));
      focusItem(slot, [to]);
    },
    remove: (at: number) => {
      onChange(items.filter((_, place) => place !== at));
      announce(t.removed({ name: nameOf(items[at]!) }));
      focusItem(slot, [Math.max(0, Math.min(at, items.length - 2))]);
    },
  };
}
