import { useQueryClient } from '@tanstack/react-query';
import type { OperatedPlan } from '@wenshu/api-contract';
import { operatedPlanTexts } from '@wenshu/texts/console/plans';
import { licenceTexts } from '@wenshu/texts/people/licences';
import { Button } from 'antd';
import { useState } from 'react';
import { language, useTexts } from '../../../app/language/language.ts';
import rows from '../kit/rows.module.css';
import { useMayOperate } from '../kit/seat.ts';
import { usePlans } from '../kit/use-plans.ts';
import { WholeTable } from '../kit/whole-table.tsx';
import { PlanDialog } from './plan-dialog.tsx';

/** Every plan, what it has, and how many have it. */
export function PriceList() {
  const { plans: t, comma, none } = useTexts(operatedPlanTexts);
  const { features: names } = useTexts(licenceTexts);
  const may = useMayOperate();
  const client = useQueryClient();
  const [open, setOpen] = useState<{ readonly plan?: OperatedPlan }>();
  const plans = usePlans();
  return (
    <>
      {may('plans.change') && (
        <div className={rows.acts}>
          <Button type="primary" onClick={() => setOpen({})}>
            {t.add}
          </Button>
        </div>
      )}
      <WholeTable
        of={plans}
        words={t}
        keyOf={({ planId }) => planId}
        columns={[
          { key: 'name', title: t.columns.name, as: 'name', cell: plan => `${plan[language]} · ${plan.planId}` },
          { key: 'names', title: t.columns.names, as: 'words', cell: ({ zh, en }) => `${zh} / ${en}` },
          {
            key: 'features',
            title: t.columns.features,
            as: 'words',
            cell: ({ features }) => features.map(feature => names[feature].name).join(comma) || none,
          },
          { key: 'offered', title: t.columns.offered, cell: ({ isOffered }) => (isOffered ? t.yes : t.no) },
          {
            key: 'enterprises',
            title: t.columns.enterprises,
            as: 'number',
            cell: ({ enterprises }) => enterprises ?? t.everybody,
          },
          ...(may('plans.change')
            ? [
                {
                  key: 'act',
                  title: t.columns.act,
                  as: 'bare' as const,
                  cell: (plan: OperatedPlan) => (
                    <Button
                      type="link"
                      aria-label={t.changeOf({ name: plan[language] })}
                      onClick={() => setOpen({ plan })}
                    >
                      {t.change}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {open && (
        <PlanDialog
          {...open}
          refresh={() => client.invalidateQueries({ queryKey: ['operator-plans'] })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
