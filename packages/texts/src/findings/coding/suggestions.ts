import { bilingual } from '../../bilingual.ts';

interface Learnt {
  readonly learntFrom: string;
  readonly tried: string;
  readonly right: string;
  readonly percent: string;
}

interface Found {
  readonly lookedAt: string;
  readonly proposedFor: string;
}

interface Checked {
  readonly right: string;
  readonly tried: string;
}

/** Codes that the house proposes for answers. */
export const codingSuggestionTexts = bilingual(
  {
    loading: '正在加载建议…',
    loadFailed: '没能加载建议',
    loadFailedText: '请检查网络后重试。',
    retry: '重试',
    lead: '根据您已经编好的回答，为还没有编码的回答给出编码建议。由系统自己的算法完成，不经过大模型，内容不会发往别处。建议在您接受之前不算数。',
    leadFeeling:
      '系统按词表和规则判断每条回答的情感，不经过大模型，内容不会发往别处。把握是在人工标注的中英文回答上测出来的。建议在您接受之前不算数。',
    restsOn: ({ words }: { words: string }) => `依据：${words}`,
    between: '、',
    restsOnNothing: '没有找到表达情感的词',
    tooFew: {
      title: ({ most }: { most: number }) => `先编好 ${most} 条回答`,
      text: ({ coded }: { coded: string }) => `系统从您编好的回答中学习。现在编好了 ${coded} 条。`,
    },
    toCode: '去编码',
    nothingLeft: '所有回答都已编码，没有需要给建议的。',
    start: '给出建议',
    again: '重新给出建议',
    againHint: '还没处理的建议会换成新的；拒绝过的不会再出现。',
    working: '正在查看回答…',
    percent: ({ count }: { count: number }) => `已完成 ${count}%`,
    stop: '停止',
    learnt: ({ learntFrom, tried, right, percent }: Learnt) =>
      `从 ${learntFrom} 条已编码的回答中学习。拿其中 ${tried} 条试过：只参照别的回答，第一条建议有 ${right} 条和已编的一致（${percent}）。`,
    found: ({ lookedAt, proposedFor }: Found) =>
      `看了 ${lookedAt} 条没有编码的回答，为其中 ${proposedFor} 条给出了建议。`,
    foundNone: ({ lookedAt }: Pick<Found, 'lookedAt'>) =>
      `看了 ${lookedAt} 条没有编码的回答，没有找到与已编码回答相近的。再编一些不同的回答，然后重试。`,
    failed: '这次没有完成，请重试',
    emptyFiltered: '没有符合条件的建议。',
    list: '待处理的建议',
    shown: ({ shown, total }: { shown: string; total: string }) => `显示前 ${shown} 条，共 ${total} 条`,
    code: '编码',
    anyCode: '全部编码',
    withCount: ({ name, count }: { name: string; count: string }) => `${name}（${count}）`,
    least: '把握',
    leasts: { any: '不限把握', some: ({ percent }: { percent: string }) => `把握 ≥ ${percent}` },
    sort: '排序',
    sorts: { surest: '把握大的在前', doubtful: '把握小的在前' },
    sureness: ({ percent }: { percent: string }) => `把握 ${percent}`,
    surenessHint: '在已编码的回答上，同样相近的建议有这么大比例是对的',
    accept: '接受',
    reject: '拒绝',
    acceptOf: ({ code, text }: { code: string; text: string }) => `接受：${code}，${text}`,
    rejectOf: ({ code, text }: { code: string; text: string }) => `拒绝：${code}，${text}`,
    keys: '快捷键：↑ ↓ 选择，A 接受，X 拒绝，Ctrl+Z 撤销',
    accepted: '已接受',
    rejected: '已拒绝',
    undone: '已撤销',
    nothingToUndo: '没有可以撤销的',
    undo: '撤销',
    clear: '清除建议',
    clearTitle: '清除全部待处理的建议？',
    clearText: '已经接受的编码不受影响。',
    cleared: '已清除',
    cancel: '取消',
    all: {
      open: '批量接受…',
      title: '批量接受建议',
      least: '把握至少',
      matching: ({ count }: { count: string }) => `符合条件的建议有 ${count} 条。`,
      none: '没有达到这个把握的建议，请降低要求。',
      sample: '先随机抽几条看看对不对',
      sampleText: '这些建议是随机抽取的。标出错的会被拒绝。',
      right: '对',
      wrong: '错',
      verdictOf: ({ code }: { code: string }) => `${code} 对不对`,
      judgeMore: ({ count }: { count: number }) => `再判断 ${count} 条，就可以全部接受。`,
      checked: ({ right, tried }: Checked) => `抽查了 ${tried} 条，${right} 条是对的。`,
      range: ({ low, high }: { low: string; high: string }) =>
        `照此推算，全部建议里对的大约占 ${low} 到 ${high}（95% 置信区间）。`,
      wholeChecked: '符合条件的建议已全部看过。',
      submit: ({ count }: { count: string }) => `接受这 ${count} 条`,
      submitNone: '完成',
      done: ({ count }: { count: string }) => `已接受 ${count} 条建议`,
      left: ({ count, most }: { count: string; most: string }) =>
        `一次最多接受 ${most} 条，还剩 ${count} 条，请再次批量接受。`,
    },
  },
  {
    loading: 'Loading suggestions…',
    loadFailed: 'The suggestions could not be loaded',
    loadFailedText: 'Check your connection and try again.',
    retry: 'Try again',
    lead: 'Codes for answers that have none, learnt from those you coded. The product works them out itself, without a language model, and nothing is sent anywhere. A suggestion counts only once you accept it.',
    leadFeeling:
      'The product reads the feeling of each answer by a list of words and by rules, without a language model, and nothing is sent anywhere. How sure it is was measured on Chinese and English answers labelled by hand. A suggestion counts only once you accept it.',
    restsOn: ({ words }) => `Rests on: ${words}`,
    between: ', ',
    restsOnNothing: 'No word of feeling was found',
    tooFew: {
      title: ({ most }) => `Code ${most} answers first`,
      text: ({ coded }) => `Suggestions are learnt from the answers you code. So far it is ${coded}.`,
    },
    toCode: 'Go to coding',
    nothingLeft: 'Every answer is coded: there is nothing to suggest.',
    start: 'Suggest codes',
    again: 'Suggest again',
    againHint: 'New suggestions replace those you have not judged. What you rejected does not come back.',
    working: 'Reading the answers…',
    percent: ({ count }) => `${count}% done`,
    stop: 'Stop',
    learnt: ({ learntFrom, tried, right, percent }) =>
      `Learnt from ${learntFrom} coded answers. Tried on ${tried} of them, each by the others alone: the first suggestion was one of your codes ${right} times (${percent}).`,
    found: ({ lookedAt, proposedFor }) =>
      `Looked at ${lookedAt} answers without a code and found suggestions for ${proposedFor}.`,
    foundNone: ({ lookedAt }) =>
      `Looked at ${lookedAt} answers without a code, and none is like those you coded. Code some that are different and try again.`,
    failed: 'The suggestions were not finished',
    emptyFiltered: 'No suggestion matches.',
    list: 'Suggestions to judge',
    shown: ({ shown, total }) => `The first ${shown} of ${total}`,
    code: 'Code',
    anyCode: 'All codes',
    withCount: ({ name, count }) => `${name} (${count})`,
    least: 'How sure',
    leasts: { any: 'However sure', some: ({ percent }) => `${percent} sure or more` },
    sort: 'Order',
    sorts: { surest: 'Surest first', doubtful: 'Most doubtful first' },
    sureness: ({ percent }) => `${percent} sure`,
    surenessHint: 'Among the answers you coded, this share of equally close suggestions was right',
    accept: 'Accept',
    reject: 'Reject',
    acceptOf: ({ code, text }) => `Accept ${code} for: ${text}`,
    rejectOf: ({ code, text }) => `Reject ${code} for: ${text}`,
    keys: 'Keys: ↑ ↓ move, A accepts, X rejects, Ctrl+Z undoes',
    accepted: 'Accepted',
    rejected: 'Rejected',
    undone: 'Undone',
    nothingToUndo: 'There is nothing to undo',
    undo: 'Undo',
    clear: 'Clear suggestions',
    clearTitle: 'Clear all suggestions that wait?',
    clearText: 'Codes that were accepted stay.',
    cleared: 'Cleared',
    cancel: 'Cancel',
    all: {
      open: 'Accept many…',
      title: 'Accept many suggestions',
      least: 'At least this sure',
      matching: ({ count }) => `${count} ${count === '1' ? 'suggestion matches' : 'suggestions match'}.`,
      none: 'No suggestion is as sure as that. Ask for less.',
      sample: 'First look at some, drawn at random',
      sampleText: 'Those you mark as wrong are rejected.',
      right: 'Right',
      wrong: 'Wrong',
      verdictOf: ({ code }) => `Is ${code} right?`,
      judgeMore: ({ count }) => `Judge ${count} more, then all can be accepted.`,
      checked: ({ right, tried }) => `You judged ${tried}, and ${right} ${right === '1' ? 'is' : 'are'} right.`,
      range: ({ low, high }) =>
        `Then between ${low} and ${high} of all of them are likely to be right (95% confidence).`,
      wholeChecked: 'You have seen every suggestion that matches.',
      submit: ({ count }) => `Accept ${count}`,
      submitNone: 'Done',
      done: ({ count }) => (count === '1' ? '1 suggestion accepted' : `${count} suggestions accepted`),
      left: ({ count, most }) => `At most ${most} are accepted at once: ${count} are left. Accept many once more.`,
    },
  },
);
