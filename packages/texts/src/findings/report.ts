import { bilingual } from '../bilingual.ts';

interface DifferingWords {
  readonly group: string;
  /** By this group, and with all others of the report. */
  readonly tested: number;
  readonly all: number;
  readonly differing: number;
  readonly shown: number;
}
interface FieldTime {
  readonly from: string;
  readonly to: string;
}

const whole = (count: number) => count.toLocaleString('en');

/** What a report says besides its makers’ own words: the generated one, and what stands in files. */
export const reportTexts = bilingual(
  {
    jobTitle: ({ name, format, isUponA4 }: { name: string; format: string; isUponA4: boolean }) =>
      `${name}：${format}${isUponA4 ? '（A4 排版）' : ''}`,
    // Pages as they are drawn, and the same in reading order upon A4: two files that lie beside each other.
    fileName: ({ name, isUponA4 }: { name: string; isUponA4: boolean }) => (isUponA4 ? `${name}（A4 排版）` : name),
    makingTitle: (name: string) => `${name}：自动生成报告`,
    formats: { pptx: 'PowerPoint 幻灯片', docx: 'Word 文档', pdf: 'PDF', xlsx: 'Excel 表格', png: 'PNG 图片' },
    contents: '目录',
    pageName: (page: number) => `第 ${page} 页`,
    emptyName: '标题',
    auto: {
      name: (survey: string) => `${survey}：调查报告`,
      cover: ({ samples, asOf }: { samples: number; asOf: string }) =>
        `成功样本 ${whole(samples)} 份 · 数据截至 ${asOf}`,
      method: '调查说明',
      samples: (samples: number) => `成功样本：${whole(samples)} 份（已完成且未被剔除的答卷）。`,
      field: {
        collected: ({ from, to }: FieldTime) => (from === to ? `回收时间：${from}。` : `回收时间：${from} 至 ${to}。`),
        imported: ({ from, to }: FieldTime) => (from === to ? `数据导入于 ${from}。` : `数据导入于 ${from} 至 ${to}。`),
      },
      questions: (count: number) => `统计题目：${whole(count)} 道，每题的样本量见图表下方。`,
      how: '百分比以回答了该题的人为基数；多选题的百分比之和可能超过 100%。样本量少于 30 的结果以 * 标出，请谨慎使用。',
      groups: (names: readonly string[]) =>
        `对比分组：${names.map(name => `“${name}”`).join('、')}。每题先作整体检验（95% 置信水平，Holm 校正），有差异的才列出；表中字母表示显著高于该字母所代表的列。`,
      asOf: (asOf: string) => `本报告的数据截至 ${asOf}。`,
      differences: (group: string) => `差异：${group}`,
      differencesIn: ({ group, question }: { group: string; question: string }) => `差异：${group} · ${question}`,
      differing: ({ group, tested, differing, all, shown }: DifferingWords) =>
        `按“${group}”共比较 ${whole(tested)} 项，其中 ${whole(differing)} 项有显著差异（95% 置信水平，按全报告 ${whole(all)} 次检验作 Holm 校正）${shown < differing ? `，这里列出证据最强的 ${whole(shown)} 项` : ''}。`,
      noDifferences: ({ group, tested, all }: Omit<DifferingWords, 'differing' | 'shown'>) =>
        `按“${group}”共比较 ${whole(tested)} 项，都没有显著差异（95% 置信水平，按全报告 ${whole(all)} 次检验作 Holm 校正）。`,
      notCompared: ({ group }: { group: string }) =>
        `按“${group}”分组后，没有一题能够比较：有足够人数作答的组不足两个。`,
      nothingElse: ({ group }: { group: string }) => `除“${group}”所在的题目外，没有其他题目可以按它分组比较。`,
      someNotCompared: ({ count }: { count: number }) => `另有 ${whole(count)} 项因各组人数不足而未能比较。`,
    },
    quotes: {
      ruled: {
        typical: '按规则选取：与多数回答最接近的',
        longest: '按规则选取：最长的',
        newest: '按规则选取：最新的',
      },
      chosen: '由报告制作者挑选，不反映看法的多少',
      tooFew: (least: number) => `可引用的回答不足 ${least} 条，不显示原话`,
      noneChosen: '还没有选择要引用的回答',
      allGone: '所选的回答都已不能引用：已修改、已删除，或不在当前的范围内',
      notUsable: '所引用的题目或条件已不存在，请在报告中重新选择',
      notOutside: '受访者的原话不对外展示',
    },
    noSuchExhibit: '这项分析不再产生此图表，请重新选择',
    frozenBefore: '报告冻结之后这一块被修改过，请重新冻结以更新它的数据',
    frozenForOthers: '这份报告的数据已冻结，冻结时所用的答卷与您可查看的范围不同，因此无法显示',
  },
  {
    jobTitle: ({ name, format, isUponA4 }) => `${name}: ${format}${isUponA4 ? ' (A4)' : ''}`,
    fileName: ({ name, isUponA4 }) => (isUponA4 ? `${name} (A4)` : name),
    makingTitle: name => `${name}: generated report`,
    formats: { pptx: 'PowerPoint', docx: 'Word', pdf: 'PDF', xlsx: 'Excel', png: 'PNG pictures' },
    contents: 'Contents',
    pageName: page => `Page ${page}`,
    emptyName: 'Title',
    auto: {
      name: survey => `${survey}: report`,
      cover: ({ samples, asOf }) => `${whole(samples)} valid responses · data as of ${asOf}`,
      method: 'About this survey',
      samples: samples => `Valid responses: ${whole(samples)} (completed and not set aside).`,
      field: {
        collected: ({ from, to }) => (from === to ? `Collected on ${from}.` : `Collected from ${from} to ${to}.`),
        imported: ({ from, to }) => (from === to ? `Imported on ${from}.` : `Imported from ${from} to ${to}.`),
      },
      questions: count => `Questions reported: ${whole(count)}. The base of each stands below its chart.`,
      how: 'Percentages are of those who answered the question; of questions with several answers they may add up to more than 100%. Results of fewer than 30 people are marked with * and should be read with care.',
      groups: names =>
        `Groups compared: ${names.map(name => `“${name}”`).join(', ')}. Each question is first tested as a whole (95% level, Holm’s correction), and shown where it differs; in tables a letter marks a share that is significantly higher than that of the column with this letter.`,
      asOf: asOf => `The numbers of this report are as of ${asOf}.`,
      differences: group => `Differences by ${group}`,
      differencesIn: ({ group, question }) => `Differences by ${group}: ${question}`,
      differing: ({ group, tested, differing, all, shown }) =>
        `Compared by “${group}”: ${whole(tested)}. Significant differences: ${whole(differing)} (95% level, Holm’s correction for all ${whole(all)} tests of this report)${shown < differing ? `; the ${whole(shown)} with the strongest evidence are shown` : ''}.`,
      noDifferences: ({ group, tested, all }) =>
        `Compared by “${group}”: ${whole(tested)}. None shows a significant difference (95% level, Holm’s correction for all ${whole(all)} tests of this report).`,
      notCompared: ({ group }) =>
        `By “${group}”, no question could be compared: fewer than two groups have enough answers.`,
      nothingElse: ({ group }) => `There is no other question to compare by “${group}”.`,
      someNotCompared: ({ count }) =>
        count === 1
          ? 'One more could not be compared, as too few answered in the groups.'
          : `${whole(count)} more could not be compared, as too few answered in the groups.`,
    },
    quotes: {
      ruled: {
        typical: 'Picked by rule: closest to what most wrote',
        longest: 'Picked by rule: the longest',
        newest: 'Picked by rule: the newest',
      },
      chosen: 'Chosen by the makers of this report: not a measure of how many think so',
      tooFew: least => `Fewer than ${least} answers can be quoted, so none is shown`,
      noneChosen: 'No answers have been chosen yet',
      allGone: 'None of the chosen answers can be quoted any more: they were changed or removed, or are out of range',
      notUsable: 'The question or condition of these quotes no longer exists. Please choose again in the report',
      notOutside: 'What respondents wrote is not shown outside',
    },
    noSuchExhibit: 'The analysis does not yield this exhibit any more. Please choose another',
    frozenBefore: 'This block was changed after the report was frozen. Freeze the report again to count it',
    frozenForOthers:
      'The numbers of this report are frozen, and were made of other responses than those you may see, so they cannot be shown',
  },
);
