import type { Language } from '@wenshu/texts';
import { cut } from '@wenshu/texts/design/logic/names';
import { derivedTexts } from '@wenshu/texts/findings/derived';
import type { Coded } from '../data-set/coded.ts';
import type { Recorded } from '../data-set/recorded.ts';
import { describeFilter } from '../filter/describe-filter.ts';
import { firstOf, nameOf, type TellableVariables, type Teller, tellerOf } from '../filter/teller.ts';
import { formulaText } from './formula-text.ts';
import type { Making, RecipeOf } from './recipe.ts';

interface RecipeTeller extends Teller {
  readonly said: (typeof derivedTexts)[Language]['said'];
  readonly language: Language;
}

/** What a recipe makes its variable of, as a person would say it. A variable that is gone says so. */
export function describeRecipe(
  recipe: Making | Recorded | Coded,
  variables: TellableVariables,
  language: Language,
): string {
  const { said } = derivedTexts[language];
  if (recipe.make === 'recorded') return said.recorded;
  if (recipe.make === 'coded') return said.coded({ name: nameOf(recipe.variable, tellerOf(variables, language)) });
  const describe = describes[recipe.make] as (recipe: Making, teller: RecipeTeller) => string;
  return describe(recipe, { ...tellerOf(variables, language), said, language });
}

const describes: { readonly [Make in Making['make']]: (recipe: RecipeOf<Make>, teller: RecipeTeller) => string } = {
  merge: ({ variable, categories, rest }, teller) => {
    const counted = categories.map(({ label, codes }) =>
      teller.said.ofOptions({ label: quoted(label, teller), count: codes.length }),
    );
    const others = rest ? [teller.said.others({ label: quoted(rest.label, teller) })] : [];
    return teller.said.merge({ name: nameOf(variable, teller), list: several([...counted, ...others], teller) });
  },
  bands: ({ variable, bands }, teller) =>
    teller.said.bands({ name: nameOf(variable, teller), list: labels(bands, teller) }),
  'top-box': ({ variable, codes }, teller) => {
    const known = new Map(teller.variables.get(variable)?.categories?.map(({ code, label }) => [code, label]));
    const chosen = codes.map(code => quoted(known.get(code) ?? String(code), teller));
    return teller.said.topBox({ name: nameOf(variable, teller), list: several(chosen, teller) });
  },
  sum: ({ variables, leastAnswered }, teller) =>
    teller.said.sum({ list: names(variables, teller), least: leastAnswered, all: variables.length }),
  mean: ({ variables, leastAnswered }, teller) =>
    teller.said.mean({ list: names(variables, teller), least: leastAnswered, all: variables.length }),
  formula: (recipe, { said, variables }) => {
    const text = formulaText(recipe, variables);
    return said.formula({ text: text.length > LONGEST_FORMULA ? `${text.slice(0, LONGEST_FORMULA)}…` : text });
  },
  lookup: ({ variables }, teller) => teller.said.lookup({ list: names(variables, teller) }),
  nearest: ({ variables, categories }, teller) =>
    teller.said.nearest({ list: names(variables, teller), count: categories.length }),
  cases: ({ categories, rest }, teller) => {
    const told = categories.map(({ label, when }) =>
      teller.said.when({
        label: quoted(label, teller),
        condition: describeFilter(when, teller.variables, teller.language),
      }),
    );
    const others = rest ? [teller.said.others({ label: quoted(rest.label, teller) })] : [];
    return teller.said.cases({ list: firstOf([...told, ...others], teller.said.between, teller).list });
  },
};

/** A model's may fill a page. */
const LONGEST_FORMULA = 160;

const quoted = (text: string, { words }: Teller) => words.quote(cut(text));
const several = (parts: readonly string[], teller: Teller) => firstOf(parts, teller.texts.between, teller).list;
const names = (keys: readonly string[], teller: Teller) =>
  several(
    keys.map(key => nameOf(key, teller)),
    teller,
  );
const labels = (categories: readonly { readonly label: string }[], teller: Teller) =>
  several(
    categories.map(({ label }) => quoted(label, teller)),
    teller,
  );
