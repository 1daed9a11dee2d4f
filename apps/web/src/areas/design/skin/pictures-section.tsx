import type { Appearance } from '@wenshu/survey-core';
import { skinTexts } from '@wenshu/texts/design/skin';
import { Checkbox } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { useEditor, useEditorState } from '../document/state/use-editor.ts';
import { useRun } from '../document/state/use-run.ts';
import { Applies } from '../questionnaire/applies.tsx';
import { Section } from '../questionnaire/section.tsx';
import { PictureField } from './picture-field.tsx';
import classes from './skin.module.css';

type PictureName = 'headerPicture' | 'backgroundPicture';
type Pictures = NonNullable<Appearance[PictureName]>;

/** S3.3, S3.4. */
const SIZES = {
  headerPicture: { desktop: { width: 1200, height: 300 }, mobile: { width: 750, height: 500 } },
  backgroundPicture: { desktop: { width: 780, height: 654 }, mobile: { width: 750, height: 1624 } },
} as const;

/** Header and background, each for desktops and for phones. */
export function PicturesSection({ isLocked }: { readonly isLocked: boolean }) {
  const { pictures: t } = useTexts(skinTexts);
  const run = useRun();
  const { scrollId } = useEditor();
  const appearance = useEditorState(state => state.document.appearance);
  const labels = {
    headerPicture: { desktop: t.headerDesktop, mobile: t.headerMobile },
    backgroundPicture: { desktop: t.backgroundDesktop, mobile: t.backgroundMobile },
  };
  const save = (name: PictureName, device: keyof Pictures, address: string | undefined) => {
    const { [device]: _old, ...others } = appearance[name] ?? {};
    const next = { ...others, ...(address !== undefined && { [device]: address }) };
    run('saveAppearance', { [name]: Object.keys(next).length === 0 ? null : next });
  };
  return (
    <Section title={t.title} lead={t.lead} aside={<Applies when="later" />} isLocked={isLocked}>
      <div className={classes.pictures}>
        {(['headerPicture', 'backgroundPicture'] as const).flatMap(name =>
          (['desktop', 'mobile'] as const).map(device => (
            <PictureField
              scrollId={scrollId}
              key={name + device}
              label={labels[name][device]}
              size={SIZES[name][device]}
              use={name === 'headerPicture' ? 'header' : 'background'}
              address={appearance[name]?.[device]}
              onSave={address => save(name, device, address)}
            />
          )),
        )}
      </div>
      {appearance.headerPicture && (
        <Checkbox
          checked={appearance.isHeaderOnFirstPageOnly ?? false}
          onChange={event => run('saveAppearance', { isHeaderOnFirstPageOnly: event.target.checked })}
        >
          {t.headerOnce}
        </Checkbox>
      )}
    </Section>
  );
}
