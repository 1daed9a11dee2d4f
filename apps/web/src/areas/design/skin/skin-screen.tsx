import { useSearch } from '@tanstack/react-router';
import { type EndOutcome, endOutcomes } from '@wenshu/survey-core';
import { skinTexts } from '@wenshu/texts/design/skin';
import { PageTitle } from '@wenshu/ui';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { useCreateScreen } from '../document/state/create-screen.ts';
import shared from '../questionnaire/create.module.css';
import { ColoursSection } from './colours-section.tsx';
import { CoverSection } from './cover-section.tsx';
import { EndPagesSection } from './end-pages-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import classes from './skin.module.css';
import { type PreviewView, SkinPreview } from './skin-preview.tsx';
import { ThemeSection } from './theme-section.tsx';

/** Theme, pictures, colours, cover and end pages, with the real answering page beside them: it stands where one is working. */
export function SkinScreen() {
  const t = useTexts(skinTexts);
  const { isLocked } = useCreateScreen();
  // Other screens lead to one end page: it stands open then, and in sight.
  const { outcome: asked } = useSearch({ strict: false }) as { outcome?: string };
  const wanted = endOutcomes.find(one => one === asked);
  const [view, setView] = useState<PreviewView>(wanted ? 'end' : 'questions');
  const [outcome, setOutcome] = useState<EndOutcome>(wanted ?? 'finished');
  const endPages = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted) endPages.current?.scrollIntoView();
  }, [wanted]);
  return (
    <div className={classes.screen}>
      <div className={classes.settings}>
        <PageTitle title={t.title} lead={t.lead} />
        <div className={shared.sections}>
          <ThemeSection isLocked={isLocked} />
          <ColoursSection isLocked={isLocked} />
          <PicturesSection isLocked={isLocked} />
          <CoverSection isLocked={isLocked} onShown={isShown => setView(isShown ? 'cover' : 'questions')} />
          <div ref={endPages}>
            <EndPagesSection
              isLocked={isLocked}
              outcome={outcome}
              onOutcome={chosen => {
                setOutcome(chosen);
                setView('end');
              }}
            />
          </div>
        </div>
      </div>
      <div className={classes.toPreview}>
        <Button type="primary" onClick={() => document.getElementById('skin-preview')?.scrollIntoView()}>
          {t.preview.title}
        </Button>
      </div>
      <SkinPreview view={view} outcome={outcome} onView={setView} />
    </div>
  );
}
