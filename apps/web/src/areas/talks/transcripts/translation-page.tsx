import { useSearch } from '@tanstack/react-router';
import { ProjectList } from './projects/project-list.tsx';
import type { TranscriptSearch } from './transcript-address.ts';
import { TranslationProject } from './translation/translation-project.tsx';

/** /record/translation (S2.24): the projects of transcripts, how far one is, or a transcript beside its translation. */
export default function TranslationPage() {
  const { scrollId } = useSearch({ strict: false }) as TranscriptSearch;
  if (scrollId === undefined) return <ProjectList path="/record/translation" />;
  return <TranslationProject key={scrollId} scrollId={scrollId} />;
}
