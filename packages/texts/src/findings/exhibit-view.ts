import { bilingual } from '../bilingual.ts';

interface Named {
  readonly name: string;
}

/** What stands around an exhibit on a screen. The words in it are the analysis' own. */
export const exhibitViewTexts = bilingual(
  {
    copyTable: '复制为表格',
    copyPicture: '复制为图片',
    savePicture: '保存为图片',
    copiedTable: '表格已复制，可以粘贴到 Excel、Word 或 PowerPoint',
    copiedPicture: '图片已复制',
    copyFailed: '浏览器没有允许复制，请重试',
    tools: ({ name }: Named) => `“${name}”的操作`,
    scrollable: ({ name }: Named) => `${name}（可以左右滚动）`,
    openRecords: '查看这些答卷',
    rename: ({ name }: Named) => `为“${name}”命名`,
    nameOf: ({ name }: Named) => `“${name}”的名称`,
    higherThan: ({ letters }: { letters: string }) => `显著高于 ${letters} 列`,
    smallBase: '样本量不足 30，仅供参考',
    columnName: ({ letter }: { letter: string }) => `${letter} 列`,
    chartTable: ({ name }: Named) => `${name}：图表的数据`,
    category: '类别',
    noRows: '还没有数据',
    loadingChart: '正在绘制图表…',
    chartFailed: '图表没有加载出来，数据见表格',
    shownOf: ({ shown, total }: { shown: number; total: number }) => `显示 ${shown} 条，共 ${total} 条`,
    scrollsDown: ({ name }: Named) => `${name}（可以上下滚动）`,
    openRecord: '查看答卷',
    pictureGone: '图片无法显示，热区按位置画出',
  },
  {
    copyTable: 'Copy as table',
    copyPicture: 'Copy as picture',
    savePicture: 'Save as picture',
    copiedTable: 'Copied. Paste it into Excel, Word or PowerPoint',
    copiedPicture: 'The picture is copied',
    copyFailed: 'The browser did not let us copy. Please try again',
    tools: ({ name }) => `What can be done with “${name}”`,
    scrollable: ({ name }) => `${name} (scrolls sideways)`,
    openRecords: 'Look at these records',
    rename: ({ name }) => `Give “${name}” a name`,
    nameOf: ({ name }) => `Name of “${name}”`,
    higherThan: ({ letters }) => `Significantly higher than ${letters}`,
    smallBase: 'Fewer than 30 people: take it with care',
    columnName: ({ letter }) => `Column ${letter}`,
    chartTable: ({ name }) => `${name}: the data of the chart`,
    category: 'Category',
    noRows: 'Nothing yet',
    loadingChart: 'Drawing the chart…',
    chartFailed: 'The chart could not be loaded; its numbers are in the table',
    shownOf: ({ shown, total }) => `${shown} of ${total} shown`,
    scrollsDown: ({ name }) => `${name} (scrolls)`,
    openRecord: 'Open the record',
    pictureGone: 'The picture cannot be shown; places are drawn where they are',
  },
);
