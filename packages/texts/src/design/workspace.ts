import { bilingual } from '../bilingual.ts';

export const workspaceTexts = bilingual(
  {
    nav: {
      label: '工作台导航',
      open: '打开导航',
      close: '关闭导航',
      mine: '我的工作台',
      enterprise: '企业与团队',
      research: '研究助手',
      personal: '个人',
    },
    steps: {
      label: '问卷步骤',
      design: '设计',
      launch: '投放',
      data: '数据',
      analysis: '分析',
      report: '报告',
      pagesOf: (step: string) => `${step}的页面`,
      backToDesktop: '回到桌面',
      name: '问卷名称',
      rename: ({ name }: { name: string }) => `${name}（点击重命名）`,
      renamed: '名称已修改',
    },
    desktop: {
      greeting: (hour: number, name: string) =>
        `${hour < 6 ? '夜深了' : hour < 12 ? '早上好' : hour < 14 ? '中午好' : hour < 18 ? '下午好' : '晚上好'}，${name}`,
      greetingNobody: '您好',
      lead: '从一个好问题开始。',
      path: {
        title: '一份问卷的旅程',
        design: { title: '设计', text: '题型、逻辑、配额与外观' },
        launch: { title: '投放', text: '链接、二维码、邮件与短信' },
        data: { title: '数据', text: '进度、单题统计与原始数据' },
        report: { title: '分析与报告', text: '交叉表、模型与在线报告' },
      },
    },
    pageSize: '条/页',
  },
  {
    nav: {
      label: 'Workspace navigation',
      open: 'Open navigation',
      close: 'Close navigation',
      mine: 'My workspace',
      enterprise: 'Enterprise and team',
      research: 'Research helpers',
      personal: 'Personal',
    },
    steps: {
      label: 'Steps of the questionnaire',
      design: 'Design',
      launch: 'Distribution',
      data: 'Data',
      analysis: 'Analysis',
      report: 'Report',
      pagesOf: step => `Pages of ${step}`,
      backToDesktop: 'Back to the desktop',
      name: 'Name of the questionnaire',
      rename: ({ name }) => `${name} (click to rename)`,
      renamed: 'Renamed',
    },
    desktop: {
      greeting: (hour, name) => `Good ${hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'}, ${name}`,
      greetingNobody: 'Hello',
      lead: 'Start with a good question.',
      path: {
        title: 'The journey of a questionnaire',
        design: { title: 'Design', text: 'Question types, logic, quotas and appearance' },
        launch: { title: 'Distribute', text: 'Links, QR codes, e-mail and SMS' },
        data: { title: 'Data', text: 'Progress, statistics and raw data' },
        report: { title: 'Analysis and report', text: 'Cross tables, models and online reports' },
      },
    },
    pageSize: 'per page',
  },
);
