import { type ListedTranscript, transcriptCalls } from '@wenshu/api-contract';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { ActionButton, EmptyState, type ListColumn, ListTable, StatusTag } from '@wenshu/ui';
import { Button } from 'antd';
import { useRef } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { momentText } from '../../../../app/language/moment-text.ts';
import { askBox, notify } from '../../../../app/notices/notices.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { LightMenu } from '../../../design/document/parts/light-menu.tsx';
import { SoundInput } from '../sound/sound-input.tsx';
import { useSoundUpload } from '../sound/use-sound-upload.ts';
import { type Project, useRefreshProject } from '../state/use-project.ts';
import { transcriptAddress } from '../transcript-address.ts';
import classes from './project.module.css';

interface TranscriptsPartProps {
  readonly scrollId: string;
  readonly project: Project;
  onBring(): void;
  onBegin(): void;
}

/** The transcripts of a project. */
export function TranscriptsPart({ scrollId, project, onBring, onBegin }: TranscriptsPartProps) {
  const texts = useTexts(transcriptTexts);
  const t = texts.project;
  const mayChange = project.seesAll && project.mayEdit;
  const refresh = useRefreshProject(scrollId);
  const chooser = useRef<HTMLInputElement>(null);
  const chosenFor = useRef<string>(undefined);
  const { sending, send, stop } = useSoundUpload(scrollId, refresh);
  const { run: remove } = useAction(
    ({ transcriptId }: ListedTranscript) => client.call(transcriptCalls.remove, { scrollId, transcriptId }),
    { refresh },
  );
  const askToRemove = async (transcript: ListedTranscript) => {
    const { title: name } = transcript;
    const box = { title: t.removeTitle({ name }), text: t.removeText, confirm: t.remove, decline: texts.cancel };
    if (!(await askBox(box))) return;
    await remove(transcript);
    notify.success(t.removed({ name }));
  };
  if (project.transcripts.length === 0)
    return (
      <EmptyState
        title={t.empty}
        text={t.emptyText}
        actions={
          mayChange && (
            <>
              <ActionButton onClick={onBring}>{t.add}</ActionButton>
              <ActionButton kind="quiet" onClick={onBegin}>
                {t.begin}
              </ActionButton>
            </>
          )
        }
      />
    );
  const columns: readonly ListColumn<ListedTranscript>[] = [
    {
      key: 'title',
      title: t.columns.title,
      as: 'name',
      cell: ({ transcriptId, title, isHidden }) => (
        <>
          <AppLink className={classes.name} to={transcriptAddress({ scrollId, recordId: transcriptId })}>
            {title}
          </AppLink>{' '}
          {isHidden && <StatusTag>{t.hidden}</StatusTag>}
        </>
      ),
    },
    { key: 'day', title: t.columns.day, cell: ({ day }) => day },
    { key: 'language', title: t.columns.language, cell: ({ language }) => texts.languages[language] },
    { key: 'turns', title: t.columns.turns, as: 'number', cell: ({ turns }) => turns },
    { key: 'people', title: t.columns.people, as: 'number', cell: ({ people }) => people },
    {
      key: 'sound',
      title: t.columns.sound,
      cell: ({ transcriptId, hasSound }) =>
        sending?.transcriptId === transcriptId ? (
          <span role="status">
            {t.soundSending({ percent: sending.percent })}{' '}
            <Button size="small" onClick={stop}>
              {t.stop}
            </Button>
          </span>
        ) : (
          hasSound && t.hasSound
        ),
    },
    {
      key: 'translated',
      title: t.columns.translated,
      as: 'number',
      cell: ({ translated, checked }) => translated > 0 && `${translated} / ${checked}`,
    },
    { key: 'updated', title: t.columns.updated, cell: ({ updateTime }) => momentText(updateTime) },
    {
      key: 'menu',
      title: t.columns.actions,
      as: 'menu',
      cell: transcript =>
        project.mayEdit && (
          <LightMenu
            label={t.actionsOf({ name: transcript.title })}
            items={() => [
              {
                key: 'sound',
                label: transcript.hasSound ? t.replaceSound : t.addSound,
                disabled: sending !== undefined,
                onClick: () => {
                  chosenFor.current = transcript.transcriptId;
                  chooser.current?.click();
                },
              },
              ...(mayChange
                ? [{ key: 'remove', label: t.remove, danger: true, onClick: () => void askToRemove(transcript) }]
                : []),
            ]}
          />
        ),
    },
  ];
  return (
    <>
      <ListTable
        label={t.parts.transcripts}
        columns={columns}
        rows={project.transcripts}
        keyOf={({ transcriptId }) => transcriptId}
      />
      <SoundInput
        label={t.addSound}
        chooser={chooser}
        onFile={file => void (chosenFor.current !== undefined && send(chosenFor.current, file))}
      />
    </>
  );
}
