import { bilingual } from './bilingual.ts';

/** What the one client says about codes and failures (section 8). Refusals of the server bring their own words. */
export const clientTexts = bilingual(
  {
    savedByOthers: '保存失败！其他成员正在编辑，请稍后再试',
    signedInElsewhere: '您的账号已在其他地方登录，即将返回登录页',
    signInOverdue: '登录已过期，即将返回登录页',
    messagingIdMissing: '尚未获得您的微信标识，请在微信中打开本页面后再试',
    messagingIdTitle: '提示',
    gotIt: '知道了',
    notAllowed: '您还不能查看这里',
    askForAccess: '申请权限',
    door: {
      loading: '正在查看您的权限',
      loadFailed: '没有查到您的权限',
      loadFailedText: '请检查网络后重试。',
      retry: '重试',
    },
    factorAsked: '需要两步验证',
    turnFactorOn: '去开启',
    operationFailed: '操作失败，请重试',
    networkAbnormal: '网络异常，请稍后重试',
    systemAbnormal: '系统异常，请稍后重试',
    timedOut: '服务器太久没有回应，请稍后重试',
  },
  {
    savedByOthers: 'Save failed! Other members are editing, please try again later',
    signedInElsewhere: 'Your account has been signed in elsewhere. Taking you to the sign-in page',
    signInOverdue: 'Login overdue. Taking you to the sign-in page',
    messagingIdMissing: 'Your WeChat ID is not known yet. Please open this page in WeChat and try again',
    messagingIdTitle: 'Note',
    gotIt: 'Got it',
    notAllowed: 'You may not see this yet',
    askForAccess: 'Ask for access',
    door: {
      loading: 'Looking up what you may see',
      loadFailed: 'What you may see could not be looked up',
      loadFailedText: 'Please check the network and try again.',
      retry: 'Try again',
    },
    factorAsked: 'Two-step verification is asked for',
    turnFactorOn: 'Turn it on',
    operationFailed: 'Operation failed, please try again',
    networkAbnormal: 'The network is not working properly, please try again later',
    systemAbnormal: 'The system is not working properly, please try again later',
    timedOut: 'The server has not answered for too long, please try again later',
  },
);
