import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { operationCalls, scrollCalls } from '@wenshu/api-contract';
import { operationTexts } from '@wenshu/texts/people/operations';
import { EmptyState, PageTitle } from '@wenshu/ui';
import { Select } from 'antd';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { stringifySearch } from '../../../app/routes/search.ts';
import { useGo } from '../../../app/routes/use-go.ts';
import { mayIn, useEnterprise, useEnterprises } from '../../../app/team/use-enterprise.ts';
import { FilteredLog } from './filtered-log.tsx';
import classes from './operations.module.css';

const PATH = '/team/workSpace/workSpace-log';

/** /team/workSpace/workSpace-log: what was done in the enterprise; with ?scrollId=… to a survey of one's own (P2.33, P2.85). */
export default function OperationLogPage() {
  const t = useTexts(operationTexts);
  const { scrollId: named } = useSearch({ strict: false }) as { scrollId?: string };
  const { go } = useGo();
  const enterprise = useEnterprise();
  const enterprises = useEnterprises();
  const surveys = useQuery({
    queryKey: ['log-surveys'],
    queryFn: () => client.call(scrollCalls.list, {}, { quiet: true }),
  });
  return (
    <div className={classes.page}>
      <PageTitle title={t.title} lead={t.lead} />
      <Loaded of={surveys} words={t}>
        {all => {
          // Before it is known whether there is an enterprise, another log would flash by.
          if (enterprises.isLoading) return null;
          // Whoever can let others in reads it. Of one that is named, the server says whether that is so.
          const own = all.filter(({ isCreator, scrollId }) => isCreator || scrollId === named);
          const whole = mayIn(enterprise, 'enterprise.log') ? enterprise : undefined;
          const chosen = named ?? whole?.enterpriseId ?? own[0]?.scrollId;
          if (chosen === undefined) return <EmptyState title={t.nothing} text={t.nothingText} />;
          return (
            <>
              <Select
                className={classes.survey!}
                aria-label={t.columns.object}
                value={chosen}
                showSearch={{ optionFilterProp: 'label' }}
                onChange={id => go(id === whole?.enterpriseId ? PATH : `${PATH}${stringifySearch({ scrollId: id })}`)}
                options={[
                  ...(whole ? [{ value: whole.enterpriseId, label: t.whole({ name: whole.name }) }] : []),
                  ...own.map(({ scrollId, name }) => ({ value: scrollId, label: name })),
                ]}
              />
              {chosen === whole?.enterpriseId ? (
                <EnterpriseLog key={chosen} enterpriseId={chosen} />
              ) : (
                <SurveyLog key={chosen} scrollId={chosen} />
              )}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

function SurveyLog({ scrollId }: { readonly scrollId: string }) {
  return (
    <FilteredLog
      of={scrollId}
      tells={['account']}
      load={wanted => client.call(operationCalls.list, { scrollId, ...wanted }, { quiet: true })}
      startExport={wanted => client.call(operationCalls.export, { scrollId, ...wanted })}
    />
  );
}

/** With everything in it: projects, tasks, members, roles (P6.12). */
function EnterpriseLog({ enterpriseId }: { readonly enterpriseId: string }) {
  return (
    <FilteredLog
      of={enterpriseId}
      tells={['account', 'object']}
      load={wanted => client.call(operationCalls.inEnterprise, { enterpriseId, ...wanted }, { quiet: true })}
      startExport={wanted => client.call(operationCalls.exportEnterprise, { enterpriseId, ...wanted })}
    />
  );
}
