import { useSearch } from '@tanstack/react-router';
import { ProjectScreen } from './project/project-screen.tsx';
import { ProjectList } from './projects/project-list.tsx';
import type { TranscriptSearch } from './transcript-address.ts';

/** /record/clean (S2.23): the projects of transcripts, one of them, or one transcript to clean. */
export default function CleanPage() {
  const { scrollId } = useSearch({ strict: false }) as TranscriptSearch;
  if (scrollId === undefined) return <ProjectList path="/record/clean" />;
  return <ProjectScreen key={scrollId} scrollId={scrollId} />;
}
