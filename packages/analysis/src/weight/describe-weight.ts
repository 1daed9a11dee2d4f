import type { Language } from '@wenshu/texts';
import { weightTexts } from '@wenshu/texts/findings/weight';
import type { DataVariable } from '../data-set/variable.ts';
import { titleOf } from '../exhibit/title-of.ts';
import type { Weight } from './weight.ts';

/** A checked weight as it stands under a table. */
export function describeWeight(
  weight: Weight,
  variables: ReadonlyMap<string, DataVariable>,
  language: Language,
): string {
  const texts = weightTexts[language];
  const nameOf = (key: string) => titleOf(variables.get(key), key, language);
  if (weight.by === 'variable') return texts.variable({ name: nameOf(weight.variable) });
  const list = weight.targets.map(({ variable }) => nameOf(variable)).join(texts.between);
  return texts.rim({ list, least: String(weight.least), most: String(weight.most) });
}
