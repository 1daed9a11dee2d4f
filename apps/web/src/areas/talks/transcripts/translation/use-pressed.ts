import type { TalkTranslationProblem } from '@wenshu/transcripts';
import { create } from 'zustand';

type Place = Pick<TalkTranslationProblem, 'side' | 'from' | 'to'>;

/** The place of a problem that was pressed last: there is one page, and one turn in hand. */
const usePlace = create<{ readonly of: (Place & { readonly turnId: string }) | undefined }>(() => ({ of: undefined }));

export const usePressed = (turnId: string) => usePlace(({ of }) => (of?.turnId === turnId ? of : undefined));

/** A place in the translation is chosen in its field; one in the original is marked there. */
export function pressPlace(turnId: string, { side, from, to }: Place): void {
  usePlace.setState({ of: { turnId, side, from, to } });
  if (side === 'source') return;
  const field = document.querySelector<HTMLTextAreaElement>(
    `[data-turn="${CSS.escape(turnId)}"] textarea[data-translation-editor]`,
  );
  field?.focus();
  field?.setSelectionRange(from, to);
}
