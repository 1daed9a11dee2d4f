import type { Clock } from '../../src/platform/clock/clock.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { buildMadeUpSurvey, type MadeUpSurvey } from './build-made-up-survey.ts';
import type { TextsOf } from './large-question.ts';
import { largeQuestions } from './large-questions.ts';

export type LargeSurvey = MadeUpSurvey;

export function buildLargeSurvey(
  world: { readonly database: Database; readonly clock: Clock },
  personId: string,
  { texts, languageId }: { readonly texts: TextsOf; readonly languageId: number },
): Promise<LargeSurvey> {
  return buildMadeUpSurvey(world, personId, {
    name: '饮料品牌大调查|The large drinks survey',
    languageId,
    texts,
    questions: largeQuestions,
    channels: ['公众号|Newsletter', '短信|Text message', '门店扫码|Code in shops', '样本库|Panel'],
  });
}
