import { bilingual } from '../bilingual.ts';

interface WhyNot {
  readonly right: string;
  readonly givers: readonly string[];
}

const zhNames = {
  'enterprise.view': '查看企业',
  'enterprise.log': '查看操作日志',
  'enterprise.order': '购买席位和续费',
  'enterprise.spend': '充值和使用企业余额',
  'enterprise.edit': '编辑企业信息',
  'enterprise.members': '管理企业成员',
  'enterprise.roles': '管理角色',
  'enterprise.own': '移交或删除企业',
  'enterprise.createProject': '新建项目',
  'project.view': '查看项目',
  'project.edit': '编辑项目和新建任务',
  'project.members': '管理项目成员',
  'project.own': '删除项目',
  'questionnaire.view': '查看问卷',
  'questionnaire.edit': '编辑问卷',
  'questionnaire.publish': '发布、暂停和结束问卷',
  'questionnaire.share': '管理任务成员及其权限',
  'links.view': '查看投放链接',
  'links.manage': '投放：管理链接和名单',
  'links.send': '发送邮件和短信',
  'rewards.manage': '红包和礼品码',
  'progress.view': '实时进度',
  'statistics.view': '单题统计',
  'records.view': '原始数据',
  'records.export': '导出数据',
  'analysis.collate': '数据整理',
  'analysis.cross': '交叉分析',
  'analysis.model': '模型分析',
  'analysis.onlineModel': '在线模型',
  'analysis.transcript': '笔录分析',
  'analysis.import': '数据导入',
  'analysis.statisticalModel': '统计模型',
  'report.online': '在线报告',
};
export type NamedRight = keyof typeof zhNames;

const enNames: Record<NamedRight, string> = {
  'enterprise.view': 'View the enterprise',
  'enterprise.log': 'View the operation log',
  'enterprise.order': 'Buy seats and renew',
  'enterprise.spend': 'Top up and spend the enterprise’s balance',
  'enterprise.edit': 'Edit the enterprise’s information',
  'enterprise.members': 'Manage enterprise members',
  'enterprise.roles': 'Manage roles',
  'enterprise.own': 'Hand over or delete the enterprise',
  'enterprise.createProject': 'Create projects',
  'project.view': 'View the project',
  'project.edit': 'Edit the project and create tasks',
  'project.members': 'Manage project members',
  'project.own': 'Delete the project',
  'questionnaire.view': 'View the questionnaire',
  'questionnaire.edit': 'Edit the questionnaire',
  'questionnaire.publish': 'Publish, suspend and end',
  'questionnaire.share': 'Manage task members and their rights',
  'links.view': 'View distribution links',
  'links.manage': 'Distribution: manage links and name lists',
  'links.send': 'Send e-mail and SMS',
  'rewards.manage': 'Red packets and gift codes',
  'progress.view': 'Real-time progress',
  'statistics.view': 'Single-question statistics',
  'records.view': 'Raw data',
  'records.export': 'Export data',
  'analysis.collate': 'Data collating',
  'analysis.cross': 'Cross analysis',
  'analysis.model': 'Model analysis',
  'analysis.onlineModel': 'Online model',
  'analysis.transcript': 'Transcript analysis',
  'analysis.import': 'Data import',
  'analysis.statisticalModel': 'Statistical model',
  'report.online': 'Online report',
};

const nameIn = (names: Readonly<Record<string, string>>, right: string) => names[right] ?? right;

/** The rights by name, and the sentence that says which one is missing. */
export const rightTexts = bilingual(
  {
    names: zhNames,
    groups: {
      enterprise: '企业',
      folder: '项目文件夹',
      questionnaire: '问卷',
      distribution: '投放',
      data: '数据',
      analysis: '分析',
      report: '报告',
    },
    whyNot: ({ right, givers }: WhyNot) =>
      givers.length === 0
        ? `：您缺少“${nameIn(zhNames, right)}”权限`
        : `：您缺少“${nameIn(zhNames, right)}”权限，可请${givers.join('、')}授予`,
  },
  {
    names: enNames,
    groups: {
      enterprise: 'Enterprise',
      folder: 'Project folder',
      questionnaire: 'Questionnaire',
      distribution: 'Distribution',
      data: 'Data',
      analysis: 'Analysis',
      report: 'Report',
    },
    whyNot: ({ right, givers }) =>
      givers.length === 0
        ? `: you lack the right “${nameIn(enNames, right)}”`
        : `: you lack the right “${nameIn(enNames, right)}”. ${new Intl.ListFormat('en', { type: 'disjunction' }).format(givers)} can give it to you`,
  },
);
