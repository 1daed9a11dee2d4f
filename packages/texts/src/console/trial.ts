import { bilingual } from '../bilingual.ts';

/** The room with what visitors wrote in the site's trial form. */
export const trialApplicationTexts = bilingual(
  {
    lead: '访客在官网“申请试用”中填写的内容，含联系方式，请只用于回复申请。每次查看和导出都会记入运营日志。',
    forms: '表单语言',
    form: { zh: '中文表单', en: '英文表单' },
    list: '试用申请',
    time: '提交时间',
    export: '导出 CSV',
    fileName: '试用申请.csv',
    count: ({ count }: { count: number }) => `共 ${count} 份`,
    empty: '还没有收到申请',
    emptyText: '访客在官网提交后会显示在这里，最新的在最前。',
  },
  {
    lead: 'What visitors wrote in the site’s trial form, with how to reach them: use it to answer them and for nothing else. Every look and every export is kept in the log.',
    forms: 'Language of the form',
    form: { zh: 'Chinese form', en: 'English form' },
    list: 'Trial applications',
    time: 'Sent',
    export: 'Export CSV',
    fileName: 'trial-applications.csv',
    count: ({ count }) => (count === 1 ? '1 application' : `${count} applications`),
    empty: 'No applications yet',
    emptyText: 'They appear here when visitors send them, the newest first.',
  },
);
