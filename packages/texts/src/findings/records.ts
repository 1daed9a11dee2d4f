import { bilingual } from '../bilingual.ts';
import { answerStatusTexts } from '../collect/answer-status.ts';

/** The list of collected records and its exports. */
export const recordTexts = bilingual(
  {
    title: '原始数据',
    total: ({ total }: { total: number }) => `共 ${total} 条`,
    serialNumber: '序号',
    status: '状态',
    submittedAt: '提交时间',
    channel: '渠道',
    entrances: { personal: '一对一链接', identity: '身份验证链接' },
    statusName: answerStatusTexts.zh,
    refresh: '刷新',
    empty: '还没有收到答卷',
    emptyHint: '发布问卷并把链接发给受访者，答卷会出现在这里。',
    loading: '正在加载答卷…',
    loadFailed: '答卷加载失败',
    loadFailedText: '请检查网络，或确认您有权限查看这份问卷的数据。',
    retry: '重试',
  },
  {
    title: 'Raw data',
    total: ({ total }) => `${total} ${total === 1 ? 'record' : 'records'}`,
    serialNumber: 'No.',
    status: 'Status',
    submittedAt: 'Submitted',
    channel: 'Channel',
    entrances: { personal: 'One-to-one link', identity: 'Identity check' },
    statusName: answerStatusTexts.en,
    refresh: 'Refresh',
    empty: 'No answers yet',
    emptyHint: 'Publish the questionnaire and share its link; answers will appear here.',
    loading: 'Loading the answers…',
    loadFailed: 'The answers could not be loaded',
    loadFailedText: 'Please check your connection, and that you may see the data of this questionnaire.',
    retry: 'Try again',
  },
);
