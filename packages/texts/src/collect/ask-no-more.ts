import { bilingual } from '../bilingual.ts';

/** A respondent who does not want to be asked again. Fetched with the part of the page that asks. */
export const askNoMoreTexts = bilingual(
  {
    label: '不再受访',
    link: '不想再收到此发布者的问卷？',
    question: '确认后，发布者不会再邀请您参加任何问卷。已提交的答卷不受影响。',
    confirm: '不再邀请我',
    cancel: '取消',
    done: '已记下，发布者不会再邀请您。',
    failed: '没有记下，请稍后再试。',
  },
  {
    label: 'Not to be asked again',
    link: 'No more surveys from this sender?',
    question:
      'Once you confirm, the sender will not invite you to any survey again. Answers that you submitted are not affected.',
    confirm: 'Do not ask me again',
    cancel: 'Cancel',
    done: 'Noted: the sender will not invite you again.',
    failed: 'This could not be noted. Please try again later.',
  },
);
