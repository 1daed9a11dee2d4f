import { bilingual } from '../bilingual.ts';

interface Counted {
  readonly count: number;
}
interface Placed {
  readonly place: string;
}
interface Ended {
  readonly asked: number;
  readonly proposed: number;
  readonly dropped: number;
  readonly none: number;
  readonly leftOver: number;
}

/** How translations stand, and proposals for those that are missing: on the screen of languages. */
export const translatingTexts = bilingual(
  {
    states: { missing: '未翻译', unchecked: '待核对', checked: '已核对', outdated: '原文已改' },
    filter: '按译文状态筛选',
    shown: {
      all: ({ count }: Counted) => `全部 ${count}`,
      missing: ({ count }: Counted) => `未翻译 ${count}`,
      unchecked: ({ count }: Counted) => `待核对 ${count}`,
      outdated: ({ count }: Counted) => `原文已改 ${count}`,
      checked: ({ count }: Counted) => `已核对 ${count}`,
      proposed: ({ count }: Counted) => `有建议 ${count}`,
    },
    outdatedHint: '译文核对之后原文改过，请看译文是否仍然合适。',
    check: '标为已核对',
    checkOf: ({ place }: Placed) => `标为已核对：${place}的译文`,
    checkAll: ({ count }: Counted) => `把这 ${count} 条标为已核对`,
    checkAllTitle: ({ count }: Counted) => `把 ${count} 条译文标为已核对？`,
    checkAllText: '标为已核对，表示有人对照现在的原文看过这些译文。原文再改动时，会提示重新核对。',
    cancel: '取消',
    propose: '生成译文建议',
    proposing: '正在查找…',
    proposeHint:
      '为未翻译和原文已改的内容找译文。采用之前，受访者看不到这些建议。逐条采用或手动填写的算已核对，一次全部采用的标为“待核对”。',
    proposeOne: '建议这题的译文',
    proposeOneOf: ({ name }: { name: string }) => `建议这题的译文：${name}`,
    failed: '译文建议没有加载出来',
    retry: '重试',
    working: '语言模型正在翻译。可以离开本页，稍后再回来看。',
    percent: ({ count }: Counted) => `已完成 ${count}%`,
    stop: '停止',
    ended: ({ asked, proposed, dropped, none, leftOver }: Ended) =>
      [
        `上次生成：${asked} 条内容中，${proposed} 条有建议`,
        ...(dropped > 0 ? [`${dropped} 条的建议丢失了引用、格式或占位符，没有保留`] : []),
        ...(none > 0 ? [`${none} 条没有建议，需要自己翻译`] : []),
        ...(leftOver > 0 ? [`另有 ${leftOver} 条超出一次的数量，可稍后再次生成`] : []),
      ].join('；') + '。',
    halted: ({ proposed }: { proposed: number }) => `翻译已停止或中断，已有的 ${proposed} 条建议还在。`,
    acceptAll: ({ count }: Counted) => `采用全部 ${count} 条建议`,
    acceptedAll: ({ count }: Counted) => `已采用 ${count} 条，标为“待核对”。可以撤销。`,
    clear: '清除建议',
    proposal: ({ place }: Placed) => `${place}的译文建议`,
    accept: '采用',
    acceptOf: ({ place }: Placed) => `采用${place}的译文建议`,
    accepted: '已采用',
    edit: '采用并修改',
    editOf: ({ place }: Placed) => `采用并修改${place}的译文建议`,
    decline: '不用',
    declineOf: ({ place }: Placed) => `不用${place}的译文建议`,
    sources: {
      model: '语言模型',
      'this-survey': '本问卷里已有',
      'other-survey': '其他问卷里已有',
      house: '平台自带',
      'no-words': '没有文字，与原文相同',
    },
    alike: '原文相近，不完全相同',
  },
  {
    states: { missing: 'Missing', unchecked: 'To be checked', checked: 'Checked', outdated: 'Original changed' },
    filter: 'Show translations by state',
    shown: {
      all: ({ count }) => `All ${count}`,
      missing: ({ count }) => `Missing ${count}`,
      unchecked: ({ count }) => `To be checked ${count}`,
      outdated: ({ count }) => `Original changed ${count}`,
      checked: ({ count }) => `Checked ${count}`,
      proposed: ({ count }) => `With a proposal ${count}`,
    },
    outdatedHint: 'The original has changed since this was checked. Does the translation still fit?',
    check: 'Mark as checked',
    checkOf: ({ place }) => `Mark as checked: the translation of ${place}`,
    checkAll: ({ count }) => (count === 1 ? 'Mark this one as checked' : `Mark these ${count} as checked`),
    checkAllTitle: ({ count }) =>
      count === 1 ? 'Mark this translation as checked?' : `Mark ${count} translations as checked?`,
    checkAllText:
      'Checked means that somebody has read them beside the original as it is now. When an original changes, you are told.',
    cancel: 'Cancel',
    propose: 'Propose translations',
    proposing: 'Looking…',
    proposeHint:
      'For what is missing and for what has another original now. Respondents see nothing of a proposal before it is accepted. What you accept one by one or write yourself counts as checked; what you accept all at once is still to be checked.',
    proposeOne: 'Propose for this question',
    proposeOneOf: ({ name }) => `Propose for this question: ${name}`,
    failed: 'The proposals could not be loaded',
    retry: 'Try again',
    working: 'The language model is translating. You can leave this page and come back later.',
    percent: ({ count }) => `${count}% done`,
    stop: 'Stop',
    ended: ({ asked, proposed, dropped, none, leftOver }) =>
      [
        `Last time: proposals for ${proposed} of ${asked} texts`,
        ...(dropped > 0 ? [`${dropped} left out because a quoted answer, formatting or a placeholder was lost`] : []),
        ...(none > 0 ? [`${none} without a proposal, for you to translate`] : []),
        ...(leftOver > 0 ? [`${leftOver} more than fit at once: propose again later`] : []),
      ].join('; ') + '.',
    halted: ({ proposed }) =>
      `The translation was stopped or broke off. The ${proposed} proposals made so far are kept.`,
    acceptAll: ({ count }) => (count === 1 ? 'Accept the one proposal' : `Accept all ${count} proposals`),
    acceptedAll: ({ count }) =>
      count === 1
        ? '1 accepted, to be checked. You can undo this.'
        : `${count} accepted, to be checked. You can undo this.`,
    clear: 'Clear proposals',
    proposal: ({ place }) => `Proposed translation of ${place}`,
    accept: 'Accept',
    acceptOf: ({ place }) => `Accept the proposal for ${place}`,
    accepted: 'Accepted',
    edit: 'Accept and edit',
    editOf: ({ place }) => `Accept and edit the proposal for ${place}`,
    decline: 'Dismiss',
    declineOf: ({ place }) => `Dismiss the proposal for ${place}`,
    sources: {
      model: 'Language model',
      'this-survey': 'Already in this survey',
      'other-survey': 'Already in another survey',
      house: 'Built in',
      'no-words': 'No words, same as the original',
    },
    alike: 'for a similar original, not the very same',
  },
);
