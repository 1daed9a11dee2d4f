import type { Cover } from '@wenshu/survey-core';
import { skinTexts } from '@wenshu/texts/design/skin';
import { Switch } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { useEditor, useEditorState } from '../document/state/use-editor.ts';
import { useRun } from '../document/state/use-run.ts';
import { Applies } from '../questionnaire/applies.tsx';
import { Field } from '../questionnaire/field.tsx';
import { RichField } from '../questionnaire/rich-field.tsx';
import { Section } from '../questionnaire/section.tsx';
import { TextInput } from '../questionnaire/text-input.tsx';
import { PictureField } from './picture-field.tsx';
import classes from './skin.module.css';

const COVER_PICTURE = { width: 750, height: 500 };

interface CoverSectionProps {
  readonly isLocked: boolean;
  /** The cover came or went: the preview follows. */
  onShown(isShown: boolean): void;
}

/** The page before the first question: picture, text and the words on its button (S5.12: not empty). */
export function CoverSection({ isLocked, onShown }: CoverSectionProps) {
  const { cover: t } = useTexts(skinTexts);
  const run = useRun();
  const { scrollId } = useEditor();
  const stored = useEditorState(state => state.document.cover);
  const cover: Cover = stored ?? { isShown: false, text: { text: '' } };
  const save = (part: Partial<Cover>) => run('saveCover', { cover: { ...cover, ...part } });
  return (
    <Section title={t.title} lead={t.lead} aside={<Applies when="later" />} isLocked={isLocked}>
      <Field label={t.isShown}>
        {ids => (
          <Switch
            {...ids}
            aria-label={t.isShown}
            checked={cover.isShown}
            onChange={isShown => {
              save({ isShown });
              onShown(isShown);
            }}
          />
        )}
      </Field>
      {cover.isShown && (
        <div className={classes.cover}>
          <PictureField
            scrollId={scrollId}
            label={t.picture}
            size={COVER_PICTURE}
            use="header"
            address={cover.picture}
            onSave={picture => {
              const { picture: _old, ...others } = cover;
              run('saveCover', { cover: picture === undefined ? others : { ...others, picture } });
            }}
          />
          <div className={classes.coverTexts}>
            <RichField
              label={t.text}
              value={cover.text}
              placeholder={t.textPlaceholder}
              onSave={text => save({ text })}
            />
            <TextInput
              label={t.button}
              value={cover.buttonText?.text ?? t.buttonDefault}
              maxLength={20}
              onSave={text => save({ buttonText: { text } })}
              onEmpty={() => notify.error(t.buttonEmpty)}
            />
          </div>
        </div>
      )}
    </Section>
  );
}
