import { useQueryClient } from '@tanstack/react-query';
import { MOST_STIMULI, symposiumCalls } from '@wenshu/api-contract';
import { symposiumTexts } from '@wenshu/texts/talks/symposium';
import { EmptyState } from '@wenshu/ui';
import { Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { Field, Fields } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { askBox } from '../../../../app/notices/notices.ts';
import { fetchWithProgress } from '../../../design/document/media/fetch-with-progress.ts';
import classes from '../symposium.module.css';
import type { KnownSymposium } from './known-symposium.ts';

const LONGEST_MS = 3_600_000;
const ENDINGS = '.png,.jpg,.jpeg,.gif,.webp,.mp4,.webm';

interface StimuliPartProps {
  readonly scrollId: string;
  readonly symposium: KnownSymposium;
}

/** What is shown during the talk. */
export function StimuliPart({ scrollId, symposium: { stimuli, mayEdit } }: StimuliPartProps) {
  const words = useTexts(symposiumTexts);
  const t = words.stimuli;
  const queries = useQueryClient();
  const [percent, setPercent] = useState<number>();
  const [isWriting, setIsWriting] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const refresh = () => queries.invalidateQueries({ queryKey: ['symposium', scrollId] });
  const adding = useAction(
    async (file: File) => {
      setPercent(0);
      // The contract describes a form's text fields; the file stands beside them.
      const form = { scrollId, title: file.name.replace(/\.[^.]+$/, '').slice(0, 100) || file.name, file };
      await client
        .call(symposiumCalls.addStimulus, form, {
          fetch: fetchWithProgress(share => setPercent(Math.floor(share * 100))),
          timeoutMs: LONGEST_MS,
        })
        .finally(() => setPercent(undefined));
    },
    { refresh },
  );
  const removing = useAction(
    (stimulusId: string) => client.call(symposiumCalls.removeStimulus, { scrollId, stimulusId }),
    { refresh },
  );
  const remove = async (stimulusId: string) => {
    const asked = { title: t.removeTitle, text: t.removeText, confirm: t.remove, decline: words.cancel };
    if (await askBox(asked)) void removing.run(stimulusId);
  };
  const isFull = stimuli.length >= MOST_STIMULI;
  const actions = mayEdit && (
    <div className={classes.line}>
      <Button loading={adding.isBusy} disabled={isFull} onClick={() => picker.current?.click()}>
        {t.addFile}
      </Button>
      <Button disabled={isFull} onClick={() => setIsWriting(true)}>
        {t.addText}
      </Button>
      <span className={classes.soft} role="status">
        {percent === undefined ? t.hint : t.sending({ percent })}
      </span>
      <input
        ref={picker}
        type="file"
        accept={ENDINGS}
        hidden
        onChange={event => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void adding.run(file);
        }}
      />
    </div>
  );
  return (
    <div className={classes.wide}>
      {stimuli.length === 0 ? (
        <EmptyState title={t.empty} text={t.emptyText} actions={actions || undefined} />
      ) : (
        <>
          {actions}
          <ul className={classes.tiles}>
            {stimuli.map(({ stimulusId, kind, title, text, address }) => (
              <li key={stimulusId} className={classes.tile}>
                {kind === 'text' && <div className={classes.text}>{text}</div>}
                {kind === 'picture' && <img className={classes.seen} src={address} alt={title} loading="lazy" />}
                {kind === 'video' && (
                  // biome-ignore lint/a11y/useMediaCaption: what is shown is the host's own, and comes without captions.
                  <video className={classes.seen} src={address} controls preload="metadata" aria-label={title} />
                )}
                <div className={classes.line}>
                  <span className={classes.grow}>{title}</span>
                  <span className={classes.soft}>{t.kinds[kind]}</span>
                  {mayEdit && (
                    <Button
                      type="text"
                      danger
                      aria-label={t.removeOf({ title })}
                      onClick={() => void remove(stimulusId)}
                    >
                      {t.remove}
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {isWriting && <TextDialog scrollId={scrollId} onDone={refresh} onClose={() => setIsWriting(false)} />}
    </div>
  );
}

interface TextDialogProps {
  readonly scrollId: string;
  onDone(): unknown;
  onClose(): void;
}

function TextDialog({ scrollId, onDone, onClose }: TextDialogProps) {
  const t = useTexts(symposiumTexts).stimuli;
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isBusy, run } = useAction(
    () => client.call(symposiumCalls.addText, { scrollId, title: title.trim(), text: text.trim() }),
    { refresh: onDone, onDone: onClose },
  );
  const add = () => {
    setIsTried(true);
    if (title.trim() !== '' && text.trim() !== '') void run();
  };
  return (
    <FormDialog
      title={t.textTitle}
      submit={t.add}
      isBusy={isBusy}
      isDirty={title !== '' || text !== ''}
      onSubmit={add}
      onClose={onClose}
    >
      <Fields>
        <Field label={t.name} problem={isTried && title.trim() === '' ? t.needed : undefined}>
          {control => (
            <Input {...control} maxLength={100} value={title} onChange={event => setTitle(event.target.value)} />
          )}
        </Field>
        <Field label={t.text} problem={isTried && text.trim() === '' ? t.needed : undefined}>
          {control => (
            <Input.TextArea
              {...control}
              maxLength={10_000}
              autoSize={{ minRows: 5, maxRows: 14 }}
              value={text}
              onChange={event => setText(event.target.value)}
            />
          )}
        </Field>
      </Fields>
    </FormDialog>
  );
}
