import { useQuery } from '@tanstack/react-query';
import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../../../app/language/language.ts';
import { Loaded } from '../../../../../app/loaded.tsx';
import type { Coding } from '../../../../findings/coding/coding-data.ts';
import { type Desk, DeskContext } from '../../open/desk-context.ts';
import { type DeskView, openDeskView } from '../../open/desk-view.ts';
import { openPlayer } from '../../open/player.ts';
import { PlayerBar } from '../../player/player-bar.tsx';
import { useFollowPlaying } from '../../player/use-follow-playing.ts';
import { usePlayerKeys } from '../../player/use-player-keys.ts';
import { openTranscript, type TranscriptOf } from '../../state/transcript-calls.ts';
import type { OpenedTranscript } from '../../state/transcript-work.ts';
import type { Project } from '../../state/use-project.ts';
import { useTranscriptWork } from '../../state/use-transcript-work.ts';
import classes from './coding-desk.module.css';
import { CodingTalk } from './coding-talk.tsx';

interface CodingDeskProps {
  readonly of: TranscriptOf;
  readonly project: Project;
  readonly coding: Coding;
  /** The frame is another now. */
  onChanged(): void;
}

/** A transcript, opened to be coded. */
export function CodingDesk(props: CodingDeskProps) {
  const t = useTexts(transcriptDeskTexts);
  const { of } = props;
  const opened = useQuery({
    queryKey: ['transcript-to-code', of.transcriptId],
    queryFn: () => openTranscript(of),
    // Somebody else may have worked on it since it was last open here.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Loaded of={opened} words={t} level={1}>
      {first => <OpenDesk {...props} opened={first} />}
    </Loaded>
  );
}

const turnAtHand = ({ atHand }: DeskView) => atHand;

function OpenDesk({ of, project, coding, opened, onChanged }: CodingDeskProps & { readonly opened: OpenedTranscript }) {
  const { scrollId, transcriptId } = of;
  // Codes are given here; words are mended where transcripts are cleaned, and what is mended there is shown here.
  const work = useTranscriptWork(of, opened, false);
  const [view] = useState(openDeskView);
  const [player] = useState(openPlayer);
  const { people, transcripts } = project;
  const desk: Desk = useMemo(
    () => ({ scrollId, transcriptId, work, view, player, people }),
    [scrollId, transcriptId, work, view, player, people],
  );
  usePlayerKeys(desk, turnAtHand);
  useFollowPlaying(desk);
  const hasSound = transcripts.some(one => one.transcriptId === transcriptId && one.hasSound);
  return (
    <DeskContext value={desk}>
      <div className={classes.screen}>
        <CodingTalk project={project} coding={coding} onChanged={onChanged} />
        <PlayerBar opened={opened.sound} hasSound={hasSound} />
      </div>
    </DeskContext>
  );
}
