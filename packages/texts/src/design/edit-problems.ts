import { bilingual } from '../bilingual.ts';

export interface EditProblemDetail {
  readonly max?: string | number;
  readonly code?: string | number;
  readonly field?: string | number;
  readonly min?: string | number;
  readonly line?: string | number;
  readonly name?: string | number;
  readonly number?: string | number;
  readonly at?: string | number;
}

const atLine = {
  zh: (line: EditProblemDetail['line'], text: string) => (line ? `第 ${line} 行：${text}` : text),
  en: (line: EditProblemDetail['line'], text: string) => (line ? `Line ${line}: ${text}` : text),
};

const notUploaded = {
  zh: (line: EditProblemDetail['line'], text: string) => `上传失败：${atLine.zh(line, text)}`,
  en: (line: EditProblemDetail['line'], text: string) => `Upload failed. ${atLine.en(line, text)}`,
};

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
    'rule-not-found': '逻辑规则不存在，可能已被删除',
    'calculation-not-found': '计算项不存在，可能已被删除',
    'verification-not-found': '校验规则不存在，可能已被删除',
    'agreement-not-found': '协议不存在，可能已被删除',
    'language-not-found': '该语言版本不存在，可能已被删除',
    'text-not-found': '要翻译的内容不存在，可能已被删除',
    'part-gone': '要恢复的位置已不存在，无法撤销',
    'setting-unknown': ({ code }: EditProblemDetail) => `这里没有这项设置（${code ?? ''}）`,
    'setting-value-wrong': ({ code }: EditProblemDetail) => `设置的值不正确（${code ?? ''}）`,
    'type-unknown': '暂不支持该题型',
    'type-not-supported': '该题型不支持此操作',
    'id-used': '编号已被使用',
    'content-empty': '内容不能为空',
    'name-empty': '名称不能为空',
    'text-too-long': ({ max }: EditProblemDetail) => `最多可输入 ${max ?? ''} 个字符`,
    'too-many-options': ({ max }: EditProblemDetail) => `最多 ${max ?? ''} 个选项`,
    'too-many-groups': ({ max }: EditProblemDetail) => `最多 ${max ?? ''} 个分组`,
    'too-many-questions': ({ max }: EditProblemDetail) => `一份问卷最多 ${max ?? ''} 道题`,
    'too-many-parts': ({ max }: EditProblemDetail) => `一份问卷所有题目的选项和行合计最多 ${max ?? ''} 个`,
    'too-many-texts': ({ max }: EditProblemDetail) => `一份问卷各语言的译文合计最多 ${max ?? ''} 条`,
    'name-not-allowed': '名称只能包含中文、字母、数字和下划线',
    'name-duplicated': '名称重复',
    'involved-in-logic': '该内容已被逻辑引用，不能删除；继续操作将清除相关逻辑',
    'type-fixed-by-quota': '题目已设置配额，不能修改题型',
    'used-by-quota': '该内容已用于配额，请先删除相关配额',
    'only-while-unpublished': '仅可在问卷发布前修改',
    'only-creator': '只有任务创建者可以操作标签题',
    'quota-axis-wrong': '只有单选类题目可以设置配额',
    'rich-text-refused': ({ name }: EditProblemDetail) =>
      `内容含有不支持的格式${name ? `（${name}）` : ''}，请清除格式后重试`,
    'rich-text-differs': '文本与排版内容不一致，请重新编辑',
    'url-wrong': '网址必须以 http://、https:// 或 {host} 开头',
    'picture-address-wrong': '图片只能使用已上传的图片，或以 https:// 开头的网址',
    'fewer-options-than-answers': ({ min }: EditProblemDetail) => `选项数量不能少于可选数量（${min ?? ''}）`,
    'min-above-max': ({ min, max }: EditProblemDetail) => `最小值（${min ?? ''}）不能大于最大值（${max ?? ''}）`,
    'option-number-used': ({ number }: EditProblemDetail) => `选项编号 ${number ?? ''} 重复`,
    'label-length-wrong': ({ min, max }: EditProblemDetail) => `标签长度应为 ${min ?? ''} 到 ${max ?? ''} 个字符`,
    'last-group': '至少保留一个题组',
    'layer-wrong': '二级选项必须有对应的一级选项',
    'too-many-layers': ({ max }: EditProblemDetail) => `选项最多 ${max ?? ''} 级`,
    'condition-empty': '请至少设置一个条件',
    'expression-wrong': ({ at }: EditProblemDetail) =>
      `计算公式有误${at === undefined ? '' : `（第 ${Number(at) + 1} 个字符）`}`,
    'needs-confirmation': '关闭后将删除相关的分组、层级或逻辑，已收集的答案不受影响。请确认是否继续',
    'language-is-base': '该语言已是问卷的基础语言',
    'quote-deleted': '不能删除引用内容',
    'quote-added': '不能添加引用内容',
    'structure-locked': '这些题目由解决方案生成，只能修改文字。要改结构，请在方案设置中重新生成，或删除整个题组',
    'import-empty': '导入内容不能为空',
    'import-too-many-lines': ({ line, max }: EditProblemDetail) => atLine.zh(line, `最多 ${max ?? ''} 行`),
    'import-line-too-long': ({ line, max }: EditProblemDetail) => atLine.zh(line, `每行最多 ${max ?? ''} 个字符`),
    'import-line-twice': ({ line }: EditProblemDetail) => atLine.zh(line, '内容重复'),
    'import-levels-differ': ({ line }: EditProblemDetail) => atLine.zh(line, '层级数量不一致'),
    'import-too-many-levels': ({ line, max }: EditProblemDetail) => atLine.zh(line, `最多 ${max ?? ''} 级`),
    'import-level-empty': ({ line }: EditProblemDetail) => atLine.zh(line, '层级内容不能为空'),
    // The specification's words (S5.27, S5.28), with the line that is meant.
    'import-slash': ({ line }: EditProblemDetail) => notUploaded.zh(line, '内容中不能包含特殊字符“/”'),
    'import-layer-one-missing': ({ line }: EditProblemDetail) => notUploaded.zh(line, '二级选项必须有对应的一级选项'),
    'import-type-missing': ({ line }: EditProblemDetail) => atLine.zh(line, '缺少题型标记，例如 [单选题]'),
    'import-type-unknown': ({ line, name }: EditProblemDetail) => atLine.zh(line, `不支持的题型标记 ${name ?? ''}`),
    'import-options-not-allowed': ({ line }: EditProblemDetail) => atLine.zh(line, '该题型没有选项'),
    'import-title-missing': ({ line }: EditProblemDetail) => atLine.zh(line, '题目标题不能为空'),
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
    'rule-not-found': 'The logic rule does not exist; it may have been deleted',
    'calculation-not-found': 'The calculation does not exist; it may have been deleted',
    'verification-not-found': 'The check does not exist; it may have been deleted',
    'agreement-not-found': 'The agreement does not exist; it may have been deleted',
    'language-not-found': 'The language version does not exist; it may have been deleted',
    'text-not-found': 'The text to translate does not exist; it may have been deleted',
    'part-gone': 'This cannot be taken back: the place where it stood no longer exists',
    'setting-unknown': ({ code }: EditProblemDetail) => `There is no such setting here (${code ?? ''})`,
    'setting-value-wrong': ({ code }: EditProblemDetail) => `The value of the setting is not valid (${code ?? ''})`,
    'type-unknown': 'This question type is not supported',
    'type-not-supported': 'This question type does not allow the operation',
    'id-used': 'The id is already in use',
    'content-empty': 'Content cannot be empty',
    'name-empty': 'The name cannot be empty',
    'text-too-long': ({ max }: EditProblemDetail) => `At most ${max ?? ''} characters can be entered`,
    'too-many-options': ({ max }: EditProblemDetail) => `At most ${max ?? ''} options`,
    'too-many-groups': ({ max }: EditProblemDetail) => `At most ${max ?? ''} groups`,
    'too-many-questions': ({ max }: EditProblemDetail) => `At most ${max ?? ''} questions in a questionnaire`,
    'too-many-parts': ({ max }: EditProblemDetail) =>
      `At most ${max ?? ''} options and rows in a questionnaire, all questions together`,
    'too-many-texts': ({ max }: EditProblemDetail) =>
      `At most ${max ?? ''} translations in a questionnaire, all languages together`,
    'name-not-allowed': 'A name may hold letters, digits, Chinese characters and underscores only',
    'name-duplicated': 'The name is already used',
    'involved-in-logic': 'Logic refers to this, so it cannot be deleted; going on will clear that logic',
    'type-fixed-by-quota': 'The question type cannot be changed while a quota is set',
    'used-by-quota': 'A quota counts by this. Delete the quota first',
    'only-while-unpublished': 'This can be changed only before publishing',
    'only-creator': 'Only the task creator can operate label questions',
    'quota-axis-wrong': 'A quota can count by single-choice questions only',
    'rich-text-refused': ({ name }: EditProblemDetail) =>
      `The text holds formatting that is not supported${name ? ` (${name})` : ''}. Clear the formatting and try again`,
    'rich-text-differs': 'The plain text and the formatted text differ. Please edit it again',
    'url-wrong': 'A web address must start with http://, https:// or {host}',
    'picture-address-wrong': 'A picture must be an uploaded one, or a web address that starts with https://',
    'fewer-options-than-answers': ({ min }: EditProblemDetail) =>
      `There cannot be fewer options than answers asked for (${min ?? ''})`,
    'min-above-max': ({ min, max }: EditProblemDetail) =>
      `The minimum (${min ?? ''}) cannot be above the maximum (${max ?? ''})`,
    'option-number-used': ({ number }: EditProblemDetail) => `The option number ${number ?? ''} is already used`,
    'label-length-wrong': ({ min, max }: EditProblemDetail) => `A label has ${min ?? ''} to ${max ?? ''} characters`,
    'last-group': 'A questionnaire keeps at least one question group',
    'layer-wrong': 'A second-level option needs a first-level option',
    'too-many-layers': ({ max }: EditProblemDetail) => `At most ${max ?? ''} levels of options`,
    'condition-empty': 'Set at least one condition',
    'expression-wrong': ({ at }: EditProblemDetail) =>
      `The formula is not right${at === undefined ? '' : ` (character ${Number(at) + 1})`}`,
    'needs-confirmation':
      'Turning this off deletes the groups, levels or logic that belong to it; collected answers stay. Please confirm',
    'language-is-base': 'This is the base language of the questionnaire',
    'quote-deleted': 'The quoted content cannot be deleted',
    'quote-added': 'The quoted content cannot be added',
    'structure-locked':
      'A solution made these questions: only their words can be edited. To change the structure, generate them again in the solution’s settings, or delete the whole group',
    'import-empty': 'The import cannot be empty',
    'import-too-many-lines': ({ line, max }: EditProblemDetail) => atLine.en(line, `at most ${max ?? ''} lines`),
    'import-line-too-long': ({ line, max }: EditProblemDetail) =>
      atLine.en(line, `a line has at most ${max ?? ''} characters`),
    'import-line-twice': ({ line }: EditProblemDetail) => atLine.en(line, 'this stands here twice'),
    'import-levels-differ': ({ line }: EditProblemDetail) => atLine.en(line, 'the number of levels differs'),
    'import-too-many-levels': ({ line, max }: EditProblemDetail) => atLine.en(line, `at most ${max ?? ''} levels`),
    'import-level-empty': ({ line }: EditProblemDetail) => atLine.en(line, 'a level is empty'),
    'import-slash': ({ line }: EditProblemDetail) => notUploaded.en(line, 'the special character “/” is not allowed'),
    'import-layer-one-missing': ({ line }: EditProblemDetail) =>
      notUploaded.en(line, 'a second-level option needs a first-level option'),
    'import-type-missing': ({ line }: EditProblemDetail) =>
      atLine.en(line, 'the question-type marker is missing, for example [single choice]'),
    'import-type-unknown': ({ line, name }: EditProblemDetail) =>
      atLine.en(line, `the question-type marker ${name ?? ''} is not supported`),
    'import-options-not-allowed': ({ line }: EditProblemDetail) => atLine.en(line, 'this question type has no options'),
    'import-title-missing': ({ line }: EditProblemDetail) => atLine.en(line, 'the question has no title'),
  },
);

export type EditProblemName = keyof (typeof editProblemTexts)['zh'];
export type EditProblemParams = { readonly problem: EditProblemName; readonly detail?: EditProblemDetail };

export function describeEditProblem(language: 'zh' | 'en', { problem, detail }: EditProblemParams): string {
  const text = editProblemTexts[language][problem];
  return typeof text === 'function' ? text(detail ?? {}) : text;
}
