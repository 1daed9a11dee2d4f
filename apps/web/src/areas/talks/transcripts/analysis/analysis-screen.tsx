import { useRouter, useSearch } from '@tanstack/react-router';
import { codingScreenTexts } from '@wenshu/texts/findings/coding-screen';
import { talkAnalysisTexts } from '@wenshu/texts/talks/talk-analysis';
import { EmptyState, LoadingState, PageTitle, Tabs } from '@wenshu/ui';
import { Select } from 'antd';
import { Suspense } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import type { Coding } from '../../../findings/coding/coding-data.ts';
import { useRulesFollowed } from '../../../findings/coding/rules/use-rules-followed.ts';
import { useCodings } from '../../../findings/coding/use-codings.ts';
import { type Project, useProject } from '../state/use-project.ts';
import { transcriptAddress } from '../transcript-address.ts';
import classes from './analysis.module.css';
import { type TalkAnalysisSearch, talkAnalysisAddress } from './analysis-address.ts';
import { type AnalysisPartName, analysisParts } from './analysis-parts.ts';
import { BeginTalkCoding } from './begin-talk-coding.tsx';
import { CodingDesk } from './desk/coding-desk.tsx';

/** A project of transcripts, analysed. */
export function AnalysisScreen({ scrollId }: { readonly scrollId: string }) {
  const t = useTexts(talkAnalysisTexts);
  const project = useProject(scrollId);
  return (
    <Loaded of={project} words={t} level={1}>
      {known => <Codings scrollId={scrollId} project={known} />}
    </Loaded>
  );
}

function Codings({ scrollId, project }: { readonly scrollId: string; readonly project: Project }) {
  const t = useTexts(talkAnalysisTexts);
  const router = useRouter();
  const { coding: wanted, recordId } = useSearch({ strict: false }) as TalkAnalysisSearch;
  const { listed, renew } = useCodings(scrollId);
  if (project.transcripts.length === 0)
    return (
      <div className={classes.page}>
        <PageTitle title={project.name} />
        <EmptyState
          title={t.noTranscripts}
          text={t.noTranscriptsText}
          actions={<AppLink to={transcriptAddress({ scrollId })}>{t.toTranscripts}</AppLink>}
        />
      </div>
    );
  const begin = (codings: readonly Coding[]) => (
    <BeginTalkCoding
      scrollId={scrollId}
      project={project}
      codings={codings}
      onBegun={async codingId => {
        await renew();
        router.history.push(talkAnalysisAddress({ scrollId, coding: codingId }));
      }}
    />
  );
  return (
    <Loaded of={listed} words={t} level={1}>
      {({ items }) => {
        const shown = items.find(({ codingId }) => codingId === wanted) ?? items[0];
        const onChanged = () => void renew(shown?.codingId);
        if (shown && recordId !== undefined) {
          const of = { scrollId, transcriptId: recordId };
          return (
            <CodingDesk
              key={`${recordId} ${shown.codingId}`}
              of={of}
              project={project}
              coding={shown}
              onChanged={onChanged}
            />
          );
        }
        return (
          <div className={classes.page}>
            <PageTitle title={project.name} {...(shown ? { actions: begin(items) } : { lead: t.lead })} />
            {shown ? (
              <>
                <Which scrollId={scrollId} codings={items} shown={shown} />
                <Parts
                  key={shown.codingId}
                  scrollId={scrollId}
                  project={project}
                  coding={shown}
                  onChanged={onChanged}
                />
              </>
            ) : (
              begin(items)
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

interface WhichProps {
  readonly scrollId: string;
  readonly codings: readonly Coding[];
  readonly shown: Coding;
}

function Which({ scrollId, codings, shown }: WhichProps) {
  const t = useTexts(talkAnalysisTexts);
  const router = useRouter();
  if (codings.length < 2) return <h2 className={classes.name}>{shown.frame.name}</h2>;
  return (
    <Select
      aria-label={t.which}
      className={classes.which!}
      value={shown.codingId}
      options={codings.map(({ codingId, label }) => ({ value: codingId, label }))}
      onChange={coding => router.history.push(talkAnalysisAddress({ scrollId, coding }))}
    />
  );
}

interface PartsProps {
  readonly scrollId: string;
  readonly project: Project;
  readonly coding: Coding;
  onChanged(): void;
}

function Parts({ scrollId, project, coding, onChanged }: PartsProps) {
  const texts = useTexts(talkAnalysisTexts);
  useRulesFollowed(scrollId, coding.codingId);
  const { parts: codingWords } = useTexts(codingScreenTexts);
  const router = useRouter();
  const { part } = useSearch({ strict: false }) as TalkAnalysisSearch;
  // The keys are the record's own: that is its type.
  const names = Object.keys(analysisParts) as AnalysisPartName[];
  const selected = names.find(name => name === part) ?? names[0]!;
  const Part = analysisParts[selected];
  const words: Readonly<Record<AnalysisPartName, string>> = { ...codingWords, ...texts.parts };
  return (
    <Tabs
      label={texts.parts.name}
      tabs={names.map(key => ({ key, label: words[key] }))}
      selected={selected}
      onSelect={next => router.history.replace(talkAnalysisAddress({ scrollId, coding: coding.codingId, part: next }))}
    >
      <Suspense fallback={<LoadingState text={texts.loading} />}>
        <Part scrollId={scrollId} project={project} coding={coding} onChanged={onChanged} />
      </Suspense>
    </Tabs>
  );
}
