import { terminalLanguage } from '../bootstrap/language.mjs';

interface Totals {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

const texts = {
  zh: {
    backingUp: '备份数据库和文件',
    backedUp: ({ tables, rows, files }: Totals, path: string) =>
      `已备份 ${tables} 张表、${rows} 行数据和 ${files} 个文件：${path}`,
    restoring: '恢复数据库和文件',
    restored: ({ tables, rows, files }: Totals) => `已恢复 ${tables} 张表、${rows} 行数据和 ${files} 个文件。`,
    jobsLeftOut: '备份中的任务队列版本不同，等待中的后台任务没有恢复。',
    paused:
      '邮件、短信、数据推送和定时报告已暂停，以免与原来的系统重复发送。确认由这一份继续工作后，运行：npm run operator -- go-on',
  },
  en: {
    backingUp: 'Backing up the database and the files',
    backedUp: ({ tables, rows, files }: Totals, path: string) =>
      `Backed up ${tables} tables, ${rows} rows and ${files} files: ${path}`,
    restoring: 'Restoring the database and the files',
    restored: ({ tables, rows, files }: Totals) => `Restored ${tables} tables, ${rows} rows and ${files} files.`,
    jobsLeftOut: 'The backup’s job queue is of another version: waiting background jobs were not restored.',
    paused:
      'Mail, SMS, pushes and scheduled reports are paused, so that nobody gets what the first installation sends too. Once this one is to go on: npm run operator -- go-on',
  },
};

export const backupTexts = texts[terminalLanguage()];
