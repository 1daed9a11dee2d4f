import { type RefObject, useEffect } from 'react';

/** Says who is here as long as a screen is open, and again when the focus in it has moved. `open` is another one for another document. */
export function useSayHere(
  screen: RefObject<HTMLElement | null>,
  open: () => { readonly say: () => void; readonly stop: () => void },
): void {
  useEffect(() => {
    const here = screen.current;
    const presence = open();
    const say = () => presence.say();
    here?.addEventListener('focusin', say);
    here?.addEventListener('focusout', say);
    return () => {
      here?.removeEventListener('focusin', say);
      here?.removeEventListener('focusout', say);
      presence.stop();
    };
  }, [screen, open]);
}
