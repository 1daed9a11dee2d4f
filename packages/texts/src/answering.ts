import { bilingual } from './bilingual.ts';

interface Num {
  readonly num?: number;
  readonly max?: number;
  readonly day?: string;
}

/** What a respondent reads besides the survey's own words. It travels to phones: keep it short. */
export const answeringTexts = bilingual(
  {
    required: '必答',
    next: '下一页',
    back: '上一页',
    submit: '提交',
    submitting: '正在提交…',
    progress: ({ percent }: { percent: number }) => `已完成 ${percent}%`,
    page: ({ page, pages }: { page: number; pages: number }) => `第 ${page} 页，共 ${pages} 页`,
    loading: '正在打开问卷…',
    fixProblems: ({ count }: { count: number }) => `有 ${count} 处需要修改`,
    notSent: '网络异常，答案已保存在本机，请稍后重试',
    retry: '重试',
    resumed: '已为您恢复上次填写的内容',
    blankLabel: ({ option }: { option: string }) => `“${option}”的补充说明`,
    blankPlaceholder: '请填写',
    textPlaceholder: '请输入',
    rankHint: '请依次点选，先选的排在前面',
    rankOf: ({ rank, option }: { rank: number; option: string }) => `第 ${rank} 位：${option}`,
    notRanked: ({ option }: { option: string }) => `${option}，未排序`,
    rankMoved: ({ rank, option }: { rank: number; option: string }) => `${option} 现在排第 ${rank} 位`,
    rankRemoved: ({ option }: { option: string }) => `${option} 已取消排序`,
    moveUp: ({ option }: { option: string }) => `上移 ${option}`,
    moveDown: ({ option }: { option: string }) => `下移 ${option}`,
    clear: '清除',
    choose: '请选择',
    searchOptions: '输入文字查找选项',
    nothingFound: '没有找到匹配的选项',
    moreOptions: ({ count }: { count: number }) => `还有 ${count} 项，请继续输入以缩小范围`,
    chosenOptions: ({ count }: { count: number }) => `已选 ${count} 项`,
    takeBack: ({ option }: { option: string }) => `取消选择 ${option}`,
    scoreOf: ({ score, points }: { score: number; points: number }) => `${score} 分（满分 ${points} 分）`,
    notLikely: '完全不可能',
    veryLikely: '极有可能',
    poweredBy: '问枢 Wenshu 提供技术支持',
    problems: {
      required: '请回答此题',
      'not-readable': '答案无法识别，请重新填写',
      'option-unknown': '所选选项已不存在，请重新选择',
      'too-few': ({ num }: Num) => `请至少选择 ${num} 项`,
      'too-many': ({ num }: Num) => `最多可选择 ${num} 项`,
      'not-between': ({ num, max }: Num) => `只能选择 ${num} 至 ${max} 项`,
      'verification-failed': '答案与其他题目不一致，请检查',
      'logic-failed': '问卷的逻辑设置有误，暂时无法继续，请联系问卷发布者',
      'exclusive-broken': '该选项不能与其他选项同时选择',
      'blank-required': '请填写所选选项的补充说明',
      'rows-missing': '请完成每一行的选择',
      'parts-missing': '请填写每一项',
      'sum-wrong': ({ num }: Num) => `各项之和应等于 ${num}`,
      'path-unfinished': '请选择到最后一级',
      'too-early': ({ day }: Num) => `日期不能早于 ${day}`,
      'too-late': ({ day }: Num) => `日期不能晚于 ${day}`,
      'too-short': ({ num }: Num) => `请至少输入 ${num} 个字`,
      'too-long': ({ num }: Num) => `最多可输入 ${num} 个字`,
      'too-small': ({ num }: Num) => `不能小于 ${num}`,
      'too-large': ({ num }: Num) => `不能大于 ${num}`,
      'too-many-decimals': ({ num }: Num) => (num === 0 ? '请不要输入小数' : `最多保留 ${num} 位小数`),
      'not-number': '请输入正确的数值',
      'not-integer': '请填写正确的整数',
      'not-letters': '请填写正确的字母',
      'not-chinese': '请填写正确的中文',
      'not-email': '请填写正确的邮箱',
      'not-date': '请填写正确的日期',
      'not-mobile': '请填写正确的手机号',
      'not-landline': '请填写正确的固定电话',
      'not-phone': '请填写正确的手机号或固定电话',
      'not-id-card': '请填写正确的身份证号',
    },
    outcomes: {
      finished: { title: '提交成功', text: '感谢您的参与！' },
      screened: { title: '感谢您的关注', text: '您不是本次调查的对象。' },
      'quota-full': { title: '感谢您的参与', text: '本次调查的配额已满。' },
      'quota-held': { title: '请稍候', text: '当前名额已满。有空位时，您可以通过同一链接继续提交。' },
      closed: { title: '问卷已结束', text: '本次调查已停止收集。' },
      'already-completed': { title: '您已参与过本次调查', text: '感谢您的参与！' },
    },
    refusals: {
      linkNotFound: { title: '没有找到问卷', text: '请检查链接是否完整。' },
      surveyNotOpen: { title: '问卷暂停收集', text: '请稍后再来。' },
      openedElsewhere: { title: '问卷已在其他窗口打开', text: '请在最近使用的窗口中继续，或刷新本页载入最新内容。' },
      failed: { title: '打开失败', text: '请检查网络后重试。' },
    },
    reload: '刷新',
  },
  {
    required: 'Required',
    next: 'Next',
    back: 'Back',
    submit: 'Submit',
    submitting: 'Submitting…',
    progress: ({ percent }) => `${percent}% done`,
    page: ({ page, pages }) => `Page ${page} of ${pages}`,
    loading: 'Opening the survey…',
    fixProblems: ({ count }) =>
      count === 1 ? 'One answer needs your attention' : `${count} answers need your attention`,
    notSent: 'No connection. Your answers are kept on this device; please try again',
    retry: 'Try again',
    resumed: 'We have restored what you filled in before',
    blankLabel: ({ option }) => `Details for “${option}”`,
    blankPlaceholder: 'Please specify',
    textPlaceholder: 'Your answer',
    rankHint: 'Choose one after another, the first one first',
    rankOf: ({ rank, option }) => `Place ${rank}: ${option}`,
    notRanked: ({ option }) => `${option}, no place yet`,
    rankMoved: ({ rank, option }) => `${option} is now in place ${rank}`,
    rankRemoved: ({ option }) => `${option} has no place now`,
    moveUp: ({ option }) => `Move ${option} up`,
    moveDown: ({ option }) => `Move ${option} down`,
    clear: 'Clear',
    choose: 'Please choose',
    searchOptions: 'Type to find an option',
    nothingFound: 'No option matches',
    moreOptions: ({ count }) => `${count} more. Type on to narrow the list`,
    chosenOptions: ({ count }) => `${count} chosen`,
    takeBack: ({ option }) => `Take back ${option}`,
    scoreOf: ({ score, points }) => `${score} out of ${points}`,
    notLikely: 'Not at all likely',
    veryLikely: 'Extremely likely',
    poweredBy: 'Powered by Wenshu 问枢',
    problems: {
      required: 'Please answer this question',
      'not-readable': 'The answer could not be read. Please enter it again',
      'option-unknown': 'That option no longer exists. Please choose again',
      'too-few': ({ num }) => `Please select at least ${num}`,
      'too-many': ({ num }) => `Please select up to ${num}`,
      'not-between': ({ num, max }) => `Please select ${num} to ${max} options only`,
      'verification-failed': 'This does not agree with your other answers. Please check it',
      'logic-failed':
        'Something is wrong with the survey’s logic, so you cannot go on. Please tell whoever sent it to you',
      'exclusive-broken': 'This option cannot be combined with others',
      'blank-required': 'Please give details for the option you chose',
      'rows-missing': 'Please choose an answer in every row',
      'parts-missing': 'Please answer every item',
      'sum-wrong': ({ num }) => `The items must add up to ${num}`,
      'path-unfinished': 'Please choose down to the last level',
      'too-early': ({ day }) => `The date must not be before ${day}`,
      'too-late': ({ day }) => `The date must not be after ${day}`,
      'too-short': ({ num }) => `Please enter at least ${num} characters`,
      'too-long': ({ num }) => `Please enter at most ${num} characters`,
      'too-small': ({ num }) => `Must not be below ${num}`,
      'too-large': ({ num }) => `Must not be above ${num}`,
      'too-many-decimals': ({ num }) =>
        num === 0 ? 'Please enter no decimals' : `Please use at most ${num} decimal places`,
      'not-number': 'Please enter a correct numerical value',
      'not-integer': 'Please fill in a correct integer',
      'not-letters': 'Please fill in correct letters',
      'not-chinese': 'Please fill in correct Chinese characters',
      'not-email': 'Please fill in a correct e-mail address',
      'not-date': 'Please fill in a correct date',
      'not-mobile': 'Please fill in a correct mobile number',
      'not-landline': 'Please fill in a correct landline number',
      'not-phone': 'Please fill in a correct mobile or landline number',
      'not-id-card': 'Please fill in a correct ID card number',
    },
    outcomes: {
      finished: { title: 'Submitted', text: 'Thank you for taking part!' },
      screened: { title: 'Thank you for your interest', text: 'You are not the research subject of this survey.' },
      'quota-full': { title: 'Thank you', text: 'The quota of this survey has been reached.' },
      'quota-held': {
        title: 'Please wait',
        text: 'There is no room right now. When there is, you can submit through the same link.',
      },
      closed: { title: 'Survey closed', text: 'This survey no longer collects answers.' },
      'already-completed': { title: 'You have participated in this survey', text: 'Thank you for taking part!' },
    },
    refusals: {
      linkNotFound: { title: 'Survey not found', text: 'Please check that the link is complete.' },
      surveyNotOpen: { title: 'Collection is suspended', text: 'Please come back later.' },
      openedElsewhere: {
        title: 'Opened in another window',
        text: 'Go on in the window you used last, or reload to get its latest state here.',
      },
      failed: { title: 'Could not open', text: 'Please check your connection and try again.' },
    },
    reload: 'Reload',
  },
);

export type AnsweringTexts = (typeof answeringTexts)['zh'];

/** A problem's sentence. */
export function describeAnswerProblem(
  texts: {
    readonly problems: { readonly [Word in keyof AnsweringTexts['problems']]: string | ((num: Num) => string) };
  },
  problem: {
    readonly problem: keyof AnsweringTexts['problems'];
    readonly message?: { readonly text: string };
  } & Num,
): string {
  // A check that the creator wrote has the creator's own words.
  if (problem.message?.text) return problem.message.text;
  const text = texts.problems[problem.problem];
  return typeof text === 'function' ? text(problem) : text;
}
