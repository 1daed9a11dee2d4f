import type { CraftFinding } from '@wenshu/craft';
import type { Questionnaire } from '@wenshu/survey-core';
import { describeCraft } from '@wenshu/texts/design/describe-craft';

const LONGEST = 2000;

/** What a model is told of the faults of what it made: each at its title. Undefined: there are none. */
export function sayFindings(findings: readonly CraftFinding[], { questions }: Questionnaire): string | undefined {
  if (findings.length === 0) return undefined;
  return findings
    .map(finding => `${questions[finding.at.questionId ?? '']?.title.text ?? ''}: ${describeCraft('en', finding)}`)
    .join('\n')
    .slice(0, LONGEST);
}
