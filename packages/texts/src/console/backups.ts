import { bilingual } from '../bilingual.ts';

interface Totals {
  readonly rows: string;
  readonly files: string;
}

/** The room of the backups. */
export const backupsTexts = bilingual(
  {
    lead: '数据库和上传的文件合在一个文件里，系统运行时也能备份。恢复请在服务器上运行 npm run restore。',
    folder: '备份文件夹',
    secret: '备份里有全部数据和密钥，控制台不提供下载，请在服务器上取用并妥善保管。',
    withoutFiles: '上传的文件在兼容 S3 的存储里，不包含在备份中，请为存储另设备份。',
    last: '最近一次成功备份',
    never: '还没有备份过',
    neverText: '数据一旦丢失将无法找回。现在就备份一次，并定期把备份复制到别的机器。',
    old: ({ days }: { days: number }) => `最近一次备份已是 ${days} 天前`,
    take: '立即备份',
    taking: '正在备份…',
    begun: '已开始备份',
    list: '备份',
    columns: {
      file: '文件',
      time: '时间',
      by: '操作人',

      holds: '内容',
      state: '状态',
      check: '检查',
      act: '操作',
    },
    states: { running: '进行中', done: '已完成', failed: '失败', found: '文件夹中的文件' },
    reasons: { lost: '进程中断', 'storage-full': '磁盘空间不足', failed: '出错，详见服务器日志' },
    gone: '文件不在此文件夹中',
    holds: ({ rows, files }: Totals) => `${rows} 行，${files} 个文件`,
    check: '检查',
    checkOf: ({ file }: { file: string }) => `检查备份 ${file}`,
    checkBegun: '已开始检查',
    checks: { running: '检查中', whole: '完整', damaged: '已损坏', lost: '检查中断' },
    damages: { foreign: '不是本程序的备份', broken: '不完整或被改动', totals: '数目对不上', gone: '文件已被移走' },
    checkedAt: ({ time }: { time: string }) => `${time} 检查`,
    empty: '还没有备份',
    emptyText: '点击“立即备份”开始。',
  },
  {
    lead: 'Database and uploaded files in one file, taken while everything goes on. To restore, run npm run restore on the server.',
    folder: 'Folder of backups',
    secret:
      'A backup holds all data and every secret. The console does not hand it out: fetch it on the server and keep it safe.',
    withoutFiles:
      'Uploaded files lie in S3-compatible storage and are not in a backup. Give that storage a backup of its own.',
    last: 'Last backup that came to its end',
    never: 'There has never been a backup',
    neverText: 'Lost data would be lost for good. Take one now, and copy backups to another machine regularly.',
    old: ({ days }) => `The last backup is ${days} days old`,
    take: 'Take a backup',
    taking: 'Taking a backup…',
    begun: 'A backup is being taken',
    list: 'Backups',
    columns: {
      file: 'File',
      time: 'Time',
      by: 'By',
      holds: 'Holds',
      state: 'State',
      check: 'Check',
      act: 'Actions',
    },
    states: { running: 'Under way', done: 'Done', failed: 'Failed', found: 'A file in the folder' },
    reasons: {
      lost: 'its process ended',
      'storage-full': 'the disk is full',
      failed: 'an error, see the server’s log',
    },
    gone: 'not in this folder',
    holds: ({ rows, files }) => `${rows} rows, ${files} files`,
    check: 'Check',
    checkOf: ({ file }) => `Check the backup ${file}`,
    checkBegun: 'It is being read to its end',
    checks: { running: 'Being read', whole: 'Whole', damaged: 'Damaged', lost: 'Broken off' },
    damages: {
      foreign: 'not a backup of this program',
      broken: 'cut off or changed',
      totals: 'does not add up',
      gone: 'the file was taken away',
    },
    checkedAt: ({ time }) => `checked ${time}`,
    empty: 'There are no backups',
    emptyText: 'Take the first one.',
  },
);
