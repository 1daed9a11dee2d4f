import type { Language } from '../../bilingual.ts';
import { describeNested, listed } from './describe-nested.ts';
import type { DescribedCondition, DescribedDocument, DescribedOperand, DescribedTest } from './described.ts';
import { logicWords } from './logic-words.ts';
import { Names } from './names.ts';

/** A condition as a person would say it: "Q2 is “A” or “B” and Q4 is more than 5". */
export function describeCondition(
  condition: DescribedCondition,
  document: DescribedDocument,
  language: Language,
): string {
  const names = new Names(document, logicWords[language]);
  return describeNested<DescribedTest>(condition, names.words, test => describeTest(test, names));
}

function describeTest(test: DescribedTest, names: Names): string {
  const { words } = names;
  const compared = (name: string) =>
    words.compared({
      name,
      compare: words.compare[(test as { compare: '=' }).compare],
      value: describeOperand((test as { value: DescribedOperand }).value, names),
    });
  switch (test.test) {
    case 'choice':
      return words.choice[test.is]({
        name: names.question(test),
        ...listed(
          test.itemIds.map(itemId => names.item(itemId, test.questionId)),
          test.is === 'any-of' || test.is === 'none-of' ? words.or : words.and,
        ),
      });
    case 'answered':
      return test.is
        ? words.answered({ name: names.question(test) })
        : words.notAnswered({ name: names.question(test) });
    case 'count': {
      const name = names.question(test);
      return typeof test.value === 'number'
        ? words.chosenCount[test.compare]({ name, count: test.value })
        : compared(words.countOf({ name }));
    }
    case 'number':
      return compared(withItem(test, names));
    case 'rank': {
      const ranked = { name: names.question(test), part: names.item(test.itemId, test.questionId) };
      const { compare, value } = test;
      return (compare === '=' || compare === '<=') && typeof value === 'number'
        ? words.ranked[compare]({ ...ranked, count: value })
        : compared(words.rankOf(ranked));
    }
    case 'score': {
      const { questionId } = test;
      const name = questionId === undefined ? undefined : names.question({ ...test, questionId });
      return compared(name === undefined ? words.scoreSoFar : words.scoreOf({ name }));
    }
    case 'calculation':
      return compared(names.calculation(test.calculationId));
    case 'date':
      return words.compared({
        name: names.question(test),
        compare: words.dayCompare[test.compare],
        value: test.value === 'today' ? words.today : test.value,
      });
    case 'text':
      return words.compared({
        name:
          test.itemId === undefined
            ? names.question(test)
            : words.blankOf({ name: names.question(test), part: names.item(test.itemId, test.questionId) }),
        compare: words.text[test.is],
        value: names.quoted(test.value),
      });
    case 'parameter':
      return words.compared({
        name: words.parameter({ name: test.name }),
        compare: words.text[test.is],
        value: names.quoted(test.value),
      });
    case 'language':
      return words.language[test.is]({
        name: '',
        ...listed(
          test.values.map(value => names.language(value)),
          words.or,
        ),
      });
    case 'label':
    case 'channel': {
      const list = listed(
        test.values.map(value => names.quoted(value)),
        test.is === 'all-of' ? words.and : words.or,
      );
      return test.test === 'label'
        ? words.label[test.is]({ name: '', ...list })
        : words.channel[test.is]({ name: '', ...list });
    }
  }
}

function withItem(
  place: {
    readonly questionId: string;
    readonly rowId?: string;
    readonly loopItemId?: string;
    readonly itemId?: string;
  },
  names: Names,
): string {
  const name = names.question(place);
  return place.itemId === undefined
    ? name
    : names.words.part({ name, part: names.item(place.itemId, place.questionId) });
}

function describeOperand(value: DescribedOperand, names: Names): string {
  if (typeof value === 'number') return String(value);
  if ('calculationId' in value) return names.calculation(value.calculationId);
  return withItem(value, names);
}
