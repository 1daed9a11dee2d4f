import { bilingual } from '../../bilingual.ts';

const paragraphs = (...all: readonly string[]): string => all.join('\n\n');

/** The product manual, until whoever runs the installation publishes theirs. */
export const manualText = bilingual(
  {
    content: paragraphs(
      '# 设计',
      '问卷由题组、题目和选项组成。在编辑器中可以设置显示条件、跳题、循环、随机顺序与配额；多人可以同时编辑，每一步都能撤销。',
      '# 发布与投放',
      '发布前会检查问卷：有错误时不能发布，有提醒时由您决定。发布之后，可以用链接、二维码、邮件、短信或名单中的一对一链接邀请受访者。',
      '# 答卷',
      '受访者每答完一页就保存一次，中断之后可以在同一台设备上接着答。提交时，服务器会按同一份问卷重新核对全部答案和逻辑，并在同一时刻计入配额。',
      '# 数据与分析',
      '原始数据可以筛选、清理和导出。统计、交叉分析与各种模型都读取同一份数据，图表中的数字可以点开，看到它来自哪些答卷。',
      '# 报告与权限',
      '报告中的图表随数据更新，也可以固定在某一刻。谁能编辑、谁能看数据、能看到哪些答卷，由问卷或项目的管理者逐项授予。',
    ),
  },
  {
    content: paragraphs(
      '# Design',
      'A questionnaire is made of groups, questions and options. The editor sets what is shown when, jumps, loops, random order and quotas. Several people can edit at once, and every step can be undone.',
      '# Publishing and distributing',
      'A questionnaire is checked before it is published: errors hold it back, warnings are yours to judge. After that you invite people by link, QR code, mail, SMS or personal links for a list of names.',
      '# Answers',
      'Answers are saved page by page, and whoever is interrupted goes on later on the same device. When a respondent submits, the server checks every answer and all logic again with the same questionnaire, and counts quotas in the same moment.',
      '# Data and analysis',
      'Raw data can be filtered, cleaned and exported. Statistics, cross tables and models all read the same data, and the numbers in charts can be opened to see which answers they come from.',
      '# Reports and rights',
      'Figures in a report follow the data, or are kept as they are at one moment. Who may edit, who sees data, and which answers they see is granted right by right by those who manage the survey or the project.',
    ),
  },
);
