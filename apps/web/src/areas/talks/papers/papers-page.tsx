import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { PaperKind } from '@wenshu/papers';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { PapersList } from './list/papers-list.tsx';
import { PaperScreen } from './screen/paper-screen.tsx';
import { readPaper } from './state/paper-calls.ts';

/** Papers of a kind: one's own with a box to begin another; with an id in the address, that one. */
export function PapersPage({ kind }: { readonly kind: PaperKind }) {
  const { paperId } = useSearch({ strict: false }) as { readonly paperId?: string };
  return paperId === undefined ? <PapersList kind={kind} key={kind} /> : <OnePaper key={paperId} paperId={paperId} />;
}

function OnePaper({ paperId }: { readonly paperId: string }) {
  const texts = useTexts(paperTexts);
  const opened = useQuery({
    queryKey: ['paper-to-edit', paperId],
    queryFn: () => readPaper(paperId),
    // Somebody else may have worked on it since it was last open here.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Loaded of={opened} words={texts} level={1}>
      {first => <PaperScreen paperId={paperId} opened={first} />}
    </Loaded>
  );
}
