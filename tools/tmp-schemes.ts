import { questionTypes } from '@wenshu/question-types/core';
import { checkQuestionnaire } from '@wenshu/survey-core';
import { buildScheme } from '../apps/server/src/features/findings/schemes/build-scheme.ts';
import { exampleValues } from '../apps/server/src/features/findings/schemes/example-values.ts';
import { schemes } from '../apps/server/src/features/findings/schemes/schemes.ts';

for (const [id, scheme] of Object.entries(schemes))
  for (const [language, languageId] of [['zh', 1], ['en', 2]] as const) {
    try {
      const start = performance.now();
      const built = buildScheme(scheme, { languageId, values: exampleValues(scheme, language) }, new Date());
      console.log(id, language, built.minutes, built.drafts.length, checkQuestionnaire(built.document, questionTypes), Math.round(performance.now() - start));
    } catch (error) {
      console.log(id, language, String(error).slice(0, 300));
    }
  }
