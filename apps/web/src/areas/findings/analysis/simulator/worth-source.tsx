import { useQuery } from '@tanstack/react-query';
import type { ProductSimulation } from '@wenshu/analysis/browser';
import { analysisCalls } from '@wenshu/api-contract';
import { simulatorScreenTexts } from '@wenshu/texts/findings/simulator-screen';
import { Select } from 'antd';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import type { Variable } from '../../filter/variable.ts';
import { analysisAddress } from '../analysis-address.ts';
import { keysIn } from '../models/model-analysis.ts';
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
  const nameOf = (id: string) => data?.items.find(({ analysisId }) => analysisId === id)?.name ?? id;
  const [chosen] = keysIn(analysis, 'worths');
  if (!simulation) return null;
  return (
    <p className={classes.source}>
      {simulation.isOfPeople ? t.people({ count: peopleIn(simulation) }) : t.together}{' '}
      {!simulation.isOfPeople && estimates.length === 0 && (
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
