import { bilingual } from '../bilingual.ts';

/** What stands in the way of a change to a frame of codes. */
export interface FrameProblemParams {
  readonly word: keyof (typeof codingTexts)['zh']['problems'];
}

/** Open answers under codes. */
export const codingTexts = bilingual(
  {
    /** Of the coded variable, as long as nobody gives it another one. */
    label: ({ text }: { text: string }) => `${text}（编码）`,
    /** Codes of a frame of feeling. */
    feelings: { positive: '正面', negative: '负面', mixed: '褒贬都有', neutral: '中性' },
    /** Of the job that proposes codes. */
    suggestTitle: ({ label }: { label: string }) => `为“${label}”给出编码建议`,
    feelingLabel: ({ text }: { text: string }) => `${text}（情感）`,
    /** Of a frame in a table. */
    sheet: '编码框',
    columns: {
      code: '编号',
      parent: '上级编号',
      zh: '中文名称',
      en: '英文名称',
      definition: '定义',
      example: '示例',
      colour: '颜色',
      key: '快捷键',
      isRetired: '已停用',
    },
    problems: {
      'code-unknown': '编码框里没有这个编码，可能已被删除',
      'code-retired': '这个编码已停用，不能再用来编码',
      'too-many-codes': '一个编码框最多 300 个编码',
      'too-deep': '编码最多分 4 层',
      circular: '不能把编码移到它自己的下级',
      'name-empty': '请填写编码名称，中文、英文至少一个',
      'key-twice': '这个快捷键已被同一编码框里的其他编码使用',
      'into-itself': '不能合并到自己或自己的下级',
      'numbers-used-up': '这个编码框的编号已用完，请复制一份再继续',
      'too-many-frames': '编码框数量已达上限，请先删除不用的',
      'too-many-codings': '这份问卷的编码设置已达上限，请先删除不用的',
      'file-wrong': '文件里读不出编码框：表格请按导出文件的表头填写，编号和快捷键不能重复',
      'no-text': '只能对文本题的回答编码',
      'no-such-words': '所选文字超出了这条回答',
    },
  },
  {
    label: ({ text }) => `${text} (coded)`,
    feelings: { positive: 'Positive', negative: 'Negative', mixed: 'Mixed', neutral: 'Neutral' },
    suggestTitle: ({ label }) => `Suggest codes for “${label}”`,
    feelingLabel: ({ text }) => `${text} (feeling)`,
    sheet: 'Frame',
    columns: {
      code: 'Number',
      parent: 'Number of the code above',
      zh: 'Name in Chinese',
      en: 'Name in English',
      definition: 'Definition',
      example: 'Example',
      colour: 'Colour',
      key: 'Shortcut key',
      isRetired: 'Retired',
    },
    problems: {
      'code-unknown': 'This code is not in the frame. It may have been deleted',
      'code-retired': 'This code has been retired and cannot be given any more',
      'too-many-codes': 'A frame has at most 300 codes',
      'too-deep': 'Codes go at most 4 levels deep',
      circular: 'A code cannot be moved below itself',
      'name-empty': 'Name the code in Chinese or English',
      'key-twice': 'Another code of this frame has this shortcut key',
      'into-itself': 'A code cannot be merged into itself or into a code below it',
      'numbers-used-up': 'This frame has used up its numbers. Make a copy and go on with that',
      'too-many-frames': 'There are as many frames as there may be. Remove some that are not used',
      'too-many-codings': 'This questionnaire has as many codings as it may have. Remove some that are not used',
      'file-wrong':
        'No frame could be read from this file. A table needs the headings of an exported one, and no number or shortcut key twice',
      'no-text': 'Only answers in words can be coded',
      'no-such-words': 'The words chosen are not all in this answer',
    },
  },
);
