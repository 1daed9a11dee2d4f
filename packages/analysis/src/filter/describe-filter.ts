import { own } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { describeNested, type listed } from '@wenshu/texts/design/logic/describe-nested';
import { cut } from '@wenshu/texts/design/logic/names';
import type { Filter, FilterTest, OfSeveral } from './filter.ts';
import { keysOf } from './filter-tests.ts';
import { firstOf, nameOf, type TellableVariables, type Teller, tellerOf } from './teller.ts';
import { dayOrHourText } from './time-zone.ts';

/** A checked filter as a person would say it, in the words of the editor's conditions. A variable that is gone says so. */
export function describeFilter(filter: Filter, variables: TellableVariables, language: Language): string {
  const teller = tellerOf(variables, language);
  return describeNested<FilterTest>(filter, teller.words, test => describeTest(test, teller));
}

function describeTest(test: FilterTest, teller: Teller): string {
  const { words, texts, variables } = teller;
  const name = nameOf(test.variable, teller);
  const variable = variables.get(test.variable);
  const isAsked = variable?.questionId !== undefined;
  const quoted = (text: string) => words.quote(cut(text));
  switch (test.test) {
    case 'choice': {
      const labels = new Map(variable?.categories?.map(({ code, label }) => [code, label]));
      const list = listedBy(
        test.is,
        test.codes.map(code => quoted(labels.get(code) ?? String(code))),
        teller,
      );
      // Chosen is what somebody chose: a status is.
      const said = isAsked || variable?.kept === 'codes' ? words.choice : texts.is;
      return said[test.is]({ name, ...list });
    }
    case 'among': {
      const list = listedBy(
        test.is,
        test.values.map(value => quoted(own(variable?.words ?? {}, value) ?? value)),
        teller,
      );
      return (variable?.kept === 'texts' ? texts.has : texts.is)[test.is]({ name, ...list });
    }
    case 'count': {
      const of = test.more?.length ? texts.together(severalNames(test, teller)) : name;
      if (typeof test.value === 'number') return words.chosenCount[test.compare]({ name: of, count: test.value });
      const value = sumName(test.value, teller);
      return words.compared({ name: texts.chosenNumber({ name: of }), compare: words.compare[test.compare], value });
    }
    case 'number': {
      const value = typeof test.value === 'number' ? String(test.value) : sumName(test.value, teller);
      return words.compared({ name: sumName(test, teller), compare: words.compare[test.compare], value });
    }
    case 'text':
      return words.compared({ name, compare: words.text[test.is], value: quoted(test.value) });
    case 'written':
      return texts.written[test.is]({ name });
    case 'length':
      return words.compared({
        name: texts.length({ name }),
        compare: words.compare[test.compare],
        value: String(test.value),
      });
    case 'date':
    case 'moment':
      return words.compared({ name, compare: words.dayCompare[test.compare], value: dayOrHourText(test.value) });
    case 'answered':
      if (test.more?.length) return (test.is ? texts.anyKnown : texts.noneKnown)(severalNames(test, teller));
      if (isAsked) return test.is ? words.answered({ name }) : words.notAnswered({ name });
      return test.is ? texts.known({ name }) : texts.unknown({ name });
  }
}

function severalNames(several: OfSeveral, teller: Teller): { readonly list: string } {
  return firstOf(
    keysOf(several).map(key => nameOf(key, teller)),
    teller.texts.between,
    teller,
  );
}

function sumName(several: OfSeveral, teller: Teller): string {
  return several.more?.length ? teller.texts.sum(severalNames(several, teller)) : nameOf(several.variable, teller);
}

function listedBy(is: string, values: readonly string[], teller: Teller): ReturnType<typeof listed> {
  const { or, and } = teller.words;
  return firstOf(values, is === 'any-of' || is === 'none-of' ? or : and, teller);
}
