import { bilingual } from '../bilingual.ts';

/** The ledger: units and why something was moved, by the words of the contract. */
export const ledgerTexts = bilingual(
  {
    units: { points: '积分', fen: '余额' },
    causes: {
      start: '新账号赠送',
      carried: '历史余额调整',
      granted: '平台赠送',
      'top-up': '充值',
      'top-up-refund': '充值退款',
      'top-up-refund-back': '退款未成功，退回余额',
      sms: '发送短信',
      'identity-code': '身份验证短信',
      'account-code': '平台验证短信',
      'packet-fund': '红包充入',
      'packet-return': '红包余额退回',
      'packet-claim': '红包被领取',
      'packet-claim-back': '红包未领取，退回',
      'demonstration-void': '演示资金清理',
      lapse: '账号或企业已删除，余额失效',
    },
  },
  {
    units: { points: 'Points', fen: 'Balance' },
    causes: {
      start: 'Welcome points',
      carried: 'Adjusted before the ledger began',
      granted: 'Given by the platform',
      'top-up': 'Top-up',
      'top-up-refund': 'Refund of a top-up',
      'top-up-refund-back': 'Refund not possible, put back',
      sms: 'Text messages',
      'identity-code': 'Text messages with codes for respondents',
      'account-code': 'The platform’s own text messages',
      'packet-fund': 'Put into a red packet',
      'packet-return': 'Returned from a red packet',
      'packet-claim': 'Drawn from a red packet',
      'packet-claim-back': 'Not collected, back in the red packet',
      'demonstration-void': 'Demonstration money voided',
      lapse: 'Lapsed when its holder was deleted',
    },
  },
);
