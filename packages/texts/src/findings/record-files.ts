import { bilingual } from '../bilingual.ts';

interface Name {
  readonly name: string;
}

/** What respondents uploaded, as a gallery. */
export const recordFilesTexts = bilingual(
  {
    tab: '文件',
    gallery: '受访者上传的文件',
    question: '按题目筛选',
    everyQuestion: '全部题目',
    zip: '打包下载全部',
    more: '加载更多',
    loadingMore: '正在加载…',
    record: ({ name }: Name) => `答卷 ${name}`,
    unnumbered: '（未提交）',
    open: ({ name }: Name) => `放大查看 ${name}`,
    openRecord: ({ name }: Name) => `查看答卷 ${name}`,
    download: '下载',
    previous: '上一个',
    next: '下一个',
    noPreview: '这种文件不能在这里显示，请下载后查看。',
    none: '还没有上传的文件',
    noneText: '受访者通过上传题提交的图片、视频和文件会显示在这里。',
    noneOfQuestion: '这道题还没有上传的文件',
    loading: '正在加载文件…',
    loadFailed: '文件加载失败',
    loadFailedText: '请检查网络，或确认您有权限查看这份问卷的数据。',
    retry: '重试',
  },
  {
    tab: 'Files',
    gallery: 'Files that respondents uploaded',
    question: 'Of which question',
    everyQuestion: 'All questions',
    zip: 'Download all as zip',
    more: 'Load more',
    loadingMore: 'Loading…',
    record: ({ name }) => `Record ${name}`,
    unnumbered: '(not submitted)',
    open: ({ name }) => `Show ${name} large`,
    openRecord: ({ name }) => `Open record ${name}`,
    download: 'Download',
    previous: 'Previous',
    next: 'Next',
    noPreview: 'This kind of file cannot be shown here. Download it to look at it.',
    none: 'No files yet',
    noneText: 'Pictures, videos and files that respondents upload appear here.',
    noneOfQuestion: 'No files for this question yet',
    loading: 'Loading the files…',
    loadFailed: 'The files could not be loaded',
    loadFailedText: 'Please check your connection, and that you may see the data of this questionnaire.',
    retry: 'Try again',
  },
);
