import { inOrder, mentions } from '@wenshu/survey-core';
import { describeRule, describeVerification } from '@wenshu/texts/design/logic/describe-rule';
import { useMemo } from 'react';
import { language } from '../../../../app/language/language.ts';
import { actsOn } from '../../document/reading/count-rules.ts';
import { useEditorState } from '../../document/state/use-editor.ts';

export interface RuleSentence {
  readonly id: string;
  readonly text: string;
}

export interface RuleSentences {
  readonly all: readonly RuleSentence[];
  /** What acts on a question, for its name. */
  actingOn(questionId: string): string;
  /** All that names a question, what acts on it first. */
  about(questionId: string): readonly RuleSentence[];
}

/** The rules and checks as sentences, made once for the whole map. */
export function useRuleSentences(): RuleSentences {
  const document = useEditorState(state => state.document);
  return useMemo(() => {
    const rules = [
      ...inOrder(document.logic).map(rule => ({
        rule,
        on: actsOn(rule),
        id: rule.id,
        text: describeRule(rule, document, language),
      })),
      ...inOrder(document.verifications).map(check => ({
        rule: check,
        on: check.questionId,
        id: check.id,
        text: describeVerification(check, document, language),
      })),
    ];
    const acting = (questionId: string) => rules.filter(({ on }) => on === questionId);
    return {
      all: rules,
      actingOn: questionId =>
        acting(questionId)
          .map(({ text }) => text)
          .join(language === 'zh' ? '；' : '; '),
      about: questionId => [
        ...acting(questionId),
        ...rules.filter(({ on, rule }) => on !== questionId && mentions(rule, new Set([questionId]))),
      ],
    };
  }, [document]);
}
