import { type Calculation, commands, type LogicRule, type Verification } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId, scrollId } from '../../shared-inputs.ts';
import { editCall } from './edit.ts';

export const logicCalls = {
  saveLogic: editCall(
    commands.saveLogic,
    'POST',
    '/survey/question/logic/save',
    'Save display, jump and screen-out rules',
  ),
  saveItemReferenceLogic: editCall(
    commands.saveItemReferenceLogic,
    'POST',
    '/survey/question/logic/saveItemReferenceLogic',
    'Carry options of an earlier question forward',
  ),
  saveQuestionRelationLogic: editCall(
    commands.saveQuestionRelationLogic,
    'POST',
    '/survey/question/logic/saveQuestionRelationLogic',
    'Ask a question or group once for each option of an earlier question',
  ),
  delItemReferenceLogic: editCall(
    commands.delItemReferenceLogic,
    'DELETE',
    '/survey/question/logic/delItemReferenceLogic',
    'End carrying options forward',
  ),
  saveLogicCalculationInfo: editCall(
    commands.saveLogicCalculationInfo,
    'POST',
    '/survey/logicalCalculationInfo/saveLogicCalculationInfo',
    'Set up or replace a calculation',
  ),
  deleteLogic: editCall(commands.deleteLogic, 'DELETE', '/survey/question/logic/delete', 'Remove rules', true),
  deleteCalculation: editCall(
    commands.deleteCalculation,
    'DELETE',
    '/survey/logicalCalculationInfo/delete',
    'Remove a calculation',
    true,
  ),
  turnOff: editCall(
    commands.turnOff,
    'POST',
    '/survey/question/logic/turnOff',
    'Turn groups, layers or logic off, with what belongs to them',
    true,
  ),
};

export const logicReadCalls = {
  getLogic: call({
    method: 'GET',
    path: '/survey/question/logic/get',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    summary: 'The rules, calculations and checks that act on a question or read it; all of them without one',
    query: z.object({ scrollId, questionId: z.optional(partId) }),
    data: z.object({
      rules: z.array(z.custom<LogicRule>()),
      calculations: z.array(z.custom<Calculation>()),
      verifications: z.array(z.custom<Verification>()),
    }),
  }),
};
