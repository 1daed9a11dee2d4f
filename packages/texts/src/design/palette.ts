import { bilingual } from '../bilingual.ts';

/** The list of types to add. The words of each type are in its folder. */
export const paletteTexts = bilingual(
  {
    recent: '最近使用',
    addAgain: ({ name }: { name: string }) => `再添加：${name}`,
    enterAdds: ({ name }: { name: string }) => `按回车添加“${name}”`,
    nothingFor: ({ words }: { words: string }) => `没有与“${words}”对应的题型`,
    tryThese: '换个说法试试：',
    suggestions: ['单选', '打分', '满意度', '矩阵', '上传'],
    presets: '现成的题',
    presetFailed: '内容没有载入，请再试一次',
    ready: {
      'regions-2': { name: '省、市（级联）', aliases: '省市 省份 城市 地区 地域 区域 所在地 籍贯 行政区划 中国' },
      'regions-3': {
        name: '省、市、区县（级联）',
        aliases: '省市区 省市县 省份 城市 区县 地区 地域 区域 地址 所在地 行政区划 中国',
      },
      mobile: { name: '手机号', aliases: '手机 电话 号码 联系方式 移动电话' },
      email: { name: '邮箱', aliases: '电子邮件 邮件 邮箱地址 联系方式' },
      'id-card': { name: '身份证号', aliases: '身份证 证件 证件号 实名' },
      integer: { name: '整数（如年龄）', aliases: '数字 年龄 岁数 人数 数量 次数 金额' },
    },
    refusedSome: '带锁的题型暂时不能添加，点一下可以看到原因',
    refusals: {
      'may-not-edit': '您没有编辑这份问卷的权限',
      'only-creator': '只有任务创建者可以操作标签题',
    },
  },
  {
    recent: 'Used lately',
    addAgain: ({ name }) => `Add again: ${name}`,
    enterAdds: ({ name }) => `Enter adds “${name}”`,
    nothingFor: ({ words }) => `No question type for “${words}”`,
    tryThese: 'Try another word:',
    suggestions: ['choice', 'stars', 'likert', 'matrix', 'upload'],
    presets: 'Ready-made',
    presetFailed: 'Its contents could not be loaded. Please try again',
    ready: {
      'regions-2': {
        name: 'Province and city (cascade)',
        aliases: 'region area location place china state county hometown where',
      },
      'regions-3': {
        name: 'Province, city and district (cascade)',
        aliases: 'region area location place china state county address where',
      },
      mobile: { name: 'Mobile number', aliases: 'phone telephone cell contact' },
      email: { name: 'E-mail address', aliases: 'email mail contact' },
      'id-card': { name: 'Chinese ID number', aliases: 'identity card passport document' },
      integer: { name: 'Whole number (such as an age)', aliases: 'integer numeric age years count amount how many' },
    },
    refusedSome: 'Types with a lock cannot be added for now; a click says why',
    refusals: {
      'may-not-edit': 'You do not have permission to edit this questionnaire',
      'only-creator': 'Only the task creator can operate label questions',
    },
  },
);
