import { API_KEY_NAME_LONGEST, apiKeyCalls, isAwaited, type Right, rights } from '@wenshu/api-contract';
import { rightTexts } from '@wenshu/texts/people/rights';
import { userTexts } from '@wenshu/texts/people/user';
import { TextField } from '@wenshu/ui';
import { Button, Checkbox } from 'antd';
import { useId, useRef, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { ViewDialog } from '../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { copyText } from '../../../app/notices/copy-text.ts';
import classes from './user.module.css';

interface KeyDialogProps {
  readonly onMade: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** First what the key is for, then the key itself, which is never seen again. */
export function KeyDialog({ onMade, onClose }: KeyDialogProps) {
  const { keys: words } = useTexts(userTexts);
  const [made, setMade] = useState<string>();
  const keep = async (key: string) => {
    setMade(key);
    await onMade();
  };
  return (
    <ViewDialog
      title={made === undefined ? words.dialogTitle : words.madeTitle}
      width={480}
      isMaskClosing={false}
      onClose={onClose}
    >
      <div className={classes.dialog}>
        {made === undefined ? <KeyForm onMade={keep} /> : <MadeKey text={made} onClose={onClose} />}
      </div>
    </ViewDialog>
  );
}

function KeyForm({ onMade }: { readonly onMade: (key: string) => Promise<void> }) {
  const { keys: words } = useTexts(userTexts);
  const { names } = useTexts(rightTexts);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly Right[]>(['questionnaire.view']);
  const [isTried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const nameProblem = problemOf(name.trim(), words.problems);
  const hasNone = chosen.length === 0;

  const { isBusy, run } = useAction(() => client.call(apiKeyCalls.create, { name, rights: [...chosen] }), {
    onDone: ({ key }) => onMade(key),
  });

  function submit() {
    setTried(true);
    if (nameProblem) input.current?.focus();
    else if (!hasNone) void run();
  }
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        ref={input}
        label={words.name}
        placeholder={words.namePlaceholder}
        name="keyName"
        autoComplete="off"
        value={name}
        problem={isTried ? nameProblem : undefined}
        onChange={event => setName(event.target.value)}
      />
      <fieldset className={classes.field} aria-describedby={id}>
        <legend className={classes.label}>{words.rights}</legend>
        <Checkbox.Group
          className={classes.rights ?? ''}
          value={[...chosen]}
          onChange={setChosen}
          options={rights.filter(right => !isAwaited(right)).map(right => ({ value: right, label: names[right] }))}
        />
        <p id={id} className={classes.problem}>
          {isTried && hasNone ? words.problems.rights : ''}
        </p>
      </fieldset>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {words.create}
      </Button>
    </form>
  );
}

function problemOf(name: string, words: { readonly nameBlank: string; readonly nameLong: string }): string | undefined {
  if (name === '') return words.nameBlank;
  return name.length > API_KEY_NAME_LONGEST ? words.nameLong : undefined;
}

interface MadeKeyProps {
  readonly text: string;
  readonly onClose: () => void;
}

function MadeKey({ text, onClose }: MadeKeyProps) {
  const t = useTexts(userTexts);
  const words = t.keys;
  return (
    <>
      <p>{words.madeText}</p>
      <p>
        <code className={classes.code} role="status" aria-label={words.made}>
          {text}
        </code>
      </p>
      <div className={classes.buttons}>
        <Button onClick={() => void copyText(text, { done: words.copied, failed: t.copyFailed })}>{words.copy}</Button>
        <Button type="primary" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </>
  );
}
