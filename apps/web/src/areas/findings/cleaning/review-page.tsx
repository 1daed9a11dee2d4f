import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { cleaningCalls } from '@wenshu/api-contract';
import { cleaningScreenTexts } from '@wenshu/texts/findings/cleaning-screen';
import { actionClass, EmptyState } from '@wenshu/ui';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { NoSurvey } from '../analysis/no-survey.tsx';
import { numberText } from '../records/many/batch-words.ts';
import classes from './cleaning.module.css';
import { ReviewDesk } from './review-desk.tsx';
import { useCleaning } from './use-cleaning.ts';

/** /survey/analysis/dataClean1: doubtful records one by one, with why beside the answers (S2.15). */
export default function ReviewPage() {
  const { scrollId } = useSearch({ strict: false }) as { scrollId?: string };
  return scrollId === undefined ? <NoSurvey /> : <ReviewScreen key={scrollId} scrollId={scrollId} />;
}

function ReviewScreen({ scrollId }: { readonly scrollId: string }) {
  const all = useTexts(cleaningScreenTexts);
  const t = all.review;
  const { scheme, listed, source, rules } = useCleaning(scrollId);
  const suspects = useQuery({
    queryKey: ['cleaning-suspects', scrollId],
    queryFn: () => client.call(cleaningCalls.suspects, { scrollId }, { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  const words = { ...all, loading: t.loading, loadFailed: t.failed };
  const hasRules = rules.some(({ isOn }) => isOn);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{t.title}</h1>
        <AppLink className={actionClass('quiet')} to={`/survey/analysis/dataClean?scrollId=${scrollId}`}>
          {t.toRules}
        </AppLink>
      </header>
      <Loaded of={scheme} words={words}>
        {() => (
          <Loaded of={listed} words={words}>
            {() => (
              <Loaded
                of={suspects}
                words={words}
                empty={{
                  isSo: ({ items }) => items.length === 0,
                  shows: hasRules ? (
                    <EmptyState title={t.none} text={t.noneText} />
                  ) : (
                    <EmptyState title={t.noRules} text={t.noRulesText} />
                  ),
                }}
              >
                {({ items, total, kept }) => (
                  <>
                    <p className={classes.faint} role="status">
                      {t.total({ count: numberText(total) })}
                      {kept > 0 && ` · ${t.keptCount({ count: numberText(kept) })}`}
                    </p>
                    <ReviewDesk
                      key={suspects.dataUpdatedAt}
                      scrollId={scrollId}
                      rules={rules}
                      suspects={items}
                      source={source!}
                      {...(total > items.length && { onMore: () => void suspects.refetch() })}
                    />
                  </>
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </div>
  );
}
