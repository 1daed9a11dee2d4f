import { PlusOutlined } from '@ant-design/icons';
import { parseLanguageTag } from '@wenshu/survey-core';
import { languageTexts } from '@wenshu/texts/design/languages';
import { Button, Input, Select } from 'antd';
import { useMemo, useState } from 'react';
import { Field, Fields } from '../../../app/forms/field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { language, useTexts } from '../../../app/language/language.ts';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { useEditorState } from '../document/state/use-editor.ts';
import { useRun } from '../document/state/use-run.ts';
import { languageChoices, planLanguage } from './language-choices.ts';

const OTHER = '';

/** A language from the list, or any that has a tag. */
export function AddLanguage({ onAdded }: { onAdded(languageId: number): void }) {
  const t = useTexts(languageTexts);
  const { isLocked, loaded } = useCreateScreen();
  const run = useRun();
  const baseLanguageId = useEditorState(state => state.document.baseLanguageId);
  const languages = useEditorState(state => state.document.languages);
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [ownTag, setOwnTag] = useState('');
  const [ownName, setOwnName] = useState('');
  const options = useMemo(() => {
    if (!isOpen) return [];
    const choices = languageChoices(language).filter(({ tag }) => planLanguage({ baseLanguageId, languages }, tag));
    return [
      ...choices.map(({ tag, label }) => ({ value: tag, label })),
      // Found by whatever was typed: whoever does not find their language is told where to go.
      { value: OTHER, label: t.other },
    ];
  }, [isOpen, baseLanguageId, languages, t]);
  const tag = chosen === OTHER ? parseLanguageTag(ownTag) : chosen;
  const planned = tag ? planLanguage({ baseLanguageId, languages }, tag, ownName.trim() || undefined) : undefined;
  const wrong = chosen !== OTHER || ownTag === '' || planned ? undefined : tag ? t.alreadyThere : t.noTag;
  const close = () => {
    setIsOpen(false);
    setChosen(undefined);
    setOwnTag('');
    setOwnName('');
  };
  const add = () => {
    if (!planned) return;
    run('addLanguage', planned);
    onAdded(planned.languageId);
    close();
  };
  if (!loaded.mayEdit) return null;
  return (
    <>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} disabled={isLocked} onClick={() => setIsOpen(true)}>
        {t.add}
      </Button>
      {isOpen && (
        <FormDialog title={t.addTitle} submit={t.add} isReady={planned !== undefined} onSubmit={add} onClose={close}>
          <Fields>
            <Field label={t.choose}>
              {control => (
                <Select
                  {...control}
                  showSearch={{
                    filterOption: (typed, option) =>
                      option?.value === OTHER ||
                      (option?.label ?? '').toLowerCase().includes(typed.trim().toLowerCase()),
                  }}
                  value={chosen}
                  onChange={setChosen}
                  options={options}
                />
              )}
            </Field>
            {chosen === OTHER && (
              <>
                <Field label={t.otherTag} problem={wrong}>
                  {control => (
                    <Input
                      {...control}
                      maxLength={35}
                      placeholder="gsw, zh-Hant-MO"
                      value={ownTag}
                      onChange={event => setOwnTag(event.target.value)}
                    />
                  )}
                </Field>
                <Field label={t.otherName}>
                  {control => (
                    <Input
                      {...control}
                      maxLength={40}
                      placeholder={planned?.name}
                      value={ownName}
                      onChange={event => setOwnName(event.target.value)}
                    />
                  )}
                </Field>
              </>
            )}
          </Fields>
        </FormDialog>
      )}
    </>
  );
}
