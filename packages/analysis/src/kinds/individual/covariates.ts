import type { Covariate, CovariateEffects } from '@wenshu/statistics';
import type { ModelRequest } from '../model/form.ts';
import type { ModelData } from '../model/model-data.ts';

/** What is told of one option of a covariate. */
export interface FoundCovariate extends CovariateEffects {
  readonly variable: string;
  readonly code: number;
  /** The option that it is compared with. */
  readonly beside: number;
}

interface Option extends Pick<FoundCovariate, 'variable' | 'code' | 'beside'> {
  readonly column: Float64Array;
}

/** Whether somebody chose an option of a question, for every option but the first that occurs. */
export function covariateOptions(data: ModelData, { slots }: ModelRequest, rows: readonly number[]): readonly Option[] {
  return (slots.covariates ?? []).flatMap(variable => {
    const column = data.column(variable);
    const given = new Set(rows.map(row => column[row]!).filter(code => !Number.isNaN(code)));
    const [beside, ...codes] = [...given].sort((a, b) => a - b);
    return beside === undefined ? [] : codes.map(code => ({ variable, code, beside, column }));
  });
}

/** By person in this order; who did not say is taken for average. */
export function covariatesOf(options: readonly Option[], rows: readonly number[]): readonly Covariate[] {
  return options.map(({ variable, code, column }) => {
    const chosen = rows.map(row => (Number.isNaN(column[row]) ? null : column[row] === code ? 1 : 0));
    const known = chosen.filter(one => one !== null);
    const mean = known.reduce((sum: number, one) => sum + one, 0) / Math.max(1, known.length);
    return { name: `${variable}[${code}]`, values: chosen.map(one => one ?? mean) };
  });
}

export const foundCovariates = (
  options: readonly Option[],
  effects: readonly CovariateEffects[] | undefined,
): readonly FoundCovariate[] =>
  (effects ?? []).map((own, at) => {
    const { variable, code, beside } = options[at]!;
    return { ...own, variable, code, beside };
  });
