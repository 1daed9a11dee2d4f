import { conformance } from '@wenshu/together/testing';
import { context } from '../reading/testing/run-command.ts';
import { type QuestionnaireShape, questionnaireKind } from './questionnaire-kind.ts';
import { start } from './testing/start-document.ts';

const at = { here: 'first00001', there: 'second0001' } as const;

conformance<QuestionnaireShape>({
  name: 'a questionnaire',
  kind: () => questionnaireKind(context, () => false),
  document: start,
  write: (place, text, editId) => ({
    editId,
    kind: 'command',
    name: 'modifyName',
    input: { questionId: at[place], title: { text } },
  }),
  read: (document, place) => document.questions[at[place]]!.title.text,
  log: ({ touched }) => ({ version: 0, command: 'modifyName', touched: [...touched] }),
  // What happened since the reverted edit counts, unless the person has seen it.
  judgedSince: (edit, versionOf) =>
    edit.kind === 'revert' ? Math.max(versionOf(edit.revertedEditId), edit.seenVersion ?? 0) : undefined,
});
