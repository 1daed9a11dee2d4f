import { useLocation, useSearch } from '@tanstack/react-router';
import { useGo } from '../../../app/routes/use-go.ts';

interface Chosen {
  readonly id: string | undefined;
  choose(id: string): void;
  /** Back to the list, as it was. */
  leave(): void;
}

/** Which one of a room's list is looked at, by the address: the browser's way back leads to the list, and a reload stays. */
export function useChosen(): Chosen {
  const { id } = useSearch({ strict: false }) as { readonly id?: string };
  const path = useLocation({ select: location => location.pathname });
  const { go } = useGo();
  return {
    id,
    choose: chosen => go(`${path}?id=${encodeURIComponent(chosen)}`),
    leave: () => go(path),
  };
}
