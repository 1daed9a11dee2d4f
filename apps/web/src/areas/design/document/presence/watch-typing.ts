/** How long after the last key somebody still counts as typing. */
const STILL_TYPING_MS = 4_000;
/** What is looked for is not written: only texts of the survey wait to be saved. */
const NOT_OF_SURVEY = '[data-region=left], [data-not-survey], search, [type=search]';

/** Where nothing is saved before its button is pressed. A drawer is the panel of a narrow screen, and saves as the panel does. */
export function isInDialog(field: Element): boolean {
  return field.closest('[role=dialog], dialog') !== null && field.closest('.ant-drawer') === null;
}

export interface Typing {
  /** The field with something in it that is not saved yet. */
  field(): Element | undefined;
  /** Somebody watching would see a cursor move. */
  isTyping(): boolean;
  stop(): void;
}

interface TypingListener {
  /** Typing began or paused. */
  onChange(): void;
  /** The field was left: what it said is saved, or was as before. */
  onLeave(): void;
}

/** Watches what is being typed on the page and not yet saved. */
export function watchTyping({ onChange, onLeave }: TypingListener): Typing {
  let field: Element | undefined;
  let lately: ReturnType<typeof setTimeout> | undefined;
  const pauseTyping = () => {
    clearTimeout(lately);
    if (lately === undefined) return;
    lately = undefined;
    onChange();
  };
  const onInput = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest(NOT_OF_SURVEY)) return;
    field = target;
    const wasTyping = lately !== undefined;
    clearTimeout(lately);
    lately = setTimeout(pauseTyping, STILL_TYPING_MS);
    if (!wasTyping) onChange();
  };
  // In a dialog one field is left for the next, and nothing is saved before its button.
  const isLeft = () => field !== undefined && !(field.isConnected && isInDialog(field));
  const onFocusOut = () => {
    pauseTyping();
    if (!isLeft()) return;
    field = undefined;
    // After the field's own handler, which saves.
    setTimeout(onLeave);
  };
  document.addEventListener('input', onInput, true);
  document.addEventListener('focusout', onFocusOut, true);
  return {
    field: () => {
      // Gone, or in a dialog that was closed and only hidden.
      if (field?.getClientRects().length === 0) field = undefined;
      return field;
    },
    isTyping: () => lately !== undefined,
    stop: () => {
      clearTimeout(lately);
      document.removeEventListener('input', onInput, true);
      document.removeEventListener('focusout', onFocusOut, true);
    },
  };
}
