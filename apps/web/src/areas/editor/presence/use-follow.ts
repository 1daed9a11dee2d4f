import { useEffect } from 'react';
import { useEditor } from '../state/use-editor.ts';

const EVERY_MS = 3_000;
const NOT_OF_SURVEY = '[data-region=left], search, [role=dialog]';

/**
 * Brings in what colleagues do, within seconds. Not while something is being typed that is not saved yet: it was begun on what the
 * person sees, and must meet theirs as a collision instead of passing over it.
 */
export function useFollow(): void {
  const editor = useEditor();
  useEffect(() => {
    let typedIn: Element | null = null;
    const onInput = ({ target }: Event) => {
      // What is looked for is not written: only texts of the survey wait to be saved.
      if (target instanceof Element && !target.closest(NOT_OF_SURVEY)) typedIn = target;
    };
    const onLeave = () => {
      typedIn = null;
    };
    const look = () => {
      if (typedIn?.isConnected === false) typedIn = null;
      if (!document.hidden && typedIn === null) void editor.followOthers().catch(() => {});
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('input', onInput, true);
    document.addEventListener('focusout', onLeave, true);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('input', onInput, true);
      document.removeEventListener('focusout', onLeave, true);
      document.removeEventListener('visibilitychange', look);
    };
  }, [editor]);
}
