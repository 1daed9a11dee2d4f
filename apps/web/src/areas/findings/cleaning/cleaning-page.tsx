import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { cleaningScreenTexts } from '@wenshu/texts/findings/cleaning-screen';
import { actionClass } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { NoSurvey } from '../analysis/no-survey.tsx';
import { ByItself } from './by-itself.tsx';
import classes from './cleaning.module.css';
import { FoundPanel } from './found-panel.tsx';
import { RulesList } from './rules-list.tsx';
import { RunsList } from './runs-list.tsx';
import { useCleaning } from './use-cleaning.ts';

/** /survey/analysis/dataClean: cleaning by rules, shown before, marked, and taken back (S2.15). */
export default function CleaningPage() {
  const { scrollId } = useSearch({ strict: false }) as { scrollId?: string };
  return scrollId === undefined ? <NoSurvey /> : <CleaningScreen key={scrollId} scrollId={scrollId} />;
}

function CleaningScreen({ scrollId }: { readonly scrollId: string }) {
  const t = useTexts(cleaningScreenTexts);
  const queries = useQueryClient();
  const { scheme, listed, source, rules, save } = useCleaning(scrollId);
  const onRecords = () => {
    void queries.invalidateQueries({ queryKey: ['cleaning-runs', scrollId] });
    void queries.invalidateQueries({ queryKey: ['cleaning-suspects', scrollId] });
  };
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{t.title}</h1>
        <AppLink
          className={actionClass('quiet')}
          title={t.byOneText}
          to={`/survey/analysis/dataClean1?scrollId=${scrollId}`}
        >
          {t.byOne}
        </AppLink>
      </header>
      <p className={classes.faint}>{t.intro}</p>
      <Loaded of={scheme} words={t}>
        {({ byItself }) => (
          <Loaded of={listed} words={t}>
            {({ timeZone }) => (
              <div className={classes.columns}>
                <div className={classes.column}>
                  <RulesList rules={rules} source={source!} onChange={save} />
                  <ByItself
                    scrollId={scrollId}
                    timeZone={timeZone}
                    state={byItself}
                    canStart={rules.some(({ isOn }) => isOn)}
                    onChanged={() => scheme.refetch()}
                  />
                </div>
                <div className={classes.column}>
                  <FoundPanel scrollId={scrollId} rules={rules} onChanged={onRecords} />
                  <RunsList scrollId={scrollId} timeZone={timeZone} onChanged={onRecords} />
                </div>
              </div>
            )}
          </Loaded>
        )}
      </Loaded>
    </div>
  );
}
