import { useEffect } from 'react';
import { undoKeyOf } from '../../../../app/actions/listen-for-undo.ts';
import { useEditor } from './use-editor.ts';
import { takeStep } from './use-undo.ts';

/** Ctrl/⌘+Z undoes, with Shift (or Ctrl+Y) redoes. In a text field what was typed there comes first; then the survey's last step. */
export function useUndoKeys(isActive: boolean): void {
  const editor = useEditor();
  useEffect(() => {
    if (!isActive) return;
    let entered: { readonly field: EventTarget; readonly text: string } | undefined;
    const onFocusIn = ({ target }: FocusEvent) => {
      entered = isField(target) ? { field: target, text: textOf(target) } : undefined;
    };
    const hasTyped = (target: EventTarget | null) =>
      isField(target) && (entered?.field !== target || entered.text !== textOf(target));
    const onKeyDown = (event: KeyboardEvent) => {
      // A rich-text editor that had something to undo has done so.
      if (event.defaultPrevented) return;
      const step = undoKeyOf(event);
      if (!step) return;
      if (hasTyped(event.target) || isInDialog(event.target)) return;
      event.preventDefault();
      takeStep(editor, step);
      // The field may show another text now; that is where typing begins.
      requestAnimationFrame(() => {
        const { activeElement } = document;
        entered = isField(activeElement) ? { field: activeElement, text: textOf(activeElement) } : undefined;
      });
    };
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [editor, isActive]);
}

function isField(target: EventTarget | null): target is HTMLElement {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

function textOf(field: HTMLElement): string {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : (field.textContent ?? '');
}

/** What a dialog is about to save cannot be seen behind it. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog], dialog') !== null;
}
