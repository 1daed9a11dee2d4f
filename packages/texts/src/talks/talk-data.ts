import { bilingual } from '../bilingual.ts';

interface Named {
  readonly name: string;
}
/** What stands in a text instead of what tells who somebody is. */
interface Instead {
  readonly kind: string;
  readonly number: number;
}

/** What the data of a project of transcripts is called: its variables, in the language of the project. */
export const talkDataTexts = bilingual(
  {
    text: '说了什么',
    translation: '译文',
    person: '发言人',
    role: '角色',
    transcript: '笔录',
    part: '环节',
    from: '开始时间（秒）',
    number: '编号',
    transcripts: '参加的笔录数',
    turns: '发言次数',
    words: '字数（中文按字，其他文字按词）',
    codes: '编码',
    turnsWith: ({ name }: Named) => `发言次数：${name}`,
    roles: { moderator: '主持人', participant: '受访者', other: '其他人' },
    shown: {
      person: '人物',
      place: '地点',
      company: '机构',
      number: '号码',
      address: '地址',
      mail: '邮箱',
      other: '信息',
    },
    instead: ({ kind, number }: Instead) => `［${kind}${number}］`,
  },
  {
    text: 'What was said',
    translation: 'Translation',
    person: 'Speaker',
    role: 'Role',
    transcript: 'Transcript',
    part: 'Section',
    from: 'Begins at (seconds)',
    number: 'Number',
    transcripts: 'Transcripts they are in',
    turns: 'Turns',
    words: 'Words (Chinese: signs)',
    codes: 'Codes',
    turnsWith: ({ name }) => `Turns: ${name}`,
    roles: { moderator: 'Moderator', participant: 'Participant', other: 'Somebody else' },
    shown: {
      person: 'Person',
      place: 'Place',
      company: 'Company',
      number: 'Number',
      address: 'Address',
      mail: 'Mail',
      other: 'Detail',
    },
    instead: ({ kind, number }) => `[${kind} ${number}]`,
  },
);
