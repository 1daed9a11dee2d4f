import type { QuestionTypeSlug } from '@wenshu/question-types/core';
import { type CommandCall, copyInput, inOrder, orderAfter } from '@wenshu/survey-core';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { useMemo } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { moveInput, placeInWords, stepPlace } from '../../document/reading/move-question.ts';
import { neighbourOf } from '../../document/reading/neighbour-of.ts';
import { newId } from '../../document/reading/new-id.ts';
import { type Place, placeBelow } from '../../document/reading/new-question.ts';
import { showQuestion } from '../../document/state/show-question.ts';
import { useEditor } from '../../document/state/use-editor.ts';
import { runAllInWords, runInWords } from '../../document/state/use-run.ts';
import { useTools } from './tools-store.ts';
import { useAddQuestion } from './use-add-question.ts';

/** What a card does with its question as a whole. */
export function useCardEdits(questionId: string) {
  const t = useTexts(canvasTexts);
  const editor = useEditor();
  const add = useAddQuestion();
  return useMemo(() => {
    const now = () => editor.store.getState().document;
    const nameNow = () => now().questions[questionId]?.seqName ?? '';
    const moveTo = (place: Place) => {
      if (!runInWords(editor, 'moveTopQuestion', moveInput(now(), questionId, place))) return;
      editor.announce(t.movedTo({ name: nameNow(), ...placeInWords(now(), questionId) }));
      useTools.setState({ landedId: questionId });
      // In another group it is drawn anew, and the cursor would stay behind.
      showQuestion(questionId, 'card-if-lost');
    };
    const moveToNewGroup = (afterGroupId: string) => {
      const groups = inOrder(now().groups);
      const groupId = newId();
      const title = { text: `${t.groups.group} ${groups.length + 1}` };
      const move = { questionId, groupId, order: orderAfter([], undefined) };
      const commands: CommandCall[] = [
        { name: 'saveQuestionGroup', input: { groupId, order: orderAfter(groups, afterGroupId), title } },
        { name: 'moveTopQuestion', input: move },
      ];
      runAllInWords(
        editor,
        () => commands,
        () => showQuestion(questionId, 'card-if-lost'),
      );
    };
    return {
      moveTo,
      /** Into a group made for it behind another one. */
      moveToNewGroup,
      step: (by: -1 | 1) => {
        const place = stepPlace(now(), questionId, by);
        if (place) moveTo(place);
      },
      addChild: (type: QuestionTypeSlug) => add(type, placeBelow(now(), questionId), 'fresh-title'),
      copy: () => {
        const document = now();
        const input = copyInput(document, questionId, newId, editor.context.types);
        // A colleague has just deleted it.
        if (!input.ids || !runInWords(editor, 'copyQuestion', input)) return;
        const copyId = input.ids[questionId];
        editor.announce(t.copied({ name: now().questions[copyId ?? '']?.seqName ?? input.seqName }));
        if (copyId) {
          editor.select(copyId);
          showQuestion(copyId);
        }
      },
      remove: () => {
        const before = now();
        const name = nameNow();
        if (!runInWords(editor, 'deleteTopQuestion', { questionId })) return;
        editor.announce(t.deleted({ name }));
        const next = neighbourOf(questionId, before, now());
        editor.select(next);
        if (next) showQuestion(next, 'title');
      },
    };
  }, [add, editor, questionId, t]);
}

export type CardEdits = ReturnType<typeof useCardEdits>;
