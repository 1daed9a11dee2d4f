import { bilingual } from '../bilingual.ts';

interface Twin {
  /** The serial number of the record before; none where it counts no more. */
  readonly serial: string | null;
}

/** Why a record is doubtful, and how its respondent met the survey. */
export const recordQualityTexts = bilingual(
  {
    flags: '质量标记',
    flagHint: '标记只供参考，不会改变答卷的状态或配额。',
    tooFast: ({ time, median, samples }: { time: string; median: string; samples: string }) =>
      `作答过快：用时 ${time}，不到 ${samples} 份成功样本用时中位数（${median}）的 30%。`,
    wasTooFast: ({ time }: { time: string }) => `作答过快：用时 ${time}，移出时不到成功样本用时中位数的 30%。`,
    straightLine: ({ grids }: { grids: string }) => `矩阵题答案全同：${grids} 的每一行都选了同样的答案。`,
    sameDevice: ({ serial }: Twin) =>
      serial === null
        ? '重复作答：与同一设备上更早的一份答卷答案完全相同，那份答卷已不再计入。'
        : `重复作答：与同一设备上的答卷 ${serial} 答案完全相同。`,
    sameAddress: ({ serial }: Twin) =>
      serial === null
        ? '重复作答：与同一 IP 上更早的一份答卷答案完全相同，那份答卷已不再计入。'
        : `重复作答：与同一 IP 上的答卷 ${serial} 答案完全相同。`,
    trap: ({ failed }: { failed: number }) => `未通过注意力检测：${failed} 道检测题答错。`,
    openTwin: ({ serial }: { serial: string }) => `查看答卷 ${serial}`,
    flagCount: ({ count, names }: { count: number; names: string }) => `${count} 个质量标记：${names}`,
    seconds: ({ seconds }: { seconds: string }) => `${seconds} 秒`,
    minutes: ({ minutes, seconds }: { minutes: number; seconds: number }) => `${minutes} 分 ${seconds} 秒`,
    listSeparator: '、',
    view: { label: '查看方式', answers: '答案', seen: '作答页面' },
    page: ({ page }: { page: number }) => `第 ${page} 页`,
    pageTime: ({ time }: { time: string }) => `停留 ${time}`,
    notShown: ({ count }: { count: number }) => `没有向这位受访者展示的 ${count} 题`,
    seenFrame: '受访者看到的页面（只读）',
    seenHint: '按这位受访者当时的版本、语言和顺序显示，只读。',
    seenLoading: '正在打开作答页面…',
    seenFailed: '作答页面没有打开',
    seenFailedText: '请检查网络后再试。',
    retry: '重试',
  },
  {
    flags: 'Quality flags',
    flagHint: 'Flags are hints: they change neither the status of a record nor its quota places.',
    tooFast: ({ time, median, samples }) =>
      `Too fast: it took ${time}, less than 30% of the median of ${samples} success samples (${median}).`,
    wasTooFast: ({ time }) =>
      `Too fast: it took ${time}, less than 30% of the median of the success samples when it was set aside.`,
    straightLine: ({ grids }) => `Same answer down a grid: every row of ${grids} has the same answer.`,
    sameDevice: ({ serial }) =>
      serial === null
        ? 'Answered again: the same answers as an earlier record from the same device, which does not count any more.'
        : `Answered again: the same answers as record ${serial}, from the same device.`,
    sameAddress: ({ serial }) =>
      serial === null
        ? 'Answered again: the same answers as an earlier record from the same IP address, which does not count any more.'
        : `Answered again: the same answers as record ${serial}, from the same IP address.`,
    trap: ({ failed }) => `Attention check failed: ${failed === 1 ? '1 check' : `${failed} checks`} answered wrongly.`,
    openTwin: ({ serial }) => `Open record ${serial}`,
    flagCount: ({ count, names }) => `${count === 1 ? '1 quality flag' : `${count} quality flags`}: ${names}`,
    seconds: ({ seconds }) => `${seconds} s`,
    minutes: ({ minutes, seconds }) => `${minutes} min ${seconds} s`,
    listSeparator: ', ',
    view: { label: 'Show', answers: 'Answers', seen: 'As answered' },
    page: ({ page }) => `Page ${page}`,
    pageTime: ({ time }) => `${time} on it`,
    notShown: ({ count }) =>
      `${count === 1 ? '1 question was' : `${count} questions were`} not shown to this respondent`,
    seenFrame: 'The page as the respondent saw it, read only',
    seenHint: 'In the version, language and order that this respondent had. Read only.',
    seenLoading: 'Opening the page…',
    seenFailed: 'The page could not be opened',
    seenFailedText: 'Please check your connection and try again.',
    retry: 'Try again',
  },
);
