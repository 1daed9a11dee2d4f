import { languageTexts } from '@wenshu/texts/design/languages';
import { EmptyState, PageTitle, Tabs } from '@wenshu/ui';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { askBox } from '../../../app/notices/notices.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { useEditorState } from '../document/state/use-editor.ts';
import { useRun } from '../document/state/use-run.ts';
import shared from '../questionnaire/create.module.css';
import { Section } from '../questionnaire/section.tsx';
import { EndPageLinks } from '../skin/end-page-links.tsx';
import { AddLanguage } from './add-language.tsx';
import classes from './languages.module.css';
import { translatedPercents } from './translated-percents.ts';
import { TranslationTable } from './translation-table.tsx';

/** The multilingual text editor (S2.44): every text beside its translation, a tab for each language. */
export function LanguagesScreen() {
  const t = useTexts(languageTexts);
  const { loaded, isLocked } = useCreateScreen();
  const run = useRun();
  const byId = useEditorState(state => state.document.languages);
  const languages = Object.values(byId).sort((a, b) => a.languageId - b.languageId);
  const document = useEditorState(state => state.document);
  const percents = useMemo(() => translatedPercents(document), [document]);
  const [chosen, setChosen] = useState<number>();
  const current = languages.find(one => one.languageId === chosen) ?? languages[0];
  const removeAll = async () => {
    const names = languages.map(language => language.name).join(' · ');
    const question = { title: t.removeAllTitle, text: t.removeAllText({ names }) };
    if (await askBox({ ...question, confirm: t.removeAllConfirm, decline: t.cancel }))
      run('deleteLanguageGroup', { confirmed: true });
  };
  return (
    <div className={shared.body}>
      <AppLink to={`/survey/create/config?scrollId=${loaded.scrollId}`} className={classes.back}>
        ← {t.back}
      </AppLink>
      <PageTitle
        title={t.title}
        lead={t.lead}
        actions={
          current && (
            <>
              {loaded.mayEdit && (
                <Button danger disabled={isLocked} onClick={() => void removeAll()}>
                  {t.removeAll}
                </Button>
              )}
              <AddLanguage onAdded={setChosen} />
            </>
          )
        }
      />
      {current ? (
        <div className={shared.sections}>
          <div className={classes.tabs}>
            <Tabs
              label={t.tabs}
              tabs={languages.map(({ languageId, name }) => ({
                key: String(languageId),
                label: t.tab({ name, percent: percents[languageId] ?? 0 }),
              }))}
              selected={String(current.languageId)}
              onSelect={key => setChosen(Number(key))}
            >
              <TranslationTable key={current.languageId} language={current} />
            </Tabs>
          </div>
          <Section title={t.endPages.title} lead={t.endPages.lead} isLocked={isLocked}>
            <EndPageLinks />
          </Section>
        </div>
      ) : (
        <EmptyState
          title={t.emptyTitle}
          text={loaded.mayEdit ? t.emptyText : t.emptyForReader}
          actions={<AddLanguage onAdded={setChosen} />}
        />
      )}
    </div>
  );
}
