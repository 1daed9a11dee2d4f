import { useSearch } from '@tanstack/react-router';
import { ProjectList } from '../projects/project-list.tsx';
import type { TalkAnalysisSearch } from './analysis-address.ts';
import { AnalysisScreen } from './analysis-screen.tsx';

/** /record/analysis: transcripts under codes, and what is found in them. */
export default function AnalysisPage() {
  const { scrollId } = useSearch({ strict: false }) as TalkAnalysisSearch;
  if (scrollId === undefined) return <ProjectList path="/record/analysis" />;
  return <AnalysisScreen key={scrollId} scrollId={scrollId} />;
}
