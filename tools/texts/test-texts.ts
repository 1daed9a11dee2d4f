import { terminalLanguage } from '../bootstrap/language.mjs';

const texts = {
  zh: {
    fetchingBrowser: '安装测试用的浏览器',
    step: (title: string) => `▶ ${title}`,
    stepPassed: (title: string, seconds: string) => `✓ ${title}（${seconds} 秒）`,
    stepFailed: (title: string, seconds: string) => `✗ ${title}（${seconds} 秒）`,
    failures: '失败的项目：',
  },
  en: {
    fetchingBrowser: 'Fetching a browser to test with',
    step: (title: string) => `▶ ${title}`,
    stepPassed: (title: string, seconds: string) => `✓ ${title} (${seconds} s)`,
    stepFailed: (title: string, seconds: string) => `✗ ${title} (${seconds} s)`,
    failures: 'What failed:',
  },
};

export const testTexts = texts[terminalLanguage()];
