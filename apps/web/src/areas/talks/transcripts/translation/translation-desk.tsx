import { useQuery } from '@tanstack/react-query';
import { type ListedTalkTerm, talkTranslatingCalls } from '@wenshu/api-contract';
import { translationTexts } from '@wenshu/texts/talks/translation';
import type { TranslationAid } from '@wenshu/transcripts';
import { Button } from 'antd';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { AsideNotes } from '../desk/aside-notes.tsx';
import desk from '../desk/desk.module.css';
import { LoadedTranscript, type LoadedTranscriptProps } from '../desk/loaded-transcript.tsx';
import { useOpenedDesk } from '../desk/use-opened-desk.ts';
import { DeskContext, useDesk, useTranscript } from '../open/desk-context.ts';
import { PlayerBar } from '../player/player-bar.tsx';
import type { TranscriptOf } from '../state/transcript-calls.ts';
import type { OpenedTranscript } from '../state/transcript-work.ts';
import { hasSound, type Project } from '../state/use-project.ts';
import { ProposeBar } from './propose-bar.tsx';
import { liveProposals, type Translating, TranslatingContext, type TranslationFilter } from './translating-context.ts';
import classes from './translation.module.css';
import { TranslationBar } from './translation-bar.tsx';
import { TranslationList } from './translation-list.tsx';
import { TurnAside } from './turn-aside.tsx';
import { useRefreshTerms, useTerms } from './use-terms.ts';

/** A transcript beside its translation. */
export const TranslationDesk = ({ of, project }: Omit<LoadedTranscriptProps, 'children'>) => (
  <LoadedTranscript of={of} project={project}>
    {opened => <Opened of={of} opened={opened} project={project} />}
  </LoadedTranscript>
);

interface OpenedProps {
  readonly of: TranscriptOf;
  readonly opened: OpenedTranscript;
  readonly project: Project;
}

function Opened({ of, opened, project }: OpenedProps) {
  const screen = useRef<HTMLDivElement>(null);
  const refreshTerms = useRefreshTerms(of.scrollId);
  const standing = useStanding(of);
  const opening = useOpenedDesk({
    of,
    opened,
    project,
    screen,
    onProjectChanged: () => Promise.all([refreshTerms(), standing.refetch()]),
  });
  return (
    <DeskContext value={opening}>
      <WithTranslating project={project} standing={standing}>
        <div className={desk.screen} ref={screen}>
          <TranslationBar />
          <AsideNotes />
          <ProposeBar isOwner={project.isOwner} />
          <FailedNote standing={standing} />
          <div className={classes.body}>
            <TranslationList />
            <TurnAside />
          </div>
          <PlayerBar opened={opened.sound} hasSound={hasSound(project, of.transcriptId)} />
        </div>
      </WithTranslating>
    </DeskContext>
  );
}

const useStanding = (of: TranscriptOf) =>
  useQuery({
    queryKey: ['talk-translating', of.transcriptId],
    queryFn: ({ signal }) => client.call(talkTranslatingCalls.standing, of, { quiet: true, signal }),
  });
type Standing = ReturnType<typeof useStanding>;

const NO_TERMS: readonly ListedTalkTerm[] = [];

interface WithTranslatingProps {
  readonly project: Project;
  readonly standing: Standing;
  readonly children: ReactNode;
}

function WithTranslating({ project, standing: { data, refetch }, children }: WithTranslatingProps) {
  const { scrollId } = useDesk();
  const { turns, language } = useTranscript();
  const { data: terms = NO_TERMS } = useTerms(scrollId);
  const [filter, setFilter] = useState<TranslationFilter>('all');
  const { people } = project;
  const aid: TranslationAid = useMemo(
    () => ({ language, terms, names: people.map(({ name }) => name) }),
    [language, terms, people],
  );
  const proposals = useMemo(() => liveProposals(turns, data?.proposals ?? []), [turns, data]);
  const translating: Translating = useMemo(
    () => ({
      aid,
      terms,
      standing: data,
      proposals,
      filter,
      setFilter,
      refresh: async () => void (await refetch()),
    }),
    [aid, terms, data, proposals, filter, refetch],
  );
  return <TranslatingContext value={translating}>{children}</TranslatingContext>;
}

/** What was proposed could not be read: everything else goes on. */
function FailedNote({ standing: { data, isError, refetch } }: { readonly standing: Standing }) {
  const { propose, turn } = useTexts(translationTexts);
  if (data !== undefined || !isError) return null;
  return (
    <p className={classes.propose} role="alert">
      {propose.failed}{' '}
      <Button size="small" onClick={() => void refetch()}>
        {turn.retry}
      </Button>
    </p>
  );
}
