import { useEffect, useRef } from 'react';

/** After a form is closed the focus goes to the first way of adding another: the form took what had it before along. */
export function useBackFocus(isFormOpen: boolean): void {
  const wasOpen = useRef(isFormOpen);
  useEffect(() => {
    if (wasOpen.current && !isFormOpen) document.querySelector<HTMLElement>('[data-back-focus]')?.focus();
    wasOpen.current = isFormOpen;
  }, [isFormOpen]);
}
