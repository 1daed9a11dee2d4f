import { bilingual } from '../bilingual.ts';

interface Amount {
  amount: string;
}

/** What somebody who has answered reads of what they won. Fetched with the part of the page that gives it. */
export const rewardClaimTexts = bilingual(
  {
    title: '作答奖励',
    looking: '正在为您抽取…',
    failed: '暂时没能抽取，您的机会仍在。',
    again: '重试',
    none: '这次没有抽中，感谢您的参与。',
    held: '您的奖励正在由发布者确认，请保存此页面地址，稍后回来查看。',
    code: '恭喜，您的礼品码：',
    copy: '复制礼品码',
    won: ({ amount }: Amount) => `恭喜，您抽中 ${amount}`,
    receive: '立即领取',
    receiving: '正在领取…',
    until: ({ time }: { time: string }) => `请在 ${time} 前领取，逾期退回。`,
    scan: '请用微信扫码领取',
    copyAddress: '复制领取链接',
    paying: '正在发放，请稍候。到账后此处会显示。',
    confirm: '在微信中确认收款',
    paid: ({ amount }: Amount) => `${amount} 已到账`,
    demonstration: '演示环境：没有真实资金转移。',
    over: '这份奖励已过期或未发放。',
    gone: '没有找到这份奖励',
    goneText: '链接不完整，或已失效。',
    /** By the code of a refusal. */
    refused: { 9941: '这个微信账号已经领取过', 9942: '微信登录没有完成' } as Readonly<Record<string, string>>,
  },
  {
    title: 'Your reward',
    looking: 'Drawing for you…',
    failed: 'We could not draw just now. Your turn is kept.',
    again: 'Try again',
    none: 'Not this time. Thank you for taking part.',
    held: 'The publisher is checking your reward. Keep the address of this page and come back later.',
    code: 'Congratulations! Your gift code:',
    copy: 'Copy the code',
    won: ({ amount }) => `Congratulations, you have won ${amount}`,
    receive: 'Claim it now',
    receiving: 'Claiming…',
    until: ({ time }) => `Claim it before ${time}, or it goes back.`,
    scan: 'Scan with WeChat to claim it',
    copyAddress: 'Copy the link to claim it',
    paying: 'On its way. You will see it here when it has arrived.',
    confirm: 'Confirm in WeChat',
    paid: ({ amount }) => `You have received ${amount}`,
    demonstration: 'This is a demonstration: no money has moved.',
    over: 'This reward has expired or was not given out.',
    gone: 'There is no such reward',
    goneText: 'The link is incomplete or no longer valid.',
    refused: { 9941: 'Already received by this WeChat account', 9942: 'Signing in was not finished' },
  },
);
