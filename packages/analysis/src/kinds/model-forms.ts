import { compareMeansForm } from './compare-means/form.ts';
import { correlationForm } from './correlation/form.ts';
import { factorForm } from './factor/form.ts';
import { kmeansForm } from './kmeans/form.ts';
import { linearRegressionForm } from './linear-regression/form.ts';
import type { ModelForm } from './model/form.ts';
import { reliabilityForm } from './reliability/form.ts';

/** What every model asks for, by its name, in the order in which people are offered them. Screens have these; the models themselves run on the server. */
export const modelForms = {
  factor: factorForm,
  kmeans: kmeansForm,
  reliability: reliabilityForm,
  correlation: correlationForm,
  linearRegression: linearRegressionForm,
  compareMeans: compareMeansForm,
} satisfies Readonly<Record<string, ModelForm>>;

export type ModelName = keyof typeof modelForms;
