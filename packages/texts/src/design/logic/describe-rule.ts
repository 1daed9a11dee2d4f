import type { Language } from '../../bilingual.ts';
import { describeCondition } from './describe-condition.ts';
import type { DescribedDocument, DescribedRule, DescribedVerification } from './described.ts';
import { logicWords } from './logic-words.ts';
import { Names } from './names.ts';

/** A rule as one sentence: "Show Q5 when Q2 is “A” or “B”". The editor, the read-only view and the Word file say the same. */
export function describeRule(rule: DescribedRule, document: DescribedDocument, language: Language): string {
  const words = logicWords[language];
  const names = new Names(document, words);
  const taking = (sentence: string) =>
    'takesExclusive' in rule && rule.takesExclusive ? words.takingExclusive(sentence) : sentence;
  switch (rule.kind) {
    case 'display':
      return words.display({
        target: names.target(rule.target),
        when: describeCondition(rule.when, document, language),
      });
    case 'jump': {
      const from = names.question(rule);
      const to = 'outcome' in rule.to ? words.outcomes[rule.to.outcome] : words.goTo(names.target(rule.to));
      return rule.when === undefined
        ? words.jumpAlways({ from, to })
        : words.jump({ from, to, when: describeCondition(rule.when, document, language) });
    }
    case 'screen-out':
      return words.screenOut({ from: names.question(rule), when: describeCondition(rule.when, document, language) });
    case 'option-reference':
      return taking(
        words.reference[rule.take]({
          to: names.question(rule),
          from: names.question({ questionId: rule.fromQuestionId }),
        }),
      );
    case 'question-relation':
      return taking(
        words.relation[rule.take]({
          target: names.target(rule.target),
          from: names.question({ questionId: rule.fromQuestionId }),
        }),
      );
  }
}

/** A check across questions with its own message. */
export function describeVerification(
  { questionId, must, message }: DescribedVerification,
  document: DescribedDocument,
  language: Language,
): string {
  const names = new Names(document, logicWords[language]);
  return names.words.verification({
    at: names.question({ questionId }),
    must: describeCondition(must, document, language),
    message: names.quoted(message.text),
  });
}
