import { bilingual } from '../../bilingual.ts';

export interface RoundProblemParams {
  readonly word: keyof (typeof codersTexts)['zh']['problems'];
}

export interface RoundMovedParams {
  readonly word: keyof (typeof codersTexts)['zh']['moved'];
}

/** Why several people cannot code as was asked. */
export const codersTexts = bilingual(
  {
    problems: {
      'coder-twice': '同一个人选了两次',
      'coder-cannot-code': '所选的人里有人不能给这份问卷的回答编码，请先给他们权限',
      'coder-sees-less': '所选的人里有人看不到抽中的全部回答，无法独立编码',
      'too-few-answers': '可以抽取的回答没有这么多，请减少数量',
      'too-many-rounds': '多人编码的轮数已达上限，请先删除不用的',
      'not-a-coder': '您不是这一轮的编码员',
      'not-in-round': '这条回答不在这一轮里',
      'not-differing': '编码员对这条回答没有分歧',
      'nothing-free': '没有可以分配的回答了',
      'counts-for-some': '请给每个人都填数量，或者都不填',
      'same-person': '不能转交给同一个人',
    },
    moved: {
      closed: '这一轮已经结束，不能再编码',
      open: '这一轮还没有结束，结束后才能查看各编码员的编码',
      decided: '这条回答刚被其他人裁定，请刷新后查看',
    },
  },
  {
    problems: {
      'coder-twice': 'Somebody was chosen twice',
      'coder-cannot-code':
        'Somebody you chose may not code the answers of this questionnaire. Give them the right first',
      'coder-sees-less': 'Somebody you chose may not see all of the answers drawn, so they cannot code them',
      'too-few-answers': 'There are not that many answers to draw from. Ask for fewer',
      'too-many-rounds': 'There are as many rounds as there may be. Remove some that are no longer needed',
      'not-a-coder': 'You are not one of the coders of this round',
      'not-in-round': 'This answer is not part of the round',
      'not-differing': 'The coders do not differ on this answer',
      'nothing-free': 'There are no answers left to hand out',
      'counts-for-some': 'Give a number for everybody, or for nobody',
      'same-person': 'Answers cannot be handed on to the person who has them',
    },
    moved: {
      closed: 'This round is closed, so nothing more can be coded in it',
      open: 'This round is still open. What each coder gave is shown once it is closed',
      decided: 'Somebody else has just decided this answer. Reload to see how',
    },
  },
);
