import { terminalLanguage } from '../bootstrap/language.mjs';

const texts = {
  zh: {
    preparing: (apps: string) => `构建程序（${apps}）`,
    waitingForBuild: '另一个进程正在构建程序，请稍候……',
    startingDatabase: '启动数据库',
    creatingDatabase: '创建数据库',
    startingServer: '启动服务',
    firstServerStart: '初始化数据（仅首次）',
    ready: (address: string) => `问枢已就绪：${address}`,
    signIns: '演示账号（手机号 / 密码）：',
    outbox: (url: string) => `发出的邮件和短信：${url}`,
    stopHint: '按 Ctrl-C 停止。',
    stopping: '正在停止……',
    stopped: '已停止。',
    databaseRestart: '数据库意外退出，正在重新启动。',
    serverSilent: (seconds: number) => `服务已有 ${seconds} 秒没有响应，正在强制结束。`,
    serverRestart: '服务意外退出，正在重新启动。',
    backAgain: '已恢复。',
  },
  en: {
    preparing: (apps: string) => `Building the applications (${apps})`,
    waitingForBuild: 'Another process is building the applications, waiting for it …',
    startingDatabase: 'Starting the database',
    creatingDatabase: 'Creating the database',
    startingServer: 'Starting the server',
    firstServerStart: 'Setting up the data (the first time only)',
    ready: (address: string) => `Wenshu is ready: ${address}`,
    signIns: 'Demo sign-ins (phone / password):',
    outbox: (url: string) => `Mail and text messages sent: ${url}`,
    stopHint: 'Press Ctrl-C to stop.',
    stopping: 'Stopping …',
    stopped: 'Stopped.',
    databaseRestart: 'The database ended unexpectedly and is being started again.',
    serverSilent: (seconds: number) => `The server has not answered for ${seconds} seconds and is being ended.`,
    serverRestart: 'The server ended unexpectedly and is being started again.',
    backAgain: 'Running again.',
  },
};

export const launcherTexts = texts[terminalLanguage()];
