import { bilingual } from '../bilingual.ts';

interface Model {
  readonly model: string;
}
interface Place extends Model {
  readonly place: string;
}

/** Who helped, why not the model, and what may leave the house. */
export const helperTexts = bilingual(
  {
    byHouse: '由内置规则生成，内容没有发给任何外部服务',
    byHouseInstead: '改由内置规则生成',
    byModel: ({ model }: Model) => `由语言模型 ${model} 生成，请核对后再采用`,
    left: ({ percent }: { percent: number }) => `今日额度剩余 ${percent}%`,
    /** Why the model did not do it; what was made is the house's own. */
    because: {
      'no-model': '',
      paused: '这是从备份恢复的系统，继续对外发送之前不会请求语言模型。',
      'switched-off': '所在企业没有开启语言模型，需要时请联系企业管理员。',
      'not-agreed': '您还没有同意把内容发给语言模型。',
      'over-budget': '今天剩余的额度不够完成这一次，先由内置规则完成。',
      slow: '语言模型没有及时回应，未扣额度。',
      silent: '语言模型中途没有了回应，未扣额度。',
      'cut-off': '与语言模型的连接中断，未扣额度。',
      'wrong-shape': '语言模型的回答无法使用，未扣额度。',
      'not-good-enough': '语言模型的建议都不可用，已用的部分计入今日额度。',
      busy: '语言模型正忙，未扣额度。请稍后再试。',
      'over-limit': '语言模型服务达到了它的上限，未扣额度。请稍后再试。',
      gone: '无法连接语言模型，未扣额度。',
      'refused-by-server': '语言模型服务拒绝了请求，未扣额度。',
      'too-long': '内容太长，语言模型没有完成，未扣额度。',
      stopped: '已停止，已用的部分计入今日额度。',
    },
    see: '看看会发送什么',
    agree: {
      title: '使用语言模型',
      lead: ({ model, place }: Place) => `同意后，您请助手帮忙时，相关内容会发送给语言模型 ${model}（${place}）。`,
      points: [
        '电话、证件号、银行卡号、邮箱、地址、6 位以上的数字，以及带称呼的人名（如“王经理”）会先换成记号，回答里再换回来；没有称呼的人名可能识别不出，请先看下面的内容。',
        '受访者的答案不会发送，除非问卷的负责人另行允许。',
        '系统只记录用途、字数、结果和时间，不记录内容；记录保留 90 天。',
        '在企业的项目中，还需企业管理员开启才会发送。您可以随时在“账号安全”中撤回。',
      ],
      exactly: '这一次会发送的全部内容（回答不合要求时会附上更正要求再问一次，同样先换成记号）',
      submit: '同意并使用',
      cancel: '暂不使用',
      done: '已同意使用语言模型',
    },
    row: {
      title: '语言模型',
      none: '系统没有接入语言模型，助手只用内置规则，内容不会外传。',
      agreed: ({ model, place, day }: Place & { readonly day: string }) =>
        `您于 ${day} 同意请助手帮忙时把内容发送给 ${model}（${place}）。`,
      notAgreed: ({ model, place }: Place) => `未同意把内容发送给 ${model}（${place}），助手只用内置规则。`,
      agree: '了解并同意',
      withdraw: '撤回同意',
      withdrawn: '已撤回，助手只用内置规则',
    },
    enterprise: {
      title: '语言模型',
      label: '允许把企业内的内容发送给语言模型',
      text: '开启后，成员在本企业的项目里请助手帮忙时，题目等相关内容会发送给语言模型，其中的号码、地址和带称呼的人名会先换成记号，没有称呼的人名可能识别不出；每位成员还须本人同意。受访者的答案不会发送，除非问卷的负责人另行允许。',
      goes: ({ model, place }: Place) => `发送到：${model}（${place}）`,
      none: '系统目前没有接入语言模型，开启后也不会发送任何内容。',
      by: ({ name, day, isOn }: { name: string; day: string; isOn: boolean }) =>
        `${name} 于 ${day}${isOn ? '开启' : '关闭'}`,
      confirmTitle: '允许发送给语言模型？',
      confirm: '允许',
      cancel: '取消',
      on: '已允许发送给语言模型',
      off: '已停止发送给语言模型',
    },
  },
  {
    byHouse: 'Made by the built-in rules; nothing was sent anywhere',
    byHouseInstead: 'Made by the built-in rules instead',
    byModel: ({ model }) => `Made by the language model ${model}. Please check before you take it`,
    left: ({ percent }) => `${percent}% of today’s allowance left`,
    because: {
      'no-model': '',
      paused: 'This is a restored copy: no language model is asked until it may send again.',
      'switched-off': 'Your enterprise has not switched the language model on. Its administrator can.',
      'not-agreed': 'You have not agreed that anything is sent to the language model.',
      'over-budget': 'Too little of today’s allowance is left for this; the house’s own helper did it.',
      slow: 'The language model did not answer in time. Nothing was charged.',
      silent: 'The language model stopped in the middle. Nothing was charged.',
      'cut-off': 'The connection to the language model broke. Nothing was charged.',
      'wrong-shape': 'What the language model answered could not be used. Nothing was charged.',
      'not-good-enough':
        'None of the language model’s proposals could be used. What it took counts towards today’s allowance.',
      busy: 'The language model is busy. Nothing was charged; try again in a while.',
      'over-limit': 'The language model’s server is at its limit. Nothing was charged; try again in a while.',
      gone: 'The language model cannot be reached. Nothing was charged.',
      'refused-by-server': 'The language model’s server refused. Nothing was charged.',
      'too-long': 'This is too long for the language model. Nothing was charged.',
      stopped: 'Stopped. What it took so far counts towards today’s allowance.',
    },
    see: 'See what would be sent',
    agree: {
      title: 'Use the language model',
      lead: ({ model, place }) =>
        `Once you agree, what you ask the helper about is sent to the language model ${model} (${place}).`,
      points: [
        'Phone numbers, ID and card numbers, e-mail and street addresses, numbers of six digits or more and names beside a title (Dr. Smith) become marks first, and are put back in the answer. A name without a title may not be recognised: look below first.',
        'Respondents’ answers are not sent unless the survey’s owner has allowed it.',
        'Only purpose, size, outcome and time are recorded, never the content, and kept for 90 days.',
        'In an enterprise’s projects its administrator must have switched it on too. You can take it back at any time under Security.',
      ],
      exactly:
        'Everything that would be sent this time (if the answer falls short, it is asked once more with a correction, masked the same way)',
      submit: 'Agree and use it',
      cancel: 'Not now',
      done: 'You agreed to the language model',
    },
    row: {
      title: 'Language model',
      none: 'No language model is connected here. The helper works by built-in rules and sends nothing.',
      agreed: ({ model, place, day }) =>
        `On ${day} you agreed that what you ask the helper about is sent to ${model} (${place}).`,
      notAgreed: ({ model, place }) =>
        `You have not agreed that anything is sent to ${model} (${place}). The helper works by built-in rules.`,
      agree: 'Read and agree',
      withdraw: 'Take it back',
      withdrawn: 'Taken back. The helper works by built-in rules',
    },
    enterprise: {
      title: 'Language model',
      label: 'Let work of this enterprise be sent to the language model',
      text: 'When members ask the helper about work in this enterprise’s projects, titles and the like are sent, with numbers, addresses and names beside a title hidden. A name without a title may not be recognised. Each member must agree as well. Respondents’ answers are not sent unless the survey’s owner has allowed it.',
      goes: ({ model, place }) => `Sent to: ${model} (${place})`,
      none: 'No language model is connected at present: nothing is sent even if this is on.',
      by: ({ name, day, isOn }) => `Switched ${isOn ? 'on' : 'off'} by ${name} on ${day}`,
      confirmTitle: 'Let it be sent to the language model?',
      confirm: 'Allow',
      cancel: 'Cancel',
      on: 'Work may be sent to the language model',
      off: 'Nothing is sent to the language model any more',
    },
  },
);
