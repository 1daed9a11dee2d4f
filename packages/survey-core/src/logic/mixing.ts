import type { Flow, FlowQuestion } from '../flow/flow.ts';
import { readSetting } from '../settings/settings.ts';

/** Whether the order of two questions depends on the seed: then neither may read the other. */
export type AreMixed = (a: FlowQuestion, b: FlowQuestion) => boolean;

export function mixingOf(flow: Flow): AreMixed {
  const groups = new Map(flow.groups.map(group => [group.id, group.settings]));
  const areGroupsMixed = readSetting(flow.settings, 'isGroupOrderRandom');
  const questions = new Map(flow.questions.map(question => [question.id, question]));
  const topOf = (question: FlowQuestion): FlowQuestion => {
    const parent = question.parentId ? questions.get(question.parentId) : undefined;
    return parent && parent !== question ? topOf(parent) : question;
  };
  const isAnchored = (settings: FlowQuestion['settings'] | undefined) =>
    settings !== undefined && readSetting(settings, 'isAnchored');
  return (a, b) => {
    const [groupA, groupB] = [groups.get(a.groupId), groups.get(b.groupId)];
    if (a.groupId !== b.groupId) return areGroupsMixed && !(isAnchored(groupA) && isAnchored(groupB));
    if (!groupA || !readSetting(groupA, 'isQuestionOrderRandom')) return false;
    const [topA, topB] = [topOf(a), topOf(b)];
    return topA !== topB && !(isAnchored(topA.settings) && isAnchored(topB.settings));
  };
}
