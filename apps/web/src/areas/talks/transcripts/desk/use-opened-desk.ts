import { useSearch } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { idOfTab } from '../../../../app/together/id-of-tab.ts';
import { useSayHere } from '../../../../app/together/use-say-here.ts';
import type { Desk } from '../open/desk-context.ts';
import { openDeskView, seeTurn } from '../open/desk-view.ts';
import { openPlayer } from '../open/player.ts';
import { useUndoKeys } from '../open/use-steps.ts';
import { useFollowPlaying } from '../player/use-follow-playing.ts';
import { usePlayerKeys } from '../player/use-player-keys.ts';
import { sayTranscriptPresence, type TranscriptOf } from '../state/transcript-calls.ts';
import type { OpenedTranscript } from '../state/transcript-work.ts';
import { type Project, useRefreshProject } from '../state/use-project.ts';
import { useTranscriptWork } from '../state/use-transcript-work.ts';
import type { TranscriptSearch } from '../transcript-address.ts';

interface Opening {
  readonly of: TranscriptOf;
  readonly opened: OpenedTranscript;
  readonly project: Project;
  /** What the screen stands in: whoever looks at it is here. */
  readonly screen: RefObject<HTMLElement | null>;
  /** A colleague has changed what is known of the project. */
  onProjectChanged?(): unknown;
}

/** A transcript that is open on a page, whatever is done with it there: edited together, played, undone by keys. */
export function useOpenedDesk({ of, opened, project, screen, onProjectChanged }: Opening): Desk {
  const { scrollId, transcriptId } = of;
  const work = useTranscriptWork(of, opened, project.mayEdit);
  const [view] = useState(openDeskView);
  const [player] = useState(openPlayer);
  const { people } = project;
  const desk: Desk = useMemo(
    () => ({ scrollId, transcriptId, work, view, player, people }),
    [scrollId, transcriptId, work, view, player, people],
  );
  const refresh = useRefreshProject(scrollId);
  const projectVersion = useStore(work.store, state => state.projectVersion);
  const known = useRef(projectVersion);
  const changed = useRef(onProjectChanged);
  changed.current = onProjectChanged;
  useEffect(() => {
    // A colleague has changed people or sound.
    if (known.current !== projectVersion) {
      void refresh();
      void changed.current?.();
    }
    known.current = projectVersion;
  }, [projectVersion, refresh]);
  useUndoKeys(work);
  usePlayerKeys(desk);
  useFollowPlaying(desk);
  const say = useCallback(
    () => sayTranscriptPresence({ scrollId, transcriptId }, idOfTab(), () => view.getState().writing?.turnId),
    [scrollId, transcriptId, view],
  );
  useSayHere(screen, say);
  const { turnId } = useSearch({ strict: false }) as TranscriptSearch;
  useEffect(() => {
    if (turnId !== undefined) seeTurn(view, turnId);
  }, [turnId, view]);
  return desk;
}
