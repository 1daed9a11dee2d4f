import { terminalLanguage } from '../bootstrap/language.mjs';

const texts = {
  zh: {
    fetchingBrowser: '安装测试用的浏览器',
    step: (title: string) => `▶ ${title}`,
    stepPassed: (title: string, seconds: string) => `✓ ${title}（${seconds} 秒）`,
    stepFailed: (title: string, seconds: string) => `✗ ${title}（${seconds} 秒）`,
    failures: '失败的项目：',
    retried: '重试后才通过：',
    times: '各步骤用时（秒）：',
    slowest: (title: string, count: number) => `${title}：最慢的 ${count} 项（秒）：`,
    stoodStill: (program: string, minutes: number) => `${program} 已有 ${minutes} 分钟没有任何进展，已强制停止。`,
    lingered: (program: string) => `${program} 写完结果后迟迟没有退出，已强制停止。`,
    titles: {
      format: '格式与规范',
      types: '类型',
      arrows: '依赖方向',
      spec: '接口覆盖',
      ledger: '规格逐条覆盖',
      texts: '双语文案',
      deadCode: '无用代码',
      build: '构建页面',
      bundleSize: '页面体积',
      pureTests: '纯函数测试',
      tests: '单元与接口测试',
      journeys: '浏览器流程',
    },
  },
  en: {
    fetchingBrowser: 'Fetching a browser to test with',
    step: (title: string) => `▶ ${title}`,
    stepPassed: (title: string, seconds: string) => `✓ ${title} (${seconds} s)`,
    stepFailed: (title: string, seconds: string) => `✗ ${title} (${seconds} s)`,
    failures: 'What failed:',
    retried: 'Passed only when tried again:',
    times: 'Seconds by step:',
    slowest: (title: string, count: number) => `${title}: the ${count} slowest, in seconds:`,
    stoodStill: (program: string, minutes: number) =>
      `${program} made no progress for ${minutes} minutes and was stopped.`,
    lingered: (program: string) => `${program} had written its results, did not come to an end and was stopped.`,
    titles: {
      format: 'Format and lint',
      types: 'Types',
      arrows: 'Arrows',
      spec: 'Calls of the specification',
      ledger: 'Statements of the specification',
      texts: 'Texts in both languages',
      deadCode: 'Dead code',
      build: 'Build the pages',
      bundleSize: 'Size of the pages',
      pureTests: 'Tests of the pure packages',
      tests: 'Unit tests, and calls on PostgreSQL',
      journeys: 'Journeys in a browser',
    },
  },
};

export const testTexts = texts[terminalLanguage()];
