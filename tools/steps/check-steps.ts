import { testTexts } from '../texts/test-texts.ts';
import { programStep } from './program-step.ts';
import type { Step } from './step.ts';
import { typesStep } from './types-step.ts';

/** What can be said about the code without running it. */
export function checkSteps(): Step[] {
  const { titles } = testTexts;
  return [
    programStep(titles.format, 'node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '.'),
    typesStep(titles.types),
    // The two that take longest first: the short ones fill what is left beside them.
    programStep(titles.arrows, 'tools/check-arrows.ts'),
    programStep(titles.deadCode, 'node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'),
    programStep(titles.spec, 'tools/check-spec-coverage.ts'),
    programStep(titles.casts, 'tools/check-casts.ts'),
    programStep(titles.ledger, 'tools/check-ledger.ts'),
    programStep(titles.texts, 'tools/check-texts.ts'),
    programStep(titles.notices, 'tools/notices.ts', '--check'),
  ];
}
