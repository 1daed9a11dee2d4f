import {
  type BroughtProjectRemark,
  type CallData,
  MOST_PROJECT_FILE_BYTES,
  transcriptBringingCalls,
} from '@wenshu/api-contract';
import { transcriptBringingTexts } from '@wenshu/texts/talks/transcript-bringing';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { Field } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { useRefreshProject } from '../state/use-project.ts';
import classes from './bring.module.css';

type Read = CallData<typeof transcriptBringingCalls.readProject>;

const SHOWN = 12;

interface BringProjectDialogProps {
  readonly scrollId: string;
  onDone(): void;
  onClose(): void;
}

/** A project of another program: chosen, looked through, kept. */
export function BringProjectDialog({ scrollId, onDone, onClose }: BringProjectDialogProps) {
  const t = useTexts(transcriptBringingTexts);
  const [read, setRead] = useState<Read>();
  const chooser = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const { run: look, isBusy: isReading } = useAction(
    (file: File) => {
      // The contract describes a form's text fields; the file stands beside them.
      const form = { scrollId, file };
      return client.call(transcriptBringingCalls.readProject, form);
    },
    { onDone: setRead },
  );
  const { run: keep, isBusy: isKeeping } = useAction(
    (draftId: string) => client.call(transcriptBringingCalls.confirmProject, { scrollId, draftId }),
    {
      done: ({ transcripts, people, codings }) => t.done({ transcripts, people, codings }),
      refresh: useRefreshProject(scrollId),
      onDone,
      // The draft is used up or gone: the file is to be chosen again.
      onRefused: () => setRead(undefined),
    },
  );
  const choose = (file: File) => {
    setRead(undefined);
    setName(file.name);
    const isPossible = /\.qdpx$/i.test(file.name) && file.size <= MOST_PROJECT_FILE_BYTES;
    setIsWrong(!isPossible);
    if (isPossible) void look(file);
  };
  return (
    <FormDialog
      title={t.title}
      submit={t.confirm}
      isBusy={isReading || isKeeping}
      isReady={read !== undefined}
      width={640}
      onSubmit={() => read && keep(read.draftId)}
      onClose={onClose}
    >
      <div className={classes.project}>
        <p>{t.lead}</p>
        <Field label={t.file} problem={isWrong ? t.fileProblem : undefined}>
          {({ status: _status, ...control }) => (
            <div className={classes.head}>
              <Button {...control} loading={isReading} disabled={isKeeping} onClick={() => chooser.current?.click()}>
                {t.choose}
              </Button>
              <strong>{name}</strong>
            </div>
          )}
        </Field>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".qdpx"
          aria-label={t.choose}
          onChange={event => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) choose(file);
          }}
        />
        <p role="status" className={classes.soft}>
          {isReading && t.reading}
        </p>
        {read && <WhatIsIn read={read} />}
      </div>
    </FormDialog>
  );
}

function WhatIsIn({ read: { name, origin, sources, cases, codes, codings, remarks } }: { readonly read: Read }) {
  const t = useTexts(transcriptBringingTexts);
  const turns = sources.reduce((sum, source) => sum + source.turns, 0);
  return (
    <>
      <h3>{t.from({ name, origin })}</h3>
      <p>{t.found({ sources: sources.length, turns, cases, codes, codings })}</p>
      <p className={classes.soft}>{t.people}</p>
      <h4>{t.sources}</h4>
      <ul>
        {sources.slice(0, SHOWN).map((source, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two texts may have one name, and the list never changes
          <li key={at}>
            {source.name} <span className={classes.soft}>{t.source(source)}</span>
            <br />
            <span className={classes.soft}>{source.speakers.join(' · ') || t.nobody}</span>
          </li>
        ))}
      </ul>
      {sources.length > SHOWN && <p className={classes.soft}>{t.more({ count: sources.length - SHOWN })}</p>}
      {remarks.length > 0 && <LeftOut remarks={remarks} />}
    </>
  );
}

function LeftOut({ remarks }: { readonly remarks: readonly BroughtProjectRemark[] }) {
  const t = useTexts(transcriptBringingTexts);
  return (
    <>
      <h4>{t.leftOut}</h4>
      <ul>
        {remarks.slice(0, SHOWN).map(({ reason, name, count }) => (
          <li key={`${reason} ${name}`}>{t.remarks[reason]({ name, count })}</li>
        ))}
      </ul>
      {remarks.length > SHOWN && <p className={classes.soft}>{t.more({ count: remarks.length - SHOWN })}</p>}
    </>
  );
}
