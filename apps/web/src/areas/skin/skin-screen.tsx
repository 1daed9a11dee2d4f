import { skinTexts } from '@wenshu/texts/skin';
import { PageTitle } from '@wenshu/ui';
import { useTexts } from '../../app/language/language.ts';
import shared from '../create-shared/create.module.css';
import { useCreateScreen } from '../create-shared/create-screen.ts';
import { ColoursSection } from './colours-section.tsx';
import { CoverSection } from './cover-section.tsx';
import { EndPagesSection } from './end-pages-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import classes from './skin.module.css';
import { SkinPreview } from './skin-preview.tsx';
import { ThemeSection } from './theme-section.tsx';

/** Theme, pictures, colours, cover and end pages, with the real answering page beside them. */
export function SkinScreen() {
  const t = useTexts(skinTexts);
  const { isLocked } = useCreateScreen();
  return (
    <div className={classes.screen}>
      <div className={classes.settings}>
        <PageTitle title={t.title} lead={t.lead} />
        <div className={shared.sections}>
          <ThemeSection isLocked={isLocked} />
          <ColoursSection isLocked={isLocked} />
          <PicturesSection isLocked={isLocked} />
          <CoverSection isLocked={isLocked} />
          <EndPagesSection isLocked={isLocked} />
        </div>
      </div>
      <SkinPreview />
    </div>
  );
}
