import { terminalLanguage } from '../bootstrap/language.mjs';

const texts = {
  zh: {
    ready: (address: string) => `\n开发服务已启动。页面（热更新）见下方 Vite 地址；接口和答题页：${address}\n`,
    restarting: (file: string) => `${file} 有改动，重启服务……`,
    restarted: '服务已重启。',
  },
  en: {
    ready: (address: string) =>
      `\nReady for development. Pages (hot reload): Vite's address below; calls and answering page: ${address}\n`,
    restarting: (file: string) => `${file} changed, starting the server again …`,
    restarted: 'The server runs again.',
  },
};

export const devTexts = texts[terminalLanguage()];
