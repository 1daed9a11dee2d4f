import { useRef } from 'react';
import { useStore } from 'zustand';
import { CleaningPanel } from '../cleaning/cleaning-panel.tsx';
import { FindBar } from '../find/find-bar.tsx';
import { DeskContext } from '../open/desk-context.ts';
import { PlayerBar } from '../player/player-bar.tsx';
import type { TranscriptOf } from '../state/transcript-calls.ts';
import type { OpenedTranscript } from '../state/transcript-work.ts';
import { hasSound, type Project } from '../state/use-project.ts';
import { SelectionBar } from '../turns/selection-bar.tsx';
import { TurnList } from '../turns/turn-list.tsx';
import { AsideNotes } from './aside-notes.tsx';
import classes from './desk.module.css';
import { DeskBar } from './desk-bar.tsx';
import { LoadedTranscript, type LoadedTranscriptProps } from './loaded-transcript.tsx';
import { useOpenedDesk } from './use-opened-desk.ts';

/** A transcript, opened to work on. */
export const OneTranscript = ({ of, project }: Omit<LoadedTranscriptProps, 'children'>) => (
  <LoadedTranscript of={of} project={project}>
    {opened => <TranscriptScreen of={of} opened={opened} project={project} />}
  </LoadedTranscript>
);

interface TranscriptScreenProps {
  readonly of: TranscriptOf;
  readonly opened: OpenedTranscript;
  readonly project: Project;
}

function TranscriptScreen({ of, opened, project }: TranscriptScreenProps) {
  const screen = useRef<HTMLDivElement>(null);
  const desk = useOpenedDesk({ of, opened, project, screen });
  const isCleaning = useStore(desk.view, ({ panel }) => panel === 'cleaning');
  return (
    <DeskContext value={desk}>
      <div className={classes.screen} ref={screen}>
        <DeskBar />
        <AsideNotes />
        <FindBar />
        <SelectionBar />
        <div className={classes.body}>
          <TurnList />
          {isCleaning && <CleaningPanel />}
        </div>
        <PlayerBar opened={opened.sound} hasSound={hasSound(project, of.transcriptId)} />
      </div>
    </DeskContext>
  );
}
