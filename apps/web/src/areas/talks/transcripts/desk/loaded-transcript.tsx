import { useQuery } from '@tanstack/react-query';
import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { Fragment, type ReactNode } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { openTranscript, type TranscriptOf } from '../state/transcript-calls.ts';
import type { OpenedTranscript } from '../state/transcript-work.ts';
import type { Project } from '../state/use-project.ts';

export interface LoadedTranscriptProps {
  readonly of: TranscriptOf;
  readonly project: Project;
  children(opened: OpenedTranscript): ReactNode;
}

/** A transcript as it is now; opened anew where its reader comes to edit it, or does no more. */
export function LoadedTranscript({ of, project, children }: LoadedTranscriptProps) {
  const t = useTexts(transcriptDeskTexts);
  const opened = useQuery({
    queryKey: ['transcript-to-edit', of.transcriptId],
    queryFn: () => openTranscript(of),
    // Somebody else may have worked on it since it was last open here.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Loaded of={opened} words={t} level={1}>
      {first => <Fragment key={String(project.mayEdit)}>{children(first)}</Fragment>}
    </Loaded>
  );
}
