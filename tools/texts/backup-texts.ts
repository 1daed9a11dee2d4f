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
  },
  en: {
    backingUp: 'Backing up the database and the files',
    backedUp: ({ tables, rows, files }: Totals, path: string) =>
      `Backed up ${tables} tables, ${rows} rows and ${files} files: ${path}`,
    restoring: 'Restoring the database and the files',
    restored: ({ tables, rows, files }: Totals) => `Restored ${tables} tables, ${rows} rows and ${files} files.`,
    jobsLeftOut: 'The backup’s job queue is of another version: waiting background jobs were not restored.',
  },
};

export const backupTexts = texts[terminalLanguage()];
