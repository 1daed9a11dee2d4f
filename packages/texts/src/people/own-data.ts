import { bilingual } from '../bilingual.ts';

/** What stands in the file of a person's own data. */
export const ownDataTexts = bilingual(
  {
    jobTitle: '我的全部数据',
    fileName: '我的数据.zip',
    surveys: '问卷',
    records: '答卷.csv',
    operations: '操作记录.csv',
    operationColumns: ['时间', '操作', '问卷', '问卷编号'],
    readMe: '说明.txt',
    readMeText: ({ day }: { day: string }) =>
      [
        `问枢个人数据，导出于 ${day}。`,
        'profile.json：您的个人资料、登录设备、API 密钥（仅名称与权限）和参与协作的问卷。',
        '“问卷”文件夹：您创建的每份问卷，survey.json 是问卷内容，答卷.csv 是收集到的答卷。',
        '从未发布的问卷没有答卷；回收站中的问卷只有内容，恢复后可以导出答卷。',
        'comments.json：您写过的评论。',
        'contacts.json：您的联系人；points.json：积分的每一笔收支；wallet.json：余额的每一笔收支（单位为分）和您的充值订单。',
        'papers.json：您的文稿（访谈提纲、桌面研究、产品概念）和其中的资料，以及您放进他人文稿的资料。',
        'transcripts.json：您的笔录项目：受访者、笔录和保留的版本。',
        'symposia.json：您的座谈会：设置、席位名单和发言。个人链接不在其中。',
        '操作记录.csv：您对问卷所做的修改、最近的任务，以及您账号的操作日志。',
      ].join('\r\n'),
  },
  {
    jobTitle: 'All my data',
    fileName: 'my-data.zip',
    surveys: 'surveys',
    records: 'records.csv',
    operations: 'operations.csv',
    operationColumns: ['Time', 'Operation', 'Survey', 'Survey ID'],
    readMe: 'read-me.txt',
    readMeText: ({ day }) =>
      [
        `Your data at Wenshu, exported on ${day}.`,
        'profile.json: your profile, where you are signed in, your API keys (name and rights only) and the surveys you work on with others.',
        'surveys: one folder for each survey that you created. survey.json is the questionnaire, records.csv what was collected.',
        'A survey that was never published has no records. Of one in the recycle bin only the questionnaire is here; restore it to export its records.',
        'comments.json: the comments that you wrote.',
        'contacts.json: your contacts. points.json: every point you were given or spent. wallet.json: what came into your balance and left it, in hundredths of a yuan, and your top-ups.',
        'papers.json: your papers (interview outlines, desk research, product concepts) with their sources, and the sources that you gave to papers of others.',
        'transcripts.json: your projects of transcripts: people, transcripts and the versions that were kept.',
        'symposia.json: your symposia: how they are set up, who has a seat, and what was said. Personal links are not in it.',
        'operations.csv: the edits that you made, your recent jobs, and what your account did.',
      ].join('\r\n'),
  },
);
