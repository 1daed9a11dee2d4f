import { bilingual } from '../bilingual.ts';

interface Count {
  readonly count: number;
}

/** Editing a draft while what is published goes on collecting. */
export const unpublishedTexts = bilingual(
  {
    ways: {
      title: '问卷正在收集，要怎么编辑？',
      suspend: '暂停收集，链接在重新发布前不可用。',
      draft: '继续收集，另外编辑一份草稿：答题者看到的仍是已发布的内容，发布草稿时链接不会中断。',
      suspendConfirm: '暂停并编辑',
      draftConfirm: '继续收集，编辑草稿',
      cancel: '取消',
    },
    bar: {
      label: '草稿',
      state: '正在收集，您编辑的是草稿',
      shortState: '收集中 · 草稿',
      changes: ({ count }: Count) => (count === 0 ? '与已发布的内容相同' : `${count} 处改动未发布`),
      checking: '正在比较…',
      failed: '无法与已发布的内容比较',
      retry: '重试',
      review: '查看并发布',
      texts: '只发布文字',
      discard: '放弃草稿',
      close: '结束编辑',
    },
    discard: {
      title: '放弃草稿？',
      text: ({ count }: Count) => `${count} 处改动将从问卷中去掉，问卷恢复为已发布的内容。历史记录里仍能找回。`,
      confirm: '放弃草稿',
      decline: '继续编辑',
      done: '草稿已放弃，问卷与已发布的内容相同',
      closed: '已结束编辑，问卷继续收集',
    },
    review: {
      title: '发布草稿',
      lead: '发布一步完成，链接不会中断。已开始作答的人有 24 小时按原来的内容答完，之后再打开时转到新内容。',
      begun: ({ count }: Count) => `现在有 ${count} 份答卷已开始、未提交。`,
      data: '对数据的影响',
      noData: '变量没有变化。',
      onlyWords: '只有文字改动，不影响作答和计数；数据里的标签随之更新。',
      variables: {
        new: '新增变量',
        back: '重新使用的变量',
        changed: '有变化的变量',
        retired: '不再收集的变量（已有数据保留）',
      },
      aspects: { name: '变量名', label: '变量标签', measure: '测量尺度', codes: '选项编码' },
      was: ({ text }: { text: string }) => `原为“${text}”`,
      codes: { new: '新增', renamed: '改名', retired: '不再提供' },
      more: ({ count }: Count) => `另有 ${count} 个`,
      gone: '去掉的题目、选项和行',
      answered: ({ count }: Count) => (count === 0 ? '没有成功样本答过' : `${count} 份成功样本答过，数据保留`),
      quotas: '配额',
      quotasSame: '配额没有变化。',
      quotaColumns: { cell: '配额单元', change: '变化', size: '数量', now: '现已收集', after: '发布后计数' },
      quotaChanges: { new: '新增', changed: '修改', gone: '删除', same: '不变' },
      sizes: ({ before, after }: { before: string; after: string }) => `${before} → ${after}`,
      unlimited: '不限',
      unknown: '–',
      over: '发布后此单元已满',
      compare: '与已发布的内容对照',
      compareLead: '列出的是已发布的内容，标注的是草稿中的变化。',
      addedSince: '草稿里新增的题目',
      publish: '发布草稿',
      published: '草稿已发布，链接一直可用',
      moved: '草稿刚刚有了新的改动，已重新比较，请再看一遍。',
      failed: '比较结果加载失败',
      failedText: '请检查网络后重试。',
      retry: '重试',
      loading: '正在比较草稿与已发布的内容…',
      back: '返回修改',
      problems: '草稿还有必须处理的问题，处理后才能发布。',
    },
    texts: {
      title: '只发布文字',
      lead: '选中的文字立即生效，草稿中的其他改动不发布。题目、选项、逻辑和统计都不变。',
      none: '草稿里没有可以单独发布的文字改动。',
      notAlone: ({ count }: Count) => `另有 ${count} 处文字改变了引用、跳转地址或模型水平，只能随草稿一起发布。`,
      all: '全选',
      survey: '问卷',
      nothing: '（空）',
      was: '已发布',
      is: '草稿',
      publish: ({ count }: Count) => (count === 0 ? '发布所选文字' : `发布 ${count} 处文字`),
      published: ({ count }: Count) => `${count} 处文字已发布`,
    },
    status: {
      suspendText: '草稿中未发布的改动会留在问卷里，重新发布时一并生效。',
      tag: '有草稿',
      note: '问卷正在收集，另有未发布的草稿。',
    },
  },
  {
    ways: {
      title: 'The survey is collecting. How do you want to edit it?',
      suspend: 'Suspend collection: the links stay disabled until you publish again.',
      draft:
        'Go on collecting and edit a draft beside it: respondents see what is published, and the links keep working when you publish the draft.',
      suspendConfirm: 'Suspend and edit',
      draftConfirm: 'Keep collecting, edit a draft',
      cancel: 'Cancel',
    },
    bar: {
      label: 'Draft',
      state: 'Collecting; you are editing a draft',
      shortState: 'Collecting · draft',
      changes: ({ count }) =>
        count === 0
          ? 'Same as what is published'
          : count === 1
            ? '1 unpublished change'
            : `${count} unpublished changes`,
      checking: 'Comparing…',
      failed: 'Could not compare with what is published',
      retry: 'Try again',
      review: 'Review and publish',
      texts: 'Publish wording only',
      discard: 'Discard draft',
      close: 'Stop editing',
    },
    discard: {
      title: 'Discard the draft?',
      text: ({ count }) =>
        `${count === 1 ? '1 change is' : `${count} changes are`} taken out, and the survey is again what is published. The history keeps what you discard.`,
      confirm: 'Discard draft',
      decline: 'Keep editing',
      done: 'Draft discarded; the survey is what is published',
      closed: 'Editing is over; the survey goes on collecting',
    },
    review: {
      title: 'Publish the draft',
      lead: 'Publishing is one step, and the links keep working. Whoever has begun has 24 hours to finish what they were shown; opened later, their answers move to the new version.',
      begun: ({ count }) =>
        count === 1 ? '1 response is begun and not submitted.' : `${count} responses are begun and not submitted.`,
      data: 'What changes in the data',
      noData: 'No variable changes.',
      onlyWords: 'Only wording differs. Answering and counting stay as they are; labels in the data follow.',
      variables: {
        new: 'New variables',
        back: 'Variables in use again',
        changed: 'Changed variables',
        retired: 'Variables no longer collected (their data stay)',
      },
      aspects: { name: 'name', label: 'label', measure: 'measure', codes: 'option codes' },
      was: ({ text }) => `was “${text}”`,
      codes: { new: 'new', renamed: 'renamed', retired: 'no longer offered' },
      more: ({ count }) => `${count} more`,
      gone: 'Questions, options and rows taken away',
      answered: ({ count }) =>
        count === 0
          ? 'no completed response has it'
          : count === 1
            ? '1 completed response has it; it stays'
            : `${count} completed responses have it; they stay`,
      quotas: 'Quotas',
      quotasSame: 'No quota changes.',
      quotaColumns: { cell: 'Cell', change: 'Change', size: 'Size', now: 'Collected now', after: 'Counted after' },
      quotaChanges: { new: 'new', changed: 'changed', gone: 'removed', same: 'same' },
      sizes: ({ before, after }) => `${before} → ${after}`,
      unlimited: 'unlimited',
      unknown: '–',
      over: 'full once published',
      compare: 'Compared with what is published',
      compareLead: 'This is what is published; marks say what the draft changes.',
      addedSince: 'Questions that are new in the draft',
      publish: 'Publish the draft',
      published: 'The draft is published; the links worked all the time',
      moved: 'The draft has just changed. It was compared again: please look once more.',
      failed: 'The comparison could not be loaded',
      failedText: 'Check your connection and try again.',
      retry: 'Try again',
      loading: 'Comparing the draft with what is published…',
      back: 'Back to editing',
      problems: 'The draft has problems that must be settled before it can be published.',
    },
    texts: {
      title: 'Publish wording only',
      lead: 'The texts you choose go live at once; the rest of the draft stays unpublished. Questions, options, logic and counting do not change.',
      none: 'The draft has no changed wording that can be published alone.',
      notAlone: ({ count }) =>
        `${count === 1 ? '1 more text changes' : `${count} more texts change`} a quote, an address or a model’s level, and can only be published with the draft.`,
      all: 'Select all',
      survey: 'Survey',
      nothing: '(empty)',
      was: 'Published',
      is: 'Draft',
      publish: ({ count }) =>
        count === 0 ? 'Publish chosen texts' : count === 1 ? 'Publish 1 text' : `Publish ${count} texts`,
      published: ({ count }) => (count === 1 ? '1 text published' : `${count} texts published`),
    },
    status: {
      suspendText: 'Unpublished changes of the draft stay in the survey and go live when you publish again.',
      tag: 'Draft',
      note: 'The survey is collecting, and has a draft that is not published.',
    },
  },
);
