import { terminalLanguage } from './language.mjs';

const texts = {
  zh: {
    installing: '安装依赖（首次需要一两分钟）',
    waitingForInstall: '另一个进程正在安装依赖，请稍候……',
    installFailed: '依赖安装失败，上面是 npm 的输出。请检查网络后重试。',
    noNode:
      'npm 没有装好 Node 24（安装脚本可能被禁用）。请执行 npm rebuild node --ignore-scripts=false，或安装 Node 24 以上版本。',
    oldNode: version => `需要 Node 20 或更新的版本，当前是 ${version}。`,
  },
  en: {
    installing: 'Installing dependencies (a minute or two the first time)',
    waitingForInstall: 'Another process is installing the dependencies, waiting for it …',
    installFailed: 'The dependencies could not be installed; npm says why above. Check the network and try again.',
    noNode:
      'npm did not bring Node 24 (install scripts may be switched off). Run npm rebuild node --ignore-scripts=false, or install Node 24 or newer.',
    oldNode: version => `Node 20 or newer is needed, this is ${version}.`,
  },
};

export const bootstrapTexts = texts[terminalLanguage()];
