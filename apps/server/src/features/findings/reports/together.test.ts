import type { ReportDocument } from '@wenshu/analysis';
import { errorCodes, reportCalls, reportMemberCalls } from '@wenshu/api-contract';
import { giveRights } from '../../../testing/build-person.ts';
import { asPerson, buildQuestionnaire } from '../../../testing/build-survey.ts';
import { togetherConformance } from '../../../testing/together-conformance.ts';

togetherConformance({
  name: 'a report',
  placeName: 'blockId',
  // Who is no member learns nothing of it, not even that it is there.
  shutOutCode: errorCodes.reportNotFound.code,
  build: async (app, { maker, colleague, reader }) => {
    const { scrollId } = await buildQuestionnaire(app, maker);
    for (const person of [colleague, reader]) await giveRights(app.platform, person, scrollId, ['records.view']);
    const created = await app.call(reportCalls.create, { scrollId, name: 'Tea' }, asPerson(maker));
    const { reportId } = created.data as { readonly reportId: string };
    for (const [person, role] of [
      [colleague, 'edit'],
      [reader, 'view'],
    ] as const)
      await app.call(reportMemberCalls.saveMember, { scrollId, reportId, userId: person.id, role }, asPerson(maker));
    const read = async (from: typeof app) =>
      (await from.call(reportCalls.get, { scrollId, reportId }, asPerson(maker))).data as unknown as {
        readonly version: number;
        readonly document: ReportDocument;
      };
    const { version, document } = await read(app);
    const [pageId = ''] = Object.keys(document.pages);
    const at = { here: ['name'], there: ['pages', pageId, 'name'] };
    return {
      version,
      edit: (to, person, { place, text, ...edit }) =>
        to.call(
          reportCalls.edit,
          { scrollId, reportId, changes: [{ path: at[place], value: text }], ...edit },
          asPerson(person),
        ),
      since: (to, person, input) =>
        to.call(reportCalls.since, { scrollId, reportId, ...input } as never, asPerson(person)),
      say: (to, person, { at: blockId, ...input }) =>
        to.call(reportCalls.presence, { scrollId, reportId, ...input, ...(blockId && { blockId }) }, asPerson(person)),
      text: async (from, place) => {
        const now = (await read(from)).document;
        return place === 'here' ? now.name : now.pages[pageId]!.name;
      },
      shutOut: from =>
        from.call(reportMemberCalls.removeMember, { scrollId, reportId, userId: colleague.id }, asPerson(maker)),
    };
  },
});
