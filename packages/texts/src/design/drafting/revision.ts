import { bilingual } from '../../bilingual.ts';

interface Told {
  readonly names: readonly string[];
  readonly count: number;
}
interface Texts {
  readonly texts: readonly string[];
}
interface Count {
  readonly count: number;
}
interface Name {
  readonly name: string;
}

const quoteZh = (names: readonly string[]) => names.map(name => `“${name}”`).join('、');
const quoteEn = (names: readonly string[]) => names.map(name => `“${name}”`).join(', ');

/** A questionnaire changed by words: what a wish would change, and why something stays as it is. */
export const revisionTexts = bilingual(
  {
    title: '用一句话修改',
    intro: '说说想怎么改。先列出会改动的地方，您采纳后才会修改，并且可以一次撤销。',
    wish: '想怎么改？',
    hint: '例如：短一点、只要养猫的人、把满意度的题合并成矩阵、选项随机、加一道 NPS、删除第 3 题。几件事可以用分号隔开。',
    send: '看看会改什么',
    asking: '正在准备修改…',
    stop: '停止',
    failed: '没能准备好修改。您写的话没有丢失。',
    retry: '重试',
    proposed: '会这样改',
    parts: { adds: '增加', changes: '修改', moves: '移动', removes: '删除' },
    marks: {
      ends: ({ texts }: Texts) => `选${quoteZh(texts)}的人结束答题`,
      'ends-unless': ({ texts }: Texts) => `没选${quoteZh(texts)}的人结束答题`,
      quota: ({ texts }: Texts) => `配额：${texts.join('，')}`,
      random: () => '随机排列',
      rows: ({ texts }: Texts) => `行：${texts.join(' / ')}`,
      'instead-of': ({ texts }: Texts) => `代替 ${texts.join('、')}`,
      now: ({ texts }: Texts) => `改为：${texts.join('')}`,
    },
    options: ({ texts }: Texts) => `选项：${texts.join(' / ')}`,
    translate: '增加的题只有问卷的主要语言，其他语言需要翻译。',
    accept: '采纳',
    leave: '不改',
    accepted: '已修改，可以撤销',
    left: '没有改动',
    changed: '问卷刚刚有了改动，请重新看看会改什么。',
    again: '重新看看',
    nothing: '没有要改的地方。',
    told: {
      proposed: () => '',
      'not-understood': () =>
        '这句话没看懂。可以说：短一点、多问几题、最多几分钟、增加或删除某个内容、只要某类人、合并成矩阵、选项随机、移动某道题、按年龄或性别设配额。',
      'not-found': ({ names }: Told) =>
        names.length > 0 ? `没有找到与${quoteZh(names)}有关的题。` : '没有找到这道题，可以用题号，例如“第 3 题”。',
      'there-already': ({ names }: Told) =>
        names.length > 0 ? `问卷里已经有了：${quoteZh(names)}` : '问卷里已经有了。',
      'nothing-to-change': () => '没有需要改的题。',
      'nothing-to-add': () => '没有其他合适的题可以增加。',
      'no-matrix': () => '没有两道选项相同的题可以合并成矩阵。',
      'screening-unclear': () => '没看懂要甄别什么人，可以写明年龄、城市、拥有什么或最近买过、用过什么。',
      'quota-unclear': () => '没看懂按什么设配额，可以写“按年龄”或“按性别”。',
      'short-enough': ({ count }: Told) => `现在约 ${count} 分钟，已经够短了。`,
      'would-be-empty': () => '问卷至少要有一道题。',
      elsewhere: () => '语言在“设置”的“多语言”里增加；量表的级数、说明语和语气请直接在题目或首页上修改。',
    },
    ofWish: ({ name }: Name) => `“${name}”：`,
    refusedTitle: '没有改动的',
    refused: {
      published: '已经发布过，可能已有答卷，不能删除或改变含义。',
      'in-use': '有逻辑、配额或引用用到它。要删除，请在题目上操作，会先列出受影响的内容。',
      'would-be-empty': '问卷至少要有一道题。',
      'not-possible': '这里不能这样改。',
    },
    newQuestion: '新题',
    count: ({ count }: Count) => `共 ${count} 处`,
    done: '已采纳',
  },
  {
    title: 'Change by words',
    intro:
      'Say what you would like to change. You see what would happen first; nothing changes before you accept, and one undo takes it back.',
    wish: 'What would you like to change?',
    hint: 'For example: shorter, only cat owners, turn the satisfaction questions into a matrix, random order, add an NPS question, remove question 3. Separate several wishes with semicolons.',
    send: 'Show the changes',
    asking: 'Preparing the changes…',
    stop: 'Stop',
    failed: 'The changes could not be prepared. What you wrote is still here.',
    retry: 'Try again',
    proposed: 'This would change',
    parts: { adds: 'Added', changes: 'Changed', moves: 'Moved', removes: 'Removed' },
    marks: {
      ends: ({ texts }) => `Ends for those who choose ${quoteEn(texts)}`,
      'ends-unless': ({ texts }) => `Ends for those who do not choose ${quoteEn(texts)}`,
      quota: ({ texts }) => `Quota: ${texts.join(', ')}`,
      random: () => 'In random order',
      rows: ({ texts }) => `Rows: ${texts.join(' / ')}`,
      'instead-of': ({ texts }) => `Instead of ${texts.join(', ')}`,
      now: ({ texts }) => `Now: ${texts.join('')}`,
    },
    options: ({ texts }) => `Options: ${texts.join(' / ')}`,
    translate: 'New questions are in the main language only; the other languages need a translation.',
    accept: 'Accept',
    leave: 'Leave it',
    accepted: 'Changed. You can undo it',
    left: 'Nothing was changed',
    changed: 'The questionnaire has just changed. Please look again at what would happen.',
    again: 'Look again',
    nothing: 'There is nothing to change.',
    told: {
      proposed: () => '',
      'not-understood': () =>
        'I did not understand this. You can say: shorter, more questions, at most so many minutes, add or remove something, only certain people, turn into a matrix, random order, move a question, quota by age or gender.',
      'not-found': ({ names }) =>
        names.length > 0
          ? `No question about ${quoteEn(names)} was found.`
          : 'That question was not found. You can use its number, such as “question 3”.',
      'there-already': ({ names }) =>
        names.length > 0 ? `Already there: ${quoteEn(names)}` : 'That is there already.',
      'nothing-to-change': () => 'No question needs to change.',
      'nothing-to-add': () => 'There is no other question that would fit.',
      'no-matrix': () => 'No two questions have the same options, so there is nothing to turn into a matrix.',
      'screening-unclear': () =>
        'It is not clear who should take part. Say an age, a city, what they own, or what they bought or used lately.',
      'quota-unclear': () => 'It is not clear what the quota is by. Say “by age” or “by gender”.',
      'short-enough': ({ count }) =>
        `It takes about ${count} ${count === 1 ? 'minute' : 'minutes'} now, which is short enough.`,
      'would-be-empty': () => 'A questionnaire needs at least one question.',
      elsewhere: () =>
        'Languages are added under “Languages” in the settings; change points of a scale, the introduction and the tone at the questions or the cover itself.',
    },
    ofWish: ({ name }) => `“${name}”: `,
    refusedTitle: 'Left as it is',
    refused: {
      published: 'It has been published and may have answers, so it cannot be removed or come to mean something else.',
      'in-use':
        'Logic, a quota or a quoted answer uses it. To remove it, do so at the question itself: you will see what goes with it.',
      'would-be-empty': 'A questionnaire needs at least one question.',
      'not-possible': 'That cannot be done here.',
    },
    newQuestion: 'New question',
    count: ({ count }) => (count === 1 ? '1 change' : `${count} changes`),
    done: 'Accepted',
  },
);
