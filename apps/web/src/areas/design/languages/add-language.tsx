import { PlusOutlined } from '@ant-design/icons';
import { parseLanguageTag } from '@wenshu/survey-core';
import { languageTexts } from '@wenshu/texts/design/languages';
import { Button, Input, Modal, Select } from 'antd';
import { useId, useMemo, useState } from 'react';
import { language, useTexts } from '../../../app/language/language.ts';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { useEditorState } from '../document/state/use-editor.ts';
import { useRun } from '../document/state/use-run.ts';
import { languageChoices, planLanguage } from './language-choices.ts';
import classes from './languages.module.css';

const OTHER = '';

/** A language from the list, or any that has a tag. */
export function AddLanguage({ onAdded }: { onAdded(languageId: number): void }) {
  const t = useTexts(languageTexts);
  const id = useId();
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
      <Modal
        open={isOpen}
        title={t.addTitle}
        okText={t.add}
        cancelText={t.cancel}
        okButtonProps={{ disabled: !planned }}
        onOk={add}
        onCancel={close}
        destroyOnHidden
      >
        <label htmlFor={id} className={classes.label}>
          {t.choose}
        </label>
        <Select
          id={id}
          className={classes.wide}
          showSearch={{
            filterOption: (typed, option) =>
              option?.value === OTHER || (option?.label ?? '').toLowerCase().includes(typed.trim().toLowerCase()),
          }}
          value={chosen}
          onChange={setChosen}
          options={options}
        />
        {chosen === OTHER && (
          <>
            <label htmlFor={`${id}-tag`} className={classes.label}>
              {t.otherTag}
            </label>
            <Input
              id={`${id}-tag`}
              maxLength={35}
              placeholder="gsw, zh-Hant-MO"
              value={ownTag}
              status={wrong ? 'error' : ''}
              aria-describedby={`${id}-wrong`}
              onChange={event => setOwnTag(event.target.value)}
              onPressEnter={add}
            />
            <p id={`${id}-wrong`} role="status">
              {wrong}
            </p>
            <label htmlFor={`${id}-name`} className={classes.label}>
              {t.otherName}
            </label>
            <Input
              id={`${id}-name`}
              maxLength={40}
              placeholder={planned?.name}
              value={ownName}
              onChange={event => setOwnName(event.target.value)}
              onPressEnter={add}
            />
          </>
        )}
      </Modal>
    </>
  );
}
