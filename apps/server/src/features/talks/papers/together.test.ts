import { errorCodes, paperCalls, paperShareCalls } from '@wenshu/api-contract';
import type { Paper } from '@wenshu/papers';
import { giveRights } from '../../../testing/build-person.ts';
import { asPerson, buildQuestionnaire } from '../../../testing/build-survey.ts';
import { togetherConformance } from '../../../testing/together-conformance.ts';

togetherConformance({
  name: 'a paper',
  placeName: 'nodeId',
  // Whom it is not shared with learns nothing of it, not even that it is there.
  shutOutCode: errorCodes.paperNotFound.code,
  build: async (app, { maker, colleague, reader }) => {
    const { scrollId } = await buildQuestionnaire(app, maker);
    for (const person of [colleague, reader]) await giveRights(app.platform, person, scrollId, ['questionnaire.view']);
    const begun = { kind: 'outline', title: 'Tea', language: 'en', brief: { goal: 'Why green tea' } } as const;
    const created = await app.call(paperCalls.create, begun, asPerson(maker));
    const { paperId } = created.data as { readonly paperId: string };
    for (const [person, role] of [
      [colleague, 'edit'],
      [reader, 'view'],
    ] as const)
      await app.call(paperShareCalls.saveMember, { paperId, userId: person.id, role }, asPerson(maker));
    const at = { here: ['title'], there: ['brief', 'people'] };
    const read = async (from: typeof app) =>
      (await from.call(paperCalls.get, { paperId }, asPerson(maker))).data as unknown as {
        readonly version: number;
        readonly document: Paper;
      };
    return {
      version: (await read(app)).version,
      edit: (to, person, { place, text, ...edit }) =>
        to.call(paperCalls.edit, { paperId, changes: [{ path: at[place], value: text }], ...edit }, asPerson(person)),
      since: (to, person, input) => to.call(paperCalls.since, { paperId, ...input } as never, asPerson(person)),
      say: (to, person, { at: nodeId, ...input }) =>
        to.call(paperCalls.presence, { paperId, ...input, ...(nodeId && { nodeId }) }, asPerson(person)),
      text: async (from, place) => {
        const { document } = await read(from);
        return place === 'here' ? document.title : String(document.brief['people'] ?? '');
      },
      shutOut: from => from.call(paperShareCalls.removeMember, { paperId, userId: colleague.id }, asPerson(maker)),
    };
  },
});
