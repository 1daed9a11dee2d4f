import { commands, type Question } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId, scrollId } from '../../shared-inputs.ts';
import { editCall } from './edit.ts';
import type { QuestionInfo } from './scroll-info.ts';

export const questionCalls = {
  addTopQuestion: editCall(
    commands.addTopQuestion,
    'POST',
    '/survey/question/addTopQuestion',
    'Add a question with its first options and rows',
  ),
  batchPage: editCall(
    commands.batchPage,
    'POST',
    '/survey/question/batchPage',
    'Put page breaks at many places at once',
  ),
  addChildren: editCall(commands.addChildren, 'POST', '/survey/question/addChildren', 'Add matrix rows'),
  updateChildrenList: editCall(
    commands.updateChildrenList,
    'POST',
    '/survey/question/updateChildrenList',
    'Set titles and places of matrix rows',
  ),
  moveTopQuestion: editCall(
    commands.moveTopQuestion,
    'PUT',
    '/survey/question/moveTopQuestion',
    'Move a question within or between groups',
  ),
  modifySeqName: editCall(
    commands.modifySeqName,
    'PUT',
    '/survey/question/modifySeqName',
    'Rename "Q3": the name that quotes and data know the question by',
  ),
  modifyName: editCall(commands.modifyName, 'PUT', '/survey/question/modifyName', "Set a question's title"),
  moveChildren: editCall(
    commands.moveChildren,
    'PUT',
    '/survey/question/moveChildren',
    'Move matrix rows, also between their groups',
  ),
  copyQuestion: editCall(commands.copyQuestion, 'PUT', '/survey/question/copy', 'Copy a question right behind it'),
  moveConfigQuestions: editCall(
    commands.moveConfigQuestions,
    'PUT',
    '/survey/question/moveConfigQuestions',
    'Move several questions at once',
  ),
  deleteChildQuestionUpdateSetting: editCall(
    commands.deleteChildQuestionUpdateSetting,
    'PUT',
    '/survey/question/deleteChildQuestionUpdateSetting',
    'Remove rows or child questions and set what depends on their number',
  ),
  deleteTopQuestion: editCall(
    commands.deleteTopQuestion,
    'DELETE',
    '/survey/question/deleteTopQuestion',
    'Remove a question',
  ),
  deleteChildren: editCall(commands.deleteChildren, 'DELETE', '/survey/question/deleteChildren', 'Remove matrix rows'),
  changeType: editCall(
    commands.changeType,
    'PUT',
    '/survey/question/changeType',
    "Change a question's type, while it is unpublished and no quota counts by it",
    true,
  ),
  modifySeqNames: editCall(
    commands.modifySeqNames,
    'PUT',
    '/survey/question/modifySeqNames',
    'Rename several questions at once; without names, number them in their order while they are unpublished',
    true,
  ),
  updateRemark: editCall(
    commands.updateRemark,
    'PUT',
    '/survey/question/updateRemark',
    "Set the remark below a question's title",
    true,
  ),
  importQuestions: editCall(
    commands.importQuestions,
    'POST',
    '/survey/question/importQuestions',
    'Add many questions at once, or put them in place of what is there',
    true,
  ),
};

/** Why a person may not add a type: the questionnaire is not theirs to edit, or this type is its creator's alone. */
const typeRefusal = z.enum(['may-not-edit', 'only-creator']);
export type TypeRefusal = z.infer<typeof typeRefusal>;

export const questionReadCalls = {
  getQuestion: call({
    method: 'GET',
    path: '/survey/question/getQuestion',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    summary: 'One question: as the specification draws it, and as it stands in the document',
    query: z.object({ scrollId, questionId: partId }),
    data: z.custom<QuestionInfo & { readonly document: Question }>(),
  }),
  getTagList: call({
    method: 'GET',
    path: '/survey/question/getTagList',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    summary: 'The labels that label questions offer: of one question, or of all of them',
    query: z.object({ scrollId, questionId: z.optional(partId) }),
    data: z.array(
      z.object({
        questionId: z.string(),
        seqName: z.string(),
        tags: z.array(z.object({ itemId: z.string(), title: z.string() })),
      }),
    ),
  }),
  typePermissions: call({
    method: 'GET',
    path: '/survey/question/typePermissions',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    own: true,
    summary:
      'The question-type permission list of a survey: which types this person may add, and permission codes (p016: videos)',
    query: z.object({ scrollId }),
    data: z.object({
      questionTypes: z.array(
        z.object({ type: z.string(), code: z.number(), isAllowed: z.boolean(), refusal: z.nullable(typeRefusal) }),
      ),
      permissionCodes: z.array(z.string()),
    }),
  }),
};
