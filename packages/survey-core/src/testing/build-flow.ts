import type { Flow } from '../flow/flow.ts';

/** A flow of these questions in one group, with nothing else in it but what is given. */
export function buildFlow({ questions, ...given }: Pick<Flow, 'questions'> & Partial<Flow>): Flow {
  return {
    scrollId: 'survey1',
    versionTime: 1,
    languageId: 1,
    title: { text: '' },
    description: { text: '' },
    settings: {},
    groups: [{ id: 'group1', title: { text: '' }, settings: {} }],
    questions,
    logic: [],
    calculations: [],
    verifications: [],
    agreements: [],
    appearance: {},
    cover: null,
    endPages: {},
    ...given,
  };
}
