import {
  collaboratorCalls,
  editCalls,
  errorCodes,
  presenceCalls,
  questionCalls,
  scrollCalls,
} from '@wenshu/api-contract';
import type { Questionnaire } from '@wenshu/survey-core';
import { giveRights } from '../../../testing/build-person.ts';
import { asPerson, buildQuestionnaire, choiceId, textId } from '../../../testing/build-survey.ts';
import { togetherConformance } from '../../../testing/together-conformance.ts';

const at = { here: choiceId, there: textId } as const;

togetherConformance({
  name: 'a questionnaire',
  placeName: 'questionId',
  shutOutCode: errorCodes.noPermission.code,
  build: async (app, { maker, colleague, reader }) => {
    const { scrollId } = await buildQuestionnaire(app, maker);
    await giveRights(app.platform, colleague, scrollId, ['questionnaire.view', 'questionnaire.edit']);
    await giveRights(app.platform, reader, scrollId, ['questionnaire.view']);
    const read = async (from: typeof app) =>
      (await from.call(scrollCalls.get, { scrollId }, asPerson(maker))).data as unknown as {
        readonly version: number;
        readonly document: Questionnaire;
      };
    return {
      version: (await read(app)).version,
      edit: (to, person, { place, text, ...edit }) =>
        to.call(
          questionCalls.modifyName,
          { scrollId, questionId: at[place], title: { text }, ...edit },
          asPerson(person),
        ),
      since: (to, person, input) => to.call(editCalls.since, { scrollId, ...input } as never, asPerson(person)),
      say: (to, person, { at: questionId, ...input }) =>
        to.call(presenceCalls.presence, { scrollId, ...input, ...(questionId && { questionId }) }, asPerson(person)),
      text: async (from, place) => (await read(from)).document.questions[at[place]]!.title.text,
      shutOut: from => from.call(collaboratorCalls.remove, { scrollId, userId: colleague.id }, asPerson(maker)),
    };
  },
});
