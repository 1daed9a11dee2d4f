import { bilingual } from './bilingual.ts';

export interface EditProblemDetail {
  readonly max?: string | number;
  readonly code?: string | number;
  readonly field?: string | number;
}

/** Why an edit was refused, by the words of the core's `EditProblem`. */
export const editProblemTexts = bilingual(
  {
    'command-unknown': '不支持的操作',
    'input-invalid': ({ field }: EditProblemDetail) => `内容不完整或不正确${field ? `（${field}）` : ''}`,
    'question-not-found': '题目不存在，可能已被删除',
    'group-not-found': '题组不存在，可能已被删除',
    'item-not-found': '选项不存在，可能已被删除',
    'item-group-not-found': '选项分组不存在，可能已被删除',
    'row-not-found': '矩阵行不存在，可能已被删除',
    'row-group-not-found': '矩阵行分组不存在，可能已被删除',
    'quota-not-found': '配额不存在，可能已被删除',
    'setting-unknown': ({ code }: EditProblemDetail) => `该题型没有这项设置（${code ?? ''}）`,
    'setting-value-wrong': ({ code }: EditProblemDetail) => `设置的值不正确（${code ?? ''}）`,
    'type-unknown': '暂不支持该题型',
    'type-not-supported': '该题型不支持此操作',
    'id-used': '编号已被使用',
    'content-empty': '内容不能为空',
    'text-too-long': ({ max }: EditProblemDetail) => `最多可输入 ${max ?? ''} 个字符`,
    'too-many-options': ({ max }: EditProblemDetail) => `最多 ${max ?? ''} 个选项`,
    'too-many-groups': ({ max }: EditProblemDetail) => `最多 ${max ?? ''} 个分组`,
    'too-many-questions': ({ max }: EditProblemDetail) => `一份问卷最多 ${max ?? ''} 道题`,
    'name-not-allowed': '名称只能包含中文、字母、数字和下划线',
    'name-duplicated': '名称重复',
    'involved-in-logic': '该内容已被逻辑引用，不能删除；继续操作将清除相关逻辑',
    'used-by-quota': '该内容已用于配额，请先删除相关配额',
    'only-while-unpublished': '仅可在问卷发布前修改',
    'only-creator': '只有任务创建者可以操作标签题',
    'quota-axis-wrong': '只有单选类题目可以设置配额',
  },
  {
    'command-unknown': 'This operation is not supported',
    'input-invalid': ({ field }: EditProblemDetail) => `Something is missing or not valid${field ? ` (${field})` : ''}`,
    'question-not-found': 'The question does not exist; it may have been deleted',
    'group-not-found': 'The question group does not exist; it may have been deleted',
    'item-not-found': 'The option does not exist; it may have been deleted',
    'item-group-not-found': 'The option group does not exist; it may have been deleted',
    'row-not-found': 'The row does not exist; it may have been deleted',
    'row-group-not-found': 'The row group does not exist; it may have been deleted',
    'quota-not-found': 'The quota does not exist; it may have been deleted',
    'setting-unknown': ({ code }: EditProblemDetail) => `This question type has no such setting (${code ?? ''})`,
    'setting-value-wrong': ({ code }: EditProblemDetail) => `The value of the setting is not valid (${code ?? ''})`,
    'type-unknown': 'This question type is not supported',
    'type-not-supported': 'This question type does not allow the operation',
    'id-used': 'The id is already in use',
    'content-empty': 'Content cannot be empty',
    'text-too-long': ({ max }: EditProblemDetail) => `At most ${max ?? ''} characters can be entered`,
    'too-many-options': ({ max }: EditProblemDetail) => `At most ${max ?? ''} options`,
    'too-many-groups': ({ max }: EditProblemDetail) => `At most ${max ?? ''} groups`,
    'too-many-questions': ({ max }: EditProblemDetail) => `At most ${max ?? ''} questions in a questionnaire`,
    'name-not-allowed': 'A name may hold letters, digits, Chinese characters and underscores only',
    'name-duplicated': 'The name is already used',
    'involved-in-logic': 'Logic refers to this, so it cannot be deleted; going on will clear that logic',
    'used-by-quota': 'A quota counts by this. Delete the quota first',
    'only-while-unpublished': 'This can be changed only before publishing',
    'only-creator': 'Only the task creator can operate label questions',
    'quota-axis-wrong': 'A quota can count by single-choice questions only',
  },
);

export type EditProblemName = keyof (typeof editProblemTexts)['zh'];
export type EditProblemParams = { readonly problem: EditProblemName; readonly detail?: EditProblemDetail };

export function describeEditProblem(language: 'zh' | 'en', { problem, detail }: EditProblemParams): string {
  const text = editProblemTexts[language][problem];
  return typeof text === 'function' ? text(detail ?? {}) : text;
}
