import type { FlowQuestion } from '@wenshu/survey-core/answering';

/** An NPS question without a survey around it: what publishing makes of one. */
export function exampleQuestion(title: string): FlowQuestion {
  return {
    id: 'live-nps',
    type: 'nps',
    groupId: 'group1',
    seqName: 'Q1',
    title: { text: title },
    settings: {},
    items: [],
    itemGroups: [],
    rows: [],
    rowGroups: [],
  };
}
