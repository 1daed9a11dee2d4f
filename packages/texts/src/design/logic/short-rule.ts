import { bilingual, type Language } from '../../bilingual.ts';
import { describeCondition } from './describe-condition.ts';
import type { DescribedDocument, DescribedRule, DescribedVerification } from './described.ts';
import { logicWords } from './logic-words.ts';
import { loopLabel } from './loop-words.ts';
import { cut, Names } from './names.ts';

interface When {
  readonly when: string;
}
interface At {
  readonly at: string;
}
interface From {
  readonly from: string;
}

const gap = (text: string) => (/^[\w(]/.test(text) ? ` ${text}` : text);

/** What a rule does to the question that it stands at, in a few words: the question itself is not named again. */
const shortWords = bilingual(
  {
    shown: ({ when }: When) => `显示条件：${when}`,
    partShown: ({ at, when }: At & When) => `${at} 的显示条件：${when}`,
    jump: ({ to, when }: When & { to: string }) => (when === '' ? to : `${to}：如果${gap(when)}`),
    goTo: (to: string) => `跳到${gap(to)}`,
    outcomes: { finished: '结束问卷', screened: '甄别结束' },
    screenOut: ({ when }: When) => `甄别：${when}`,
    reference: {
      selected: ({ from }: From) => `带入 ${from} 选中的选项`,
      unselected: ({ from }: From) => `带入 ${from} 未选的选项`,
      all: ({ from }: From) => `带入 ${from} 的全部选项`,
    },
    check: ({ when }: When) => `校验：${when}`,
    calculation: ({ name }: { name: string }) => `用于计算项${name}`,
  },
  {
    shown: ({ when }) => `Shown if ${when}`,
    partShown: ({ at, when }) => `${at}: shown if ${when}`,
    jump: ({ to, when }) => (when === '' ? to : `${to} if ${when}`),
    goTo: to => `Jumps to ${to}`,
    outcomes: { finished: 'Ends the survey', screened: 'Screens out' },
    screenOut: ({ when }) => `Screens out if ${when}`,
    reference: {
      selected: ({ from }) => `Carries the options chosen in ${from}`,
      unselected: ({ from }) => `Carries the options not chosen in ${from}`,
      all: ({ from }) => `Carries all options of ${from}`,
    },
    check: ({ when }) => `Checked: ${when}`,
    calculation: ({ name }) => `Used by the calculation ${name}`,
  },
);

export function shortRule(rule: DescribedRule, document: DescribedDocument, language: Language): string {
  const words = shortWords[language];
  const names = new Names(document, logicWords[language]);
  const condition = (of: Parameters<typeof describeCondition>[0]) => describeCondition(of, document, language);
  switch (rule.kind) {
    case 'display': {
      const isWhole = 'questionId' in rule.target && Object.keys(rule.target).length === 1;
      const when = condition(rule.when);
      return isWhole ? words.shown({ when }) : words.partShown({ at: names.target(rule.target), when });
    }
    case 'jump': {
      const to = 'outcome' in rule.to ? words.outcomes[rule.to.outcome] : words.goTo(names.target(rule.to));
      return words.jump({ to, when: rule.when === undefined ? '' : condition(rule.when) });
    }
    case 'screen-out':
      return words.screenOut({ when: condition(rule.when) });
    case 'option-reference':
      return words.reference[rule.take]({ from: names.question({ questionId: rule.fromQuestionId }) });
    case 'question-relation':
      return loopLabel(rule, document, language);
  }
}

export function shortVerification(
  { must }: DescribedVerification,
  document: DescribedDocument,
  language: Language,
): string {
  return shortWords[language].check({ when: describeCondition(must, document, language) });
}

export function shortCalculation(name: string, language: Language): string {
  return shortWords[language].calculation({ name: logicWords[language].quote(cut(name)) });
}
