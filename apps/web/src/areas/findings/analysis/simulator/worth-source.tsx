import { useQuery } from '@tanstack/react-query';
import type { ProductSimulation } from '@wenshu/analysis/browser';
import { analysisCalls, dataSetCalls } from '@wenshu/api-contract';
import { simulatorScreenTexts } from '@wenshu/texts/findings/simulator-screen';
import { Button, Select } from 'antd';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import type { Variable } from '../../filter/variable.ts';
import { analysisAddress } from '../analysis-address.ts';
import { keysIn, withOption } from '../models/model-analysis.ts';
import { useModel } from '../models/model-context.ts';
import { estimatesOf, withWorths } from './own-worths.ts';
import classes from './simulator.module.css';

interface WorthSourceProps {
  readonly simulation: ProductSimulation | undefined;
  readonly ownVariables: readonly Variable[];
}

/** Whose utilities they are, and where there are none of single people how to get them. */
export function WorthSource({ simulation, ownVariables }: WorthSourceProps) {
  const t = useTexts(simulatorScreenTexts);
  const { scrollId, analysis, change } = useModel();
  const [question] = keysIn(analysis, 'question');
  const estimates = estimatesOf(question, ownVariables);
  const { data } = useQuery({
    queryKey: ['analyses', scrollId],
    queryFn: () => client.call(analysisCalls.list, { scrollId }, { quiet: true }),
    enabled: estimates.length > 1,
  });
  const { data: dataSet } = useQuery({
    queryKey: ['data-set', scrollId],
    queryFn: () => client.call(dataSetCalls.listVariables, { scrollId }, { quiet: true }),
  });
  const isRated = dataSet?.questions.find(({ key }) => key === question)?.solution === 'cpc';
  const hasOwn = estimates.length > 0 || isRated;
  const nameOf = (id: string) => data?.items.find(({ analysisId }) => analysisId === id)?.name ?? id;
  const [chosen] = keysIn(analysis, 'worths');
  if (!simulation) return null;
  return (
    <p className={classes.source}>
      {simulation.isOfPeople ? t.people({ count: peopleIn(simulation) }) : hasOwn ? t.couldBeOwn : t.together}{' '}
      {!simulation.isOfPeople && hasOwn && (
        <Button size="small" onClick={() => change(now => withOption(now, 'utilities', 'people'))}>
          {t.useOwn}
        </Button>
      )}
      {!simulation.isOfPeople && !hasOwn && (
        <AppLink to={analysisAddress({ on: 'models', scrollId, modelId: 'cbc', question, isFresh: true })}>
          {t.toEstimate}
        </AppLink>
      )}
      {simulation.isOfPeople && estimates.length > 1 && (
        <Select
          size="small"
          aria-label={t.estimate}
          value={estimates.find(({ keys }) => keys.includes(chosen ?? ''))?.id ?? null}
          options={estimates.map(({ id }) => ({ value: id, label: nameOf(id) }))}
          popupMatchSelectWidth={false}
          onChange={id => change(now => withWorths(now, estimates.find(one => one.id === id)?.keys ?? []))}
        />
      )}
    </p>
  );
}

const peopleIn = ({ attributes, values }: ProductSimulation) =>
  values.length / Math.max(1, attributes.flatMap(({ levels }) => levels).length);
