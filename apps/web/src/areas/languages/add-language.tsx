import { PlusOutlined } from '@ant-design/icons';
import { languageTexts, surveyLanguages } from '@wenshu/texts/languages';
import { Button, Input, Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from '../../app/language/language.ts';
import { useCreateScreen } from '../create-shared/create-screen.ts';
import { useRun } from '../editor/canvas/use-run.ts';
import { useEditorState } from '../editor/state/use-editor.ts';
import { freeLanguageId, languageName } from './language-names.ts';
import classes from './languages.module.css';

const OTHER = 0;

/** A language from the list, or one of another name. */
export function AddLanguage({ onAdded }: { onAdded(languageId: number): void }) {
  const t = useTexts(languageTexts);
  const id = useId();
  const { isLocked } = useCreateScreen();
  const run = useRun();
  const baseLanguageId = useEditorState(state => state.document.baseLanguageId);
  const languages = useEditorState(state => state.document.languages);
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const [ownName, setOwnName] = useState('');
  const isKnown = (languageId: number) => languageId === baseLanguageId || languages[languageId] !== undefined;
  const languageId = chosen === OTHER ? freeLanguageId(languages) : chosen;
  const name = chosen === OTHER ? ownName.trim() : languageName(chosen ?? OTHER);
  const isReady = languageId !== undefined && name !== '';
  const close = () => {
    setIsOpen(false);
    setChosen(undefined);
    setOwnName('');
  };
  const add = () => {
    if (!isReady) return;
    run('addLanguage', { languageId, name });
    onAdded(languageId);
    close();
  };
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
        okButtonProps={{ disabled: !isReady }}
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
          showSearch={{ optionFilterProp: 'label' }}
          value={chosen}
          onChange={setChosen}
          options={[
            ...surveyLanguages
              .filter(language => !isKnown(language.languageId))
              .map(language => ({ value: language.languageId, label: language.name })),
            { value: OTHER, label: t.other },
          ]}
        />
        {chosen === OTHER && (
          <>
            <label htmlFor={`${id}-name`} className={classes.label}>
              {t.otherName}
            </label>
            <Input
              id={`${id}-name`}
              maxLength={40}
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
