import { useSearch } from '@tanstack/react-router';
import { SetupScreen } from './setup/setup-screen.tsx';
import type { SymposiumSearch } from './symposium-address.ts';
import { SymposiumList } from './symposium-list.tsx';

/** /online-symposium (P2.25): the symposia that one may set up or read, or one of them. */
export default function SymposiumPage() {
  const { scrollId } = useSearch({ strict: false }) as SymposiumSearch;
  return scrollId === undefined ? <SymposiumList /> : <SetupScreen key={scrollId} scrollId={scrollId} />;
}
