import { useEffect } from 'react';

/** The parts of the screen, in the order in which F6 goes round; each with what takes the focus there, the best first. */
const REGIONS: readonly (readonly [region: string, ...first: string[]])[] = [
  ['[data-region=bar]', 'button:not(:disabled)'],
  ['[data-region=left]', 'input', '[role=tab][aria-selected=true]'],
  ['[data-question][aria-current=true]', 'textarea, [data-text-button]', 'button'],
  ['aside', 'input, button, textarea'],
];

/**
 * F6 goes to the next part of the screen, with Shift to the one before: a long canvas is no wall for the keyboard. From the part in which the
 * focus was last, when what had it has gone meanwhile.
 */
export function useRegionKeys(): void {
  useEffect(() => {
    let last: Element | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      last =
        REGIONS.map(([region]) => document.querySelector(region)).find(one => one?.contains(target as Node)) ?? last;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || document.querySelector('[role=dialog], dialog[open]')) return;
      event.preventDefault();
      const present = REGIONS.flatMap(([region, ...first]) => {
        const element = document.querySelector(region);
        const [target] = first.flatMap(selector => element?.querySelector<HTMLElement>(selector) ?? []);
        return element && target ? [{ element, target }] : [];
      });
      const focused = document.activeElement;
      const isLost = focused === null || focused === document.body;
      const here = present.findIndex(({ element }) => (isLost ? element === last : element.contains(focused)));
      const step = event.shiftKey ? -1 : 1;
      present[(here + step + present.length) % present.length]?.target.focus();
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
