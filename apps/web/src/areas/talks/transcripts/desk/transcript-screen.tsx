import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { idOfTab } from '../../../../app/together/id-of-tab.ts';
import { useSayHere } from '../../../../app/together/use-say-here.ts';
import { CleaningPanel } from '../cleaning/cleaning-panel.tsx';
import { FindBar } from '../find/find-bar.tsx';
import { type Desk, DeskContext } from '../open/desk-context.ts';
import { openDeskView, seeTurn } from '../open/desk-view.ts';
import { openPlayer } from '../open/player.ts';
import { useUndoKeys } from '../open/use-steps.ts';
import { PlayerBar } from '../player/player-bar.tsx';
import { useFollowPlaying } from '../player/use-follow-playing.ts';
import { usePlayerKeys } from '../player/use-player-keys.ts';
import { openTranscript, sayTranscriptPresence, type TranscriptOf } from '../state/transcript-calls.ts';
import type { OpenedTranscript } from '../state/transcript-work.ts';
import { type Project, useRefreshProject } from '../state/use-project.ts';
import { useTranscriptWork } from '../state/use-transcript-work.ts';
import type { TranscriptSearch } from '../transcript-address.ts';
import { SelectionBar } from '../turns/selection-bar.tsx';
import { TurnList } from '../turns/turn-list.tsx';
import { AsideNotes } from './aside-notes.tsx';
import classes from './desk.module.css';
import { DeskBar } from './desk-bar.tsx';

/** A transcript, opened to work on. */
export function OneTranscript({ of, project }: { readonly of: TranscriptOf; readonly project: Project }) {
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
      {first => <TranscriptScreen key={String(project.mayEdit)} of={of} opened={first} project={project} />}
    </Loaded>
  );
}

interface TranscriptScreenProps {
  readonly of: TranscriptOf;
  readonly opened: OpenedTranscript;
  readonly project: Project;
}

function TranscriptScreen({ of, opened, project }: TranscriptScreenProps) {
  const { scrollId, transcriptId } = of;
  const work = useTranscriptWork(of, opened, project.mayEdit);
  const [view] = useState(openDeskView);
  const isCleaning = useStore(view, ({ panel }) => panel === 'cleaning');
  const [player] = useState(openPlayer);
  const { people } = project;
  const desk: Desk = useMemo(
    () => ({ scrollId, transcriptId, work, view, player, people }),
    [scrollId, transcriptId, work, view, player, people],
  );
  const refresh = useRefreshProject(scrollId);
  const projectVersion = useStore(work.store, state => state.projectVersion);
  const known = useRef(projectVersion);
  useEffect(() => {
    // A colleague has changed people or sound.
    if (known.current !== projectVersion) void refresh();
    known.current = projectVersion;
  }, [projectVersion, refresh]);
  useUndoKeys(work);
  usePlayerKeys(desk);
  useFollowPlaying(desk);
  const screen = useRef<HTMLDivElement>(null);
  const open = useCallback(
    () => sayTranscriptPresence({ scrollId, transcriptId }, idOfTab(), () => view.getState().writing?.turnId),
    [scrollId, transcriptId, view],
  );
  useSayHere(screen, open);
  const { turnId } = useSearch({ strict: false }) as TranscriptSearch;
  useEffect(() => {
    if (turnId !== undefined) seeTurn(view, turnId);
  }, [turnId, view]);
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
        <PlayerBar opened={opened.sound} hasSound={hasSound(project, transcriptId)} />
      </div>
    </DeskContext>
  );
}

const hasSound = ({ transcripts }: Project, transcriptId: string) =>
  transcripts.some(one => one.transcriptId === transcriptId && one.hasSound);
