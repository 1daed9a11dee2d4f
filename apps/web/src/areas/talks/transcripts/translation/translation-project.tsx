import { useRouter, useSearch } from '@tanstack/react-router';
import type { ListedTranscript } from '@wenshu/api-contract';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { translationTexts } from '@wenshu/texts/talks/translation';
import { EmptyState, type ListColumn, ListTable, PageTitle, StatusTag, Tabs } from '@wenshu/ui';
import { useTexts } from '../../../../app/language/language.ts';
import { momentText } from '../../../../app/language/moment-text.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { type Project, useProject } from '../state/use-project.ts';
import { type TranscriptSearch, transcriptAddress } from '../transcript-address.ts';
import { GlossaryPart } from './glossary-part.tsx';
import classes from './project.module.css';
import { TranslationDesk } from './translation-desk.tsx';

const parts = ['transcripts', 'terms'] as const;

/** A project of transcripts: how far its translations are, and its glossary. */
export function TranslationProject({ scrollId }: { readonly scrollId: string }) {
  const t = useTexts(transcriptTexts);
  const project = useProject(scrollId);
  const { recordId } = useSearch({ strict: false }) as TranscriptSearch;
  return (
    <Loaded of={project} words={t} level={1}>
      {known =>
        recordId === undefined ? (
          <Parts scrollId={scrollId} project={known} />
        ) : (
          <TranslationDesk key={recordId} of={{ scrollId, transcriptId: recordId }} project={known} />
        )
      }
    </Loaded>
  );
}

interface PartsProps {
  readonly scrollId: string;
  readonly project: Project;
}

function Parts({ scrollId, project }: PartsProps) {
  const t = useTexts(translationTexts);
  const router = useRouter();
  const { part } = useSearch({ strict: false }) as TranscriptSearch;
  const selected = parts.find(one => one === part) ?? 'transcripts';
  return (
    <div className={classes.page}>
      <AppLink className={classes.back} to={transcriptAddress({}, '/record/translation')}>
        {t.list.back}
      </AppLink>
      <PageTitle title={project.name} {...(project.mayEdit ? {} : { lead: t.bar.onlyLook })} />
      <Tabs
        label={t.list.parts.name}
        tabs={parts.map(key => ({ key, label: t.list.parts[key] }))}
        selected={selected}
        onSelect={next => router.history.replace(transcriptAddress({ scrollId, part: next }, '/record/translation'))}
      >
        {selected === 'transcripts' && <Transcripts scrollId={scrollId} project={project} />}
        {selected === 'terms' && <GlossaryPart scrollId={scrollId} mayEdit={project.mayEdit} />}
      </Tabs>
    </div>
  );
}

function Transcripts({ scrollId, project: { transcripts } }: PartsProps) {
  const t = useTexts(translationTexts).list;
  const columns: readonly ListColumn<ListedTranscript>[] = [
    {
      key: 'title',
      title: t.columns.title,
      as: 'name',
      cell: ({ transcriptId, title }) => (
        <AppLink
          className={classes.name}
          to={transcriptAddress({ scrollId, recordId: transcriptId }, '/record/translation')}
        >
          {title}
        </AppLink>
      ),
    },
    { key: 'languages', title: t.columns.languages, cell: ({ language }) => t.languages[language] },
    { key: 'progress', title: t.columns.progress, as: 'words', cell: listed => <HowFar listed={listed} /> },
    {
      key: 'stale',
      title: t.columns.stale,
      cell: ({ stale }) => (stale === 0 ? t.none : <StatusTag tone="waiting">{t.stale({ count: stale })}</StatusTag>),
    },
    { key: 'updated', title: t.columns.updated, cell: ({ updateTime }) => momentText(updateTime) },
  ];
  if (transcripts.length === 0)
    return (
      <EmptyState
        title={t.empty}
        text={t.inProject}
        actions={<AppLink to={transcriptAddress({ scrollId })}>{t.toClean}</AppLink>}
      />
    );
  return <ListTable label={t.parts.transcripts} columns={columns} rows={transcripts} keyOf={one => one.transcriptId} />;
}

/** Two lengths in one line: what is translated, and how much of that is checked. */
function HowFar({ listed: { translated, checked, translatable } }: { readonly listed: ListedTranscript }) {
  const t = useTexts(translationTexts).list;
  const percent = (count: number) => `${translatable === 0 ? 0 : Math.min(100, (100 * count) / translatable)}%`;
  return (
    <>
      <span>{t.progress({ translated, checked, all: translatable })}</span>
      <span className={classes.bar} aria-hidden>
        <span className={classes.translated} style={{ width: percent(translated) }} />
        <span className={classes.checked} style={{ width: percent(checked) }} />
      </span>
    </>
  );
}
