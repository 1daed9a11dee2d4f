import { framePartTexts } from '@wenshu/texts/findings/coding/frame';
import { Button, ColorPicker, Input } from 'antd';
import { useState } from 'react';
import { Field, Fields } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { language, useTexts } from '../../../../app/language/language.ts';
import type { Code } from '../coding-data.ts';
import { codeName, freeKey } from '../frame-tree.ts';
import type { FrameDeed } from './use-frame-edits.ts';

interface CodeDialogProps {
  readonly codes: readonly Code[];
  /** The code that is changed; a new one otherwise, below this one. */
  readonly code?: Code | undefined;
  readonly parent?: Code | undefined;
  readonly isBusy: boolean;
  onSave(deed: FrameDeed): void;
  onClose(): void;
}

const LONGEST_NAME = 100;
const LONGEST_TEXT = 1_000;
/** What stands in the picker where none is chosen. */
const NONE = '#cbc6ba';
const names = language === 'en' ? (['en', 'zh'] as const) : (['zh', 'en'] as const);
const parts = ['zh', 'en', 'definition', 'example', 'colour', 'key'] as const;

/** A code's names, what belongs to it, its colour and its key. */
export function CodeDialog({ codes, code, parent, isBusy, onSave, onClose }: CodeDialogProps) {
  const t = useTexts(framePartTexts);
  const [first] = useState(code ?? { zh: '', en: '', definition: '', example: '', colour: '', key: freeKey(codes) });
  const [draft, setDraft] = useState<Pick<Code, (typeof parts)[number]>>(first);
  const [isTried, setTried] = useState(false);
  const sent = Object.fromEntries(parts.map(part => [part, draft[part].trim()])) as typeof draft;
  const holder = codes.find(
    one => sent.key !== '' && one !== code && !one.isRetired && one.key.toLowerCase() === sent.key.toLowerCase(),
  );
  const keyProblem =
    sent.key !== '' && !/^[0-9A-Za-z]$/.test(sent.key)
      ? t.form.keyWrong
      : holder && t.form.keyTwice({ name: codeName(holder) });
  const isNamed = sent.zh !== '' || sent.en !== '';
  const changed = parts.filter(part => sent[part] !== first[part]);
  const submit = () => {
    setTried(true);
    if (!isNamed || keyProblem !== undefined) return;
    if (!code) return onSave({ commands: [{ does: 'add', parent: parent?.code ?? null, ...sent }], isAdding: true });
    if (changed.length === 0) return onClose();
    const pick = (from: typeof draft) => Object.fromEntries(changed.map(part => [part, from[part]]));
    const change = { does: 'change', code: code.code } as const;
    onSave({ commands: [{ ...change, ...pick(sent) }], undo: { commands: [{ ...change, ...pick(code) }] } });
  };
  const title = parent ? t.form.newBelowTitle({ name: codeName(parent) }) : t.form.newTitle;
  return (
    <FormDialog
      title={code ? t.form.editTitle : title}
      submit={t.save}
      cancel={t.cancel}
      isBusy={isBusy}
      isDirty={changed.length > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields>
        {names.map((name, at) => (
          <Field
            key={name}
            label={t.form[name]}
            problem={isTried && !isNamed && at === 0 ? t.form.nameMissing : undefined}
          >
            {control => (
              <Input
                {...control}
                maxLength={LONGEST_NAME}
                value={draft[name]}
                onChange={event => setDraft({ ...draft, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        {(['definition', 'example'] as const).map(part => (
          <Field key={part} label={t.form[part]} hint={t.form[`${part}Hint`]}>
            {control => (
              <Input.TextArea
                {...control}
                autoSize={{ minRows: 2, maxRows: 6 }}
                maxLength={LONGEST_TEXT}
                value={draft[part]}
                onChange={event => setDraft({ ...draft, [part]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <Field label={t.form.key} hint={t.form.keyHint} problem={keyProblem}>
          {control => (
            <Input
              {...control}
              maxLength={1}
              value={draft.key}
              onChange={event => setDraft({ ...draft, key: event.target.value })}
            />
          )}
        </Field>
        <Field label={t.form.colour}>
          {control => (
            <span>
              <ColorPicker
                disabledAlpha
                value={draft.colour || NONE}
                onChange={colour => setDraft({ ...draft, colour: colour.toHexString().slice(0, 7) })}
              >
                <Button id={control.id} style={{ borderInlineStart: `16px solid ${draft.colour || NONE}` }}>
                  {draft.colour || t.form.noColour}
                </Button>
              </ColorPicker>{' '}
              {draft.colour !== '' && (
                <Button type="text" onClick={() => setDraft({ ...draft, colour: '' })}>
                  {t.form.noColour}
                </Button>
              )}
            </span>
          )}
        </Field>
      </Fields>
    </FormDialog>
  );
}
