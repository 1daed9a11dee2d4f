import { bilingual } from '../bilingual.ts';

/** What stands in a file of a transcript besides what was said. */
export const transcriptFileTexts = bilingual(
  {
    day: '日期',
    note: '说明',
    time: '时间',
    speaker: '发言人',
    said: '说了什么',
    translation: '译文',
    codes: '编码',
    memo: '备忘',
    between: '、',
    draft: '（译文未核对）',
    stale: '（原文已改）',
    colon: '：',
    nobody: '未知',
    part: '环节',
  },
  {
    day: 'Date',
    note: 'Note',
    time: 'Time',
    speaker: 'Speaker',
    said: 'What was said',
    translation: 'Translation',
    codes: 'Codes',
    memo: 'Memo',
    between: ', ',
    draft: ' (draft)',
    stale: ' (of other words)',
    colon: ': ',
    nobody: 'Unknown',
    part: 'Section',
  },
);
