import {
  type TranscriptFileFormat,
  type TranscriptSound,
  transcriptCalls,
  transcriptFileCalls,
  transcriptFileFormats,
  transcriptSoundCalls,
} from '@wenshu/api-contract';
import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { downloadFile } from '../../../../app/download-file.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { askBox } from '../../../../app/notices/notices.ts';
import { HistoryDrawer } from '../../../design/document/parts/history-drawer.tsx';
import { useDesk, useMayEdit, useWorkState } from '../open/desk-context.ts';
import { SoundInput } from '../sound/sound-input.tsx';
import { useSound } from '../sound/use-sound.ts';
import { useSoundUpload } from '../sound/use-sound-upload.ts';
import { useProject, useRefreshProject } from '../state/use-project.ts';

/** The recording, files of the transcript, and who changed what when. */
export function MoreMenu() {
  const texts = useTexts(transcriptDeskTexts);
  const t = texts.bar;
  const { project: words } = useTexts(transcriptTexts);
  const { scrollId, transcriptId, work } = useDesk();
  const refreshProject = useRefreshProject(scrollId);
  const { sound, renew } = useSound({ scrollId, transcriptId });
  const { data: project } = useProject(scrollId);
  const refresh = () => Promise.all([refreshProject(), renew()]);
  const { sending, send, stop } = useSoundUpload(scrollId, refresh);
  const mayEdit = useMayEdit();
  const chooser = useRef<HTMLInputElement>(null);
  const [isLooking, setIsLooking] = useState(false);
  const { run: remove } = useAction(() => client.call(transcriptSoundCalls.removeSound, { scrollId, transcriptId }), {
    refresh,
  });
  const { run: restrict } = useAction(
    (isOwnersOnly: boolean) => client.call(transcriptSoundCalls.soundFor, { scrollId, transcriptId, isOwnersOnly }),
    { refresh },
  );
  const { run: download } = useAction(
    async (format: TranscriptFileFormat) => {
      // What was written a moment ago is in the file.
      await work.idle();
      return client.call(transcriptFileCalls.export, { scrollId, transcriptId, format });
    },
    { onDone: downloadFile },
  );
  const askToRemove = async () => {
    const box = { title: t.removeSoundTitle, text: t.removeSoundText, confirm: t.removeSoundDo, decline: texts.cancel };
    if (await askBox(box)) await remove();
  };
  const ofSound = (there: TranscriptSound) => [
    ...(project?.isOwner
      ? [
          {
            key: 'owner',
            label: there.isOwnersOnly ? t.forAll : t.forOwner,
            onClick: () => void restrict(!there.isOwnersOnly),
          },
        ]
      : []),
    { key: 'remove', label: t.removeSound, danger: true, onClick: () => void askToRemove() },
  ];
  const ofRecording = () => [
    {
      key: 'sound',
      label: sound ? t.replaceSound : t.addSound,
      disabled: sending !== undefined,
      onClick: () => chooser.current?.click(),
    },
    ...(sound ? ofSound(sound) : []),
  ];
  const items = [
    ...(mayEdit ? ofRecording() : []),
    ...transcriptFileFormats.map(format => ({
      key: format,
      label: t.download({ format: t.formats[format] }),
      onClick: () => void download(format),
    })),
    { key: 'history', label: t.history, onClick: () => setIsLooking(true) },
  ];
  return (
    <>
      {sending && (
        <span role="status">
          {words.soundSending({ percent: sending.percent })}{' '}
          <Button size="small" onClick={stop}>
            {words.stop}
          </Button>
        </span>
      )}
      <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
        <Button size="small">{t.more}</Button>
      </Dropdown>
      <SoundInput label={t.addSound} chooser={chooser} onFile={file => void send(transcriptId, file)} />
      {isLooking && <History onClose={() => setIsLooking(false)} />}
    </>
  );
}

const SHOWN = 100;

function History({ onClose }: { onClose(): void }) {
  const texts = useTexts(transcriptDeskTexts);
  const { scrollId, transcriptId, work } = useDesk();
  const of = { scrollId, transcriptId };
  return (
    <HistoryDrawer
      words={texts.history}
      loading={texts}
      queryKey={['transcript-history', transcriptId]}
      version={useWorkState(state => state.version)}
      mayEdit={useMayEdit()}
      ask={() => client.call(transcriptCalls.history, { ...of, size: SHOWN }, { quiet: true })}
      restore={async (version, editId) => {
        await client.call(transcriptCalls.restore, { ...of, editId, version });
        return texts.history.restored;
      }}
      follow={work.followOthers}
      onClose={onClose}
    />
  );
}
