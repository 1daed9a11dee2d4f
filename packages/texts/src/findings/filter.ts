import { bilingual } from '../bilingual.ts';
import { spaced } from '../design/logic/logic-words.ts';

interface Named {
  readonly name: string;
}
interface Listed extends Named {
  readonly list: string;
  readonly isOne: boolean;
}

interface Several {
  readonly list: string;
}

/** What filters say beyond the editor's conditions: of variables that no respondent was asked. */
export const filterTexts = bilingual(
  {
    question: ({ name, label }: Named & { label: string }) => `${name}${label}`,
    is: {
      'any-of': ({ name, list }: Listed) => spaced(name, `是${list}`),
      'all-of': ({ name, list, isOne }: Listed) => spaced(name, `${isOne ? '' : '同时'}是${list}`),
      'none-of': ({ name, list }: Listed) => spaced(name, `不是${list}`),
      exactly: ({ name, list }: Listed) => spaced(name, `恰好是${list}`),
    },
    has: {
      'any-of': ({ name, list }: Listed) => spaced(name, `包含${list}`),
      'all-of': ({ name, list, isOne }: Listed) => spaced(name, `${isOne ? '' : '同时'}包含${list}`),
      'none-of': ({ name, list }: Listed) => spaced(name, `不包含${list}`),
    },
    known: ({ name }: Named) => spaced(name, '不为空'),
    unknown: ({ name }: Named) => spaced(name, '为空'),
    between: '、',
    anyKnown: ({ list }: Several) => spaced(list, '中至少一项有值'),
    noneKnown: ({ list }: Several) => spaced(list, '均没有值'),
    sum: ({ list }: Several) => spaced(list, '之和'),
    together: ({ list }: Several) => spaced(list, '合计'),
    chosenNumber: ({ name }: Named) => spaced(name, '选中的项数'),
    written: {
      repeated: ({ name }: Named) => spaced(name, '只是一两个字的重复'),
      keyboard: ({ name }: Named) => spaced(name, '含有键盘上连着的一串键'),
      'no-words': ({ name }: Named) => spaced(name, '没有文字，只有数字或符号'),
      'no-vowels': ({ name }: Named) => spaced(name, '是一串没有元音的字母'),
    },
    length: ({ name }: Named) => spaced(name, '的字数'),
    andMore: ({ list, count }: { list: string; count: number }) => `${list}等 ${count} 项`,
  },
  {
    question: ({ name, label }) => `${name} ${label}`,
    is: {
      'any-of': ({ name, list }) => `${name} is ${list}`,
      'all-of': ({ name, list, isOne }) => (isOne ? `${name} is ${list}` : `${name} is all of ${list}`),
      'none-of': ({ name, list, isOne }) => (isOne ? `${name} is not ${list}` : `${name} is none of ${list}`),
      exactly: ({ name, list }) => `${name} is exactly ${list}`,
    },
    has: {
      'any-of': ({ name, list }) => `${name} include ${list}`,
      'all-of': ({ name, list, isOne }) => (isOne ? `${name} include ${list}` : `${name} include all of ${list}`),
      'none-of': ({ name, list }) => `${name} do not include ${list}`,
    },
    known: ({ name }) => `${name} has a value`,
    unknown: ({ name }) => `${name} has no value`,
    between: ', ',
    anyKnown: ({ list }) => `at least one of ${list} has a value`,
    noneKnown: ({ list }) => `none of ${list} has a value`,
    sum: ({ list }) => `the sum of ${list}`,
    together: ({ list }) => `the group ${list}`,
    chosenNumber: ({ name }) => `the number of options chosen in ${name}`,
    written: {
      repeated: ({ name }) => `${name} is one or two characters over and over`,
      keyboard: ({ name }) => `${name} has a run of neighbouring keys`,
      'no-words': ({ name }) => `${name} has no words, only digits or signs`,
      'no-vowels': ({ name }) => `${name} is a run of letters without vowels`,
    },
    length: ({ name }) => `the number of characters in ${name}`,
    andMore: ({ list, count }) => `${list} … (${count} in all)`,
  },
);
