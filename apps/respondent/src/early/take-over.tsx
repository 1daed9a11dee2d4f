import { type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

interface HeldEvent {
  readonly type: string;
  readonly target: HTMLElement;
}

/**
 * The page was drawn before its script came (`drawing/`), and somebody may have begun to answer it. The components take their place behind
 * what is drawn; then what was chosen, typed and clicked meanwhile goes their way, as if it were done now.
 */
export function takeOver(root: HTMLElement, page: ReactNode): void {
  const held = releaseHeld();
  const entered = enteredFields(root, held);
  hydrateRoot(root, <Attached onAttached={() => doHeld(held)}>{page}</Attached>);
  // A browser that knows no policy for style attributes has read none of them; set from here they are allowed.
  for (const styled of root.querySelectorAll<HTMLElement>('[style]'))
    styled.style.cssText = styled.getAttribute('style')!;
  // One after another, each drawn before the next: a view makes its answer of the one before.
  for (const enter of entered) flushSync(enter);
}

/** What happened before the script came, in its order; from now on it happens as always. */
export function releaseHeld(): readonly HeldEvent[] {
  document.documentElement.classList.remove('is-early', 'is-known');
  document.getElementById('late')?.remove();
  return (window as { heldEvents?: () => HeldEvent[] }).heldEvents?.() ?? [];
}

/** A step may send something, and only what listens by then hears how it went: steps wait for the effects of everything inside. */
function Attached({ onAttached, children }: { onAttached(): void; readonly children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once.
  useEffect(onAttached, []);
  return children;
}

function doHeld(held: readonly HeldEvent[]): void {
  for (const { type, target } of held) if (type === 'click' && target.isConnected) flushSync(() => target.click());
  // Whoever is impatient sends several times.
  const sent = held.find(({ type }) => type === 'submit')?.target;
  if (sent?.isConnected) sent.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** For every field that is not as it was drawn, what enters it: those that were touched last come last. */
function enteredFields(root: HTMLElement, held: readonly HeldEvent[]): readonly (() => void)[] {
  const touched = held.map(({ target }) => target);
  return Array.from(root.querySelectorAll<Field>('input, textarea, select'))
    .filter(isEntered)
    .sort((a, b) => touched.lastIndexOf(a) - touched.lastIndexOf(b))
    .map(enterAgain);
}

function isEntered(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return Array.from(field.options).some(one => one.selected !== one.defaultSelected);
  if (isBox(field)) return field.checked && !field.defaultChecked;
  return field.value !== field.defaultValue;
}

const isBox = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox';

function enterAgain(field: Field): () => void {
  const { value } = field;
  return () => {
    if (isBox(field)) field.checked = true;
    // Set only where it differs: somebody may be in the middle of a word.
    else if (field.value !== value) field.value = value;
    const type = isBox(field) || field instanceof HTMLSelectElement ? 'change' : 'input';
    field.dispatchEvent(new Event(type, { bubbles: true }));
  };
}
