import { bilingual, type Language } from '../bilingual.ts';

interface Count {
  readonly count: number;
}

/** The operation log: what each line says, and the screens that list and filter it. */
export const operationTexts = bilingual(
  {
    title: '操作日志',
    lead: '谁在什么时候做了什么。日志只能增加，不能修改或删除。',
    ownLead: '您的账号做过的操作，包括登录。发现不是您做的操作，请立即修改密码。',
    columns: { action: '操作类型', account: '操作账号', object: '对象', details: '详情', time: '时间' },
    filters: {
      person: '操作账号',
      action: '操作类型',
      time: '时间',
      from: '从',
      until: '到',
      all: '全部',
      clear: '清除筛选',
    },
    times: { any: '全部时间', day: '最近 24 小时', week: '最近 7 天', month: '最近 30 天', range: '自选日期' },
    groups: {
      questionnaire: '问卷',
      quota: '配额',
      rights: '协作权限',
      link: '链接',
      respondent: '名单',
      record: '答卷',
      export: '导出',
      account: '账号',
    },
    export: '导出 CSV',
    exportTitle: ({ survey }: { survey: string }) => `操作日志：${survey}`,
    empty: '没有符合条件的操作',
    emptyText: '换一个筛选条件试试。',
    nothing: '还没有问卷',
    nothingText: '您创建的问卷的操作会记录在这里。您自己账号的操作在“账号管理”里。',
    loading: '正在加载日志…',
    loadFailed: '日志加载失败',
    loadFailedText: '请检查网络后重试。',
    retry: '重试',
    list: '操作记录',
    gone: '已注销的账号',
    goneSurvey: '已删除的问卷',
    ownAccount: '本人账号',
    open: '操作日志',
    actions: {
      'questionnaire.create': '新建问卷',
      'questionnaire.edit': '编辑问卷',
      'questionnaire.rename': '重命名问卷',
      'questionnaire.settings': '修改问卷设置',
      'questionnaire.publish': '发布问卷',
      'questionnaire.suspend': '暂停问卷',
      'questionnaire.end': '结束问卷',
      'questionnaire.bin': '移入回收站',
      'questionnaire.restore': '从回收站恢复',
      'questionnaire.delete': '彻底删除问卷',
      'quota.resize': '调整配额',
      'rights.add': '添加协作者',
      'rights.change': '修改协作权限',
      'rights.remove': '移除协作者',
      'rights.leave': '退出协作',
      'link.create': '新建链接',
      'link.change': '修改链接',
      'respondent.add': '添加名单',
      'respondent.change': '修改名单',
      'respondent.remove': '移出名单',
      'record.invalid': '标记无效答卷',
      'record.delete': '删除答卷',
      'record.restore': '恢复答卷',
      'record.memo': '填写答卷备注',
      'record.batch': '批量处理答卷',
      'record.undo': '撤销批量处理',
      'export.records': '导出原始数据',
      'export.links': '导出链接',
      'export.quota': '导出配额统计',
      'export.analysis': '导出分析结果',
      'export.questionnaire': '导出问卷 Word',
      'export.log': '导出操作日志',
      'account.sign-in': '登录',
      'account.password': '修改密码',
      'account.phone': '更换手机号',
      'account.session': '退出其他登录',
      'account.second-factor-on': '开启两步验证',
      'account.second-factor-off': '关闭两步验证',
      'account.key-create': '创建 API 密钥',
      'account.key-revoke': '吊销 API 密钥',
      'account.bind': '绑定微信',
      'account.unbind': '解除微信绑定',
      'account.own-data': '导出个人数据',
      'account.remove': '申请注销账号',
    },
    /** What stands beside a line, by the field it comes from; others are not shown. */
    details: {
      name: '名称',
      labels: '标签',
      cap: '目标数量',
      startTime: '开始时间',
      endTime: '结束时间',
      timeZone: '时区',
      phone: '手机号',
      rights: '权限',
      channel: '渠道',
      linkCode: '链接',
      channelCode: '渠道',
      enabled: '启用',
      isEnabled: '启用',
      reason: '原因',
      mayGoOver: '超出配额',
      title: '文件',
      address: '网络地址',
      byKey: '通过 API 密钥',
      version: '恢复到版本',
    },
    counted: {
      answerRecordIds: ({ count }: Count) => `${count} 份答卷`,
      respondentIds: ({ count }: Count) => `${count} 人`,
      respondents: ({ count }: Count) => `${count} 人`,
      friendIds: ({ count }: Count) => `${count} 人`,
      pairs: ({ count }: Count) => `${count} 对`,
      sizes: ({ count }: Count) => `${count} 个配额单元`,
    },
    rights: {
      'questionnaire.view': '查看问卷',
      'questionnaire.edit': '编辑问卷',
      'questionnaire.publish': '发布',
      'questionnaire.share': '邀请他人',
      'links.manage': '管理链接',
      'records.view': '查看数据',
      'records.export': '导出数据',
    },
    target: '对方',
    yes: '是',
    no: '否',
    none: '无',
    pair: ({ label, value }: { label: string; value: string }) => `${label}：${value}`,
    between: '；',
    comma: '、',
  },
  {
    title: 'Operation log',
    lead: 'Who did what, and when. Lines are only ever added: nobody can change or delete them.',
    ownLead: 'What your account has done, signing in included. If something was not you, change your password now.',
    columns: { action: 'Action', account: 'Account', object: 'Object', details: 'Details', time: 'Time' },
    filters: {
      person: 'Account',
      action: 'Action',
      time: 'Time',
      from: 'From',
      until: 'Until',
      all: 'All',
      clear: 'Clear filters',
    },
    times: { any: 'Any time', day: 'Last 24 hours', week: 'Last 7 days', month: 'Last 30 days', range: 'Chosen days' },
    groups: {
      questionnaire: 'Questionnaire',
      quota: 'Quotas',
      rights: 'Rights',
      link: 'Links',
      respondent: 'Name list',
      record: 'Responses',
      export: 'Exports',
      account: 'Account',
    },
    export: 'Export as CSV',
    exportTitle: ({ survey }) => `Operation log: ${survey}`,
    empty: 'Nothing matches',
    emptyText: 'Try another filter.',
    nothing: 'No surveys yet',
    nothingText: 'What is done to your surveys is kept here. What your own account does stands in account management.',
    loading: 'Loading the log…',
    loadFailed: 'The log could not be loaded',
    loadFailedText: 'Please check your connection and try again.',
    retry: 'Try again',
    list: 'Operations',
    gone: 'A deleted account',
    goneSurvey: 'A deleted survey',
    ownAccount: 'Own account',
    open: 'Operation log',
    actions: {
      'questionnaire.create': 'Created the survey',
      'questionnaire.edit': 'Edited the survey',
      'questionnaire.rename': 'Renamed the survey',
      'questionnaire.settings': 'Changed settings',
      'questionnaire.publish': 'Published',
      'questionnaire.suspend': 'Suspended',
      'questionnaire.end': 'Ended',
      'questionnaire.bin': 'Moved to the bin',
      'questionnaire.restore': 'Taken out of the bin',
      'questionnaire.delete': 'Deleted for ever',
      'quota.resize': 'Changed quotas',
      'rights.add': 'Added a collaborator',
      'rights.change': 'Changed rights',
      'rights.remove': 'Removed a collaborator',
      'rights.leave': 'Left',
      'link.create': 'Created a link',
      'link.change': 'Changed a link',
      'respondent.add': 'Added people',
      'respondent.change': 'Changed people',
      'respondent.remove': 'Removed people',
      'record.invalid': 'Marked invalid',
      'record.delete': 'Deleted responses',
      'record.restore': 'Restored responses',
      'record.memo': 'Wrote a memo',
      'record.batch': 'Changed many responses',
      'record.undo': 'Undid a change of many',
      'export.records': 'Exported raw data',
      'export.links': 'Exported links',
      'export.quota': 'Exported quota statistics',
      'export.analysis': 'Exported an analysis',
      'export.questionnaire': 'Exported as Word',
      'export.log': 'Exported the operation log',
      'account.sign-in': 'Signed in',
      'account.password': 'Changed the password',
      'account.phone': 'Changed the phone',
      'account.session': 'Ended other sign-ins',
      'account.second-factor-on': 'Turned two-step verification on',
      'account.second-factor-off': 'Turned two-step verification off',
      'account.key-create': 'Made an API key',
      'account.key-revoke': 'Revoked an API key',
      'account.bind': 'Bound WeChat',
      'account.unbind': 'Unbound WeChat',
      'account.own-data': 'Exported own data',
      'account.remove': 'Asked to delete the account',
    },
    details: {
      name: 'Name',
      labels: 'Labels',
      cap: 'Target',
      startTime: 'Starts',
      endTime: 'Ends',
      timeZone: 'Time zone',
      phone: 'Phone',
      rights: 'Rights',
      channel: 'Channel',
      linkCode: 'Link',
      channelCode: 'Channel',
      enabled: 'Enabled',
      isEnabled: 'Enabled',
      reason: 'Reason',
      mayGoOver: 'Beyond the quotas',
      title: 'File',
      address: 'Address',
      byKey: 'By API key',
      version: 'Back to version',
    },
    counted: {
      answerRecordIds: ({ count }) => (count === 1 ? '1 response' : `${count} responses`),
      respondentIds: ({ count }) => (count === 1 ? '1 person' : `${count} people`),
      respondents: ({ count }) => (count === 1 ? '1 person' : `${count} people`),
      friendIds: ({ count }) => (count === 1 ? '1 person' : `${count} people`),
      pairs: ({ count }) => (count === 1 ? '1 pair' : `${count} pairs`),
      sizes: ({ count }) => (count === 1 ? '1 quota cell' : `${count} quota cells`),
    },
    rights: {
      'questionnaire.view': 'view',
      'questionnaire.edit': 'edit',
      'questionnaire.publish': 'publish',
      'questionnaire.share': 'let others in',
      'links.manage': 'manage links',
      'records.view': 'view data',
      'records.export': 'export data',
    },
    target: 'Who',
    yes: 'yes',
    no: 'no',
    none: 'none',
    pair: ({ label, value }) => `${label}: ${value}`,
    between: '; ',
    comma: ', ',
  },
);

export type OperationName = keyof typeof operationTexts.zh.actions;

interface Described {
  readonly details: Readonly<Record<string, unknown>>;
  /** The nickname of whom it was done to. */
  readonly target: string | null;
}

/** What stands beside a line, as one sentence; empty when there is nothing to add. */
export function describeDetails({ details, target }: Described, language: Language): string {
  const t = operationTexts[language];
  const parts = Object.entries(details).flatMap(([field, value]) => describeDetail(field, value, language));
  return [...(target === null ? [] : [t.pair({ label: t.target, value: target })]), ...parts].join(t.between);
}

function describeDetail(field: string, value: unknown, language: Language): string[] {
  const t = operationTexts[language];
  const counted = ownOf(t.counted, field);
  if (counted) return [counted({ count: Array.isArray(value) ? value.length : Number(value) })];
  const label = ownOf(t.details, field);
  if (label === undefined || value === '' || value === false) return [];
  return [t.pair({ label, value: valueText(field, value, language) })];
}

const MOMENTS = ['startTime', 'endTime'];

function valueText(field: string, value: unknown, language: Language): string {
  const t = operationTexts[language];
  if (value === null) return t.none;
  if (Array.isArray(value)) return value.map(one => ownOf(t.rights, String(one)) ?? String(one)).join(t.comma);
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (MOMENTS.includes(field)) return new Date(Number(value)).toISOString().slice(0, 16).replace('T', ' ');
  return String(value);
}

const ownOf = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
