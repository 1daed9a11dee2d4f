import { useQuery, useQueryClient } from '@tanstack/react-query';
import { personalCheckCalls } from '@wenshu/api-contract';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { useMemo, useState } from 'react';
import { NoRight } from '../../../app/access/no-right.tsx';
import { again } from '../../../app/actions/again.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { saveInTurn } from '../../../app/save-in-turn.ts';
import { isForbidden } from '../../design/questionnaire/why-not-loaded.ts';
import classes from './check.module.css';
import type { Check } from './check.ts';
import { CheckLink } from './check-link.tsx';
import { CheckPreview } from './check-preview.tsx';
import { CheckSettings } from './check-settings.tsx';
import { usePeopleSummary } from './use-people.ts';

const keyOf = (scrollId: string) => ['personal-check', scrollId];

/** The identity check: one link for all, what is typed is compared with the name list; beside it the page as respondents see it. */
export function CheckView({ scrollId }: { readonly scrollId: string }) {
  const { check: words, ...t } = useTexts(peopleTexts);
  const queries = useQueryClient();
  const check = useQuery({
    queryKey: keyOf(scrollId),
    queryFn: () => client.call(personalCheckCalls.getPersonalCheckInfo, { scrollId }, { quiet: true }),
    refetchInterval: again('calm'),
    refetchOnWindowFocus: true,
  });
  const people = usePeopleSummary(scrollId);
  /** What is being written, shown beside before it is stored. */
  const [writing, setWriting] = useState<Partial<Check>>({});
  const update = useMemo(() => {
    const queryKey = keyOf(scrollId);
    return saveInTurn<Check>({
      read: () => queries.getQueryData<Check>(queryKey),
      stopReading: () => queries.cancelQueries({ queryKey }),
      show: value => queries.setQueryData(queryKey, value),
      store: ({ isEnabled, fields, isCheckSms, help }) =>
        client.call(personalCheckCalls.updateCheckInfo, { scrollId, isEnabled, fields, isCheckSms, help }),
    });
  }, [queries, scrollId]);
  if (isForbidden(check.error)) return <NoRight title={t.notAllowed} failure={check.error} onCome={check.refetch} />;
  return (
    <Loaded of={check} words={{ ...t, loading: words.loading, loadFailed: words.loadFailed }}>
      {data => (
        <div className={classes.view}>
          <div className={classes.sections}>
            {people.data?.total === 0 && (
              <p className={classes.note}>
                {words.noPeople}{' '}
                <AppLink to={`/survey/launch/channel?scrollId=${scrollId}&view=people`}>{words.toPeople}</AppLink>
              </p>
            )}
            <CheckSettings scrollId={scrollId} check={data} onChange={update} onWriting={setWriting} />
            <CheckLink check={data} />
          </div>
          <CheckPreview scrollId={scrollId} check={{ ...data, ...writing }} />
        </div>
      )}
    </Loaded>
  );
}
