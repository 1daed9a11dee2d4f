import { PlusOutlined } from '@ant-design/icons';
import { useRouter, useSearch } from '@tanstack/react-router';
import { transcriptFileCalls } from '@wenshu/api-contract';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { PageTitle, Tabs } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { downloadFile } from '../../../../app/download-file.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { BringScreen } from '../bring/bring-screen.tsx';
import { OneTranscript } from '../desk/transcript-screen.tsx';
import { HidingPart } from '../hiding/hiding-part.tsx';
import { PeoplePart } from '../people/people-part.tsx';
import { type Project, useProject } from '../state/use-project.ts';
import { projectParts, type TranscriptSearch, transcriptAddress } from '../transcript-address.ts';
import { BeginDialog } from './begin-dialog.tsx';
import classes from './project.module.css';
import { SearchPart } from './search-part.tsx';
import { TranscriptsPart } from './transcripts-part.tsx';

/** A project of transcripts. */
export function ProjectScreen({ scrollId }: { readonly scrollId: string }) {
  const t = useTexts(transcriptTexts);
  const project = useProject(scrollId);
  const { part, recordId } = useSearch({ strict: false }) as TranscriptSearch;
  return (
    <Loaded of={project} words={t} level={1}>
      {known =>
        recordId !== undefined ? (
          <OneTranscript key={recordId} of={{ scrollId, transcriptId: recordId }} project={known} />
        ) : part === 'bring' && known.seesAll && known.mayEdit ? (
          <BringScreen scrollId={scrollId} project={known} />
        ) : (
          <Parts scrollId={scrollId} project={known} />
        )
      }
    </Loaded>
  );
}

function Parts({ scrollId, project }: { readonly scrollId: string; readonly project: Project }) {
  const t = useTexts(transcriptTexts).project;
  const router = useRouter();
  const { part } = useSearch({ strict: false }) as TranscriptSearch;
  const [isBeginning, setIsBeginning] = useState(false);
  const mayChange = project.seesAll && project.mayEdit;
  const selected = projectParts.find(one => one === part) ?? 'transcripts';
  const bring = () => router.history.push(transcriptAddress({ scrollId, part: 'bring' }));
  const { run: takeAlong, isBusy } = useAction(() => client.call(transcriptFileCalls.exportProject, { scrollId }), {
    onDone: downloadFile,
  });
  const away = project.transcripts.length > 0 && (
    <Button loading={isBusy} onClick={() => void takeAlong()}>
      {t.takeAlong}
    </Button>
  );
  const actions = (
    <>
      {away}
      <Button onClick={() => setIsBeginning(true)}>{t.begin}</Button>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={bring}>
        {t.add}
      </Button>
    </>
  );
  return (
    <div className={classes.page}>
      <PageTitle
        title={project.name}
        {...(mayChange ? {} : { lead: project.mayEdit ? t.partly : t.onlyLook })}
        actions={mayChange ? actions : away || undefined}
      />
      <Tabs
        label={t.parts.name}
        tabs={projectParts.filter(key => key !== 'hiding' || mayChange).map(key => ({ key, label: t.parts[key] }))}
        selected={selected}
        onSelect={next => router.history.replace(transcriptAddress({ scrollId, part: next }))}
      >
        {selected === 'transcripts' && (
          <TranscriptsPart scrollId={scrollId} project={project} onBring={bring} onBegin={() => setIsBeginning(true)} />
        )}
        {selected === 'people' && <PeoplePart scrollId={scrollId} project={project} />}
        {selected === 'hiding' && mayChange && <HidingPart scrollId={scrollId} project={project} />}
        {selected === 'search' && <SearchPart scrollId={scrollId} project={project} />}
      </Tabs>
      {isBeginning && <BeginDialog scrollId={scrollId} onClose={() => setIsBeginning(false)} />}
    </div>
  );
}
