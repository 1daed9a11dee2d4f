import type { PartProps } from '../../../findings/coding/coding-data.ts';
import type { Project } from '../state/use-project.ts';

/** What every piece of work on coded transcripts is given. */
export interface AnalysisPartProps extends PartProps {
  readonly project: Project;
}
