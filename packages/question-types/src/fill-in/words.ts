import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '填空题',
    untitled: '请填写您的答案',
    aliases: '填空 文本 简答 问答 开放 输入 文字 主观 意见 手机号 邮箱 数字 姓名 身份证 电话 单行 多行 年龄 建议',
  },
  en: {
    name: 'Fill-in',
    untitled: 'Please fill in your answer',
    aliases:
      'text open question input short answer long answer essay comment e-mail phone number name textarea feedback suggestion age',
  },
};
