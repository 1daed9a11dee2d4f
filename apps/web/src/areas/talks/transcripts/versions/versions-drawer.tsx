import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallData, transcriptCalls } from '@wenshu/api-contract';
import { changesBetween } from '@wenshu/survey-core';
import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import type { Transcript } from '@wenshu/transcripts';
import { TextField } from '@wenshu/ui';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { momentText } from '../../../../app/language/moment-text.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { askBox, notify } from '../../../../app/notices/notices.ts';
import { useDesk, useMake, useMayEdit } from '../open/desk-context.ts';
import { CompareView } from './compare-view.tsx';
import { readVersion } from './read-version.ts';
import classes from './versions.module.css';

export type Version = CallData<typeof transcriptCalls.versions>['items'][number];

/** What is kept for good of a transcript: as it came in, and what people kept by a name. */
export function VersionsDrawer({ onClose }: { onClose(): void }) {
  const texts = useTexts(transcriptDeskTexts);
  const t = texts.versions;
  const { scrollId, transcriptId, work, people } = useDesk();
  const of = { scrollId, transcriptId };
  const make = useMake();
  const mayEdit = useMayEdit();
  const queries = useQueryClient();
  const queryKey = ['transcript-versions', transcriptId];
  const refresh = () => queries.invalidateQueries({ queryKey });
  const versions = useQuery({
    queryKey,
    queryFn: () => client.call(transcriptCalls.versions, of, { quiet: true }),
    gcTime: 0,
  });
  const [comparing, setComparing] = useState<string>();
  const nameOf = ({ kind, name }: Version) => (kind === 'original' ? t.original : name);
  const { run: remove } = useAction(
    (versionId: string) => client.call(transcriptCalls.removeVersion, { ...of, versionId }),
    { refresh },
  );
  const askToRemove = async (version: Version) => {
    const name = nameOf(version);
    const box = {
      title: t.removeTitle({ name }),
      text: t.removeText,
      confirm: t.remove,
      decline: texts.cancel,
    };
    if (await askBox(box)) await remove(version.versionId);
  };
  const restore = async (version: Version) => {
    const name = nameOf(version);
    const box = { title: t.restoreTitle({ name }), text: t.restoreText, confirm: t.restore, decline: texts.cancel };
    if (!(await askBox(box))) return;
    // What was refused has been told.
    const kept = await readVersion(of, version.versionId).catch(() => undefined);
    if (!kept) return;
    await work.idle();
    const known = new Set(people.map(({ no }) => no));
    const isMade = make(now => changesBetween(now, withoutGone(kept, known)));
    notify.info(isMade ? t.restored : t.same);
    if (isMade) onClose();
  };
  return (
    <Drawer open title={t.title} size={comparing === undefined ? 420 : 760} onClose={onClose}>
      <Loaded of={versions} words={texts}>
        {({ items }) =>
          comparing === undefined ? (
            <>
              {mayEdit && <KeepForm onKept={refresh} />}
              <ul className={classes.list}>
                {items.map(version => (
                  <li key={version.versionId}>
                    <strong>{nameOf(version)}</strong>
                    <p className={classes.soft}>
                      {t.facts({ name: version.nickName, time: momentText(version.time), turns: version.turns })}
                    </p>
                    <span className={classes.buttons}>
                      <Button size="small" onClick={() => setComparing(version.versionId)}>
                        {t.compare}
                      </Button>
                      {mayEdit && (
                        <Button
                          size="small"
                          aria-label={t.restoreOf({ name: nameOf(version) })}
                          onClick={() => void restore(version)}
                        >
                          {t.restore}
                        </Button>
                      )}
                      {mayEdit && version.kind === 'kept' && (
                        <Button
                          size="small"
                          danger
                          aria-label={t.removeOf({ name: nameOf(version) })}
                          onClick={() => void askToRemove(version)}
                        >
                          {t.remove}
                        </Button>
                      )}
                    </span>
                    {version.isOwnersOnly && <p className={classes.soft}>{t.ownersOnly}</p>}
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <CompareView
              versions={items.map(one => ({ versionId: one.versionId, name: nameOf(one) }))}
              first={comparing}
              onBack={() => setComparing(undefined)}
            />
          )
        }
      </Loaded>
    </Drawer>
  );
}

/** Who has gone from the project since speaks no more. */
const withoutGone = (transcript: Transcript, known: ReadonlySet<number>): Transcript => ({
  ...transcript,
  turns: Object.fromEntries(
    Object.entries(transcript.turns).map(([id, turn]) => [
      id,
      turn.speaker === null || known.has(turn.speaker) ? turn : { ...turn, speaker: null },
    ]),
  ),
});

function KeepForm({ onKept }: { onKept(): unknown }) {
  const t = useTexts(transcriptDeskTexts).versions;
  const { scrollId, transcriptId, work } = useDesk();
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isBusy, run } = useAction(
    async () => {
      // What was written a moment ago is in it.
      await work.idle();
      return client.call(transcriptCalls.keepVersion, { scrollId, transcriptId, name: name.trim() });
    },
    {
      done: t.kept,
      refresh: onKept,
      onDone: () => {
        setName('');
        setIsTried(false);
      },
    },
  );
  return (
    <form
      className={classes.keep}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        setIsTried(true);
        if (name.trim() !== '') void run();
      }}
    >
      <TextField
        label={t.name}
        value={name}
        maxLength={100}
        problem={isTried && name.trim() === '' ? t.nameProblem : undefined}
        onChange={event => setName(event.target.value)}
      />
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t.keep}
      </Button>
    </form>
  );
}
