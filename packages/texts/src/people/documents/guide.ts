import { bilingual } from '../../bilingual.ts';

const paragraphs = (...all: readonly string[]): string => all.join('\n\n');

/** The user guide, until whoever runs the installation publishes theirs. */
export const guideText = bilingual(
  {
    content: paragraphs(
      '# 第一步：新建问卷',
      '登录后进入工作台，选择“新建问卷”。可以从空白开始，也可以从模板、文字描述、Word 文件或成熟方案开始。',
      '# 第二步：写好题目',
      '从左侧添加题型，直接在画布上修改文字。写完后用预览从头答一遍：您看到的就是受访者会看到的。预览中的答案不会保存。',
      '# 第三步：发布并邀请',
      '发布后会得到一个链接。建议先请几位同事试答，确认无误再大范围投放；试答的答卷可以在数据页中作废，不计入结果。',
      '# 第四步：查看进度',
      '回收期间，进度页显示已收到的答卷、配额的完成情况和受访者离开的位置。配额满了之后怎样处理，可以在配额中设置。',
      '# 第五步：得出结论',
      '先看统计页了解全貌，再用交叉分析比较人群。样本太少或差异不显著时，页面会如实说明。确定的图表可以放进报告，并分享给没有账号的人。',
    ),
  },
  {
    content: paragraphs(
      '# First: create a questionnaire',
      'Sign in, go to the workspace and choose to create a survey. Begin with a blank one, or with a template, a description, a Word file or a ready-made solution.',
      '# Second: write the questions',
      'Add types of questions from the left and edit their words on the canvas. Then answer it all in the preview: you see what respondents will see, and nothing you answer there is kept.',
      '# Third: publish and invite',
      'Publishing gives you a link. Let a few colleagues try it before you send it out widely; their answers can be set aside on the data page and do not count.',
      '# Fourth: watch how it goes',
      'While answers come in, the progress page shows how many there are, how far each quota is and where people leave. What happens to people when a quota is full is set in the quota.',
      '# Fifth: come to a conclusion',
      'Look at the statistics first, then compare groups in cross tables. Where a sample is too small or a difference not significant, the page says so. Charts that you are sure of go into a report, which can be shared with people who have no account.',
    ),
  },
);
