import { currentPage, isDealt } from '@wenshu/survey-core/answering';
import { hasCover } from '../pages/cover-page.tsx';
import type { OpenVisit } from '../session/answer-session.ts';
import { DrawnSession } from './drawn-session.ts';

/**
 * The session that stands at the first page, where that page is the same for everybody who was never here. Undefined where chance, or what
 * somebody's address says, decides what is on it.
 */
export function openFirstPage({ flow, context }: OpenVisit): DrawnSession | undefined {
  let isAddressAsked = false;
  // Rules look up a parameter by its own name: whoever looks is told "none", and the page is left to the script.
  const parameters = new Proxy(
    {},
    {
      getOwnPropertyDescriptor: () => {
        isAddressAsked = true;
        return undefined;
      },
    },
  );
  const session = new DrawnSession(flow, { ...context, parameters });
  if (hasCover(flow)) return session;
  const { questions } = currentPage(session.model, session.start);
  const lists = [
    flow.settings,
    ...flow.groups.map(({ settings }) => settings),
    ...questions.flatMap(({ bound: { question } }) => [
      question.settings,
      ...question.itemGroups.map(({ settings }) => settings ?? {}),
    ]),
  ];
  return questions.length === 0 || isAddressAsked || lists.some(isDealt) ? undefined : session;
}
