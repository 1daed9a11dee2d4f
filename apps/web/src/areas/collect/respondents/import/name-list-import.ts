import { checkRespondent, respondentCalls } from '@wenshu/api-contract';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { client } from '../../../../app/client.ts';
import { language } from '../../../../app/language/language.ts';
import { fieldName } from '../person-words.ts';
import type { PeopleImport } from './people-import.ts';

/** Into the name list of a survey. The contract describes a form's text fields; the file stands beside them. */
export function nameListImport(scrollId: string): PeopleImport {
  const { title, pasteHint } = peopleTexts[language].importing;
  return {
    title,
    pasteHint,
    fieldName,
    check: checkRespondent,
    readTemplate: () => client.call(respondentCalls.respondentTemplate, { scrollId }),
    look: chosen => client.call(respondentCalls.checkRespondentFile, { scrollId, ...chosen }),
    add: (chosen, { mended, badLines }) => {
      const form = { scrollId, ...chosen, mended: JSON.stringify(mended), badLines };
      return client.call(respondentCalls.importRespondents, form);
    },
  };
}
