import { bilingual } from '../bilingual.ts';

interface Counted {
  readonly count: number;
}
interface Places {
  readonly places: number;
  readonly transcripts: number;
}
interface Shown {
  readonly shown: string;
}

const some = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** Putting something else in place of what tells who people are. */
export const transcriptHidingTexts = bilingual(
  {
    loading: '正在打开…',
    loadFailed: '没有打开',
    loadFailedText: '请检查网络后重试。',
    retry: '重试',
    lead: '找出笔录里能看出是谁的内容（姓名、地点、机构、号码、地址、邮箱），换成代称。每一项都由您核对后才替换。',
    inTranscripts: '在哪些笔录中查找',
    inAll: '全部笔录',
    tooMany: '一次最多处理 200 份笔录，请先选择。',
    search: '查找',
    searching: '正在逐段查找，笔录多时需要一会儿…',
    add: '手动添加一项',
    nothing: '没有找到可以识别身份的内容',
    nothingText: '程序按姓名表和写法查找，可能有遗漏。看到其他内容时，可以手动添加。',
    found: ({ count }: Counted) => `找到 ${count} 项。程序可能认错，请逐项核对。`,
    more: ({ count }: Counted) => `另有 ${count} 项出现次数较少，隐去这些之后再查找一次即可看到。`,
    list: '要隐去的内容',
    columns: { chosen: '隐去', kind: '类别', words: '原文', shown: '代称', places: '处数', example: '出现在' },
    chooseAll: '全部选择',
    choose: ({ words }: { words: string }) => `隐去“${words}”`,
    kinds: {
      person: '人物',
      place: '地点',
      company: '机构',
      number: '号码',
      address: '地址',
      mail: '邮箱',
      other: '其他',
    },
    kindOf: ({ words }: { words: string }) => `“${words}”的类别`,
    wordOf: ({ word }: { word: string }) => `“${word}”也算这一项`,
    own: '要隐去的词（多种写法用顿号或逗号隔开）',
    ownExample: '例如：老王、王工',
    shownOf: ({ words }: { words: string }) => `“${words}”的代称`,
    problems: {
      'no-words': '请填写要隐去的词',
      'no-shown': '请填写代称',
      'same-shown': '和另一项的代称相同，以后就分不清了',
      'same-words': '这个词已经在另一项里',
      'shown-tells': '代称里含有要隐去的词',
    },
    hide: ({ count }: Counted) => `隐去 ${count} 项`,
    hideTitle: ({ count }: Counted) => `隐去这 ${count} 项？`,
    hideText:
      '发言、译文、清理时删去的词、环节名称、标题和发言人姓名里的这些词都会换成代称，编码跟着文字走。编辑记录会清除，隐去之前的版本只有项目所有者能打开。录音里仍然听得到，可以在笔录的“更多”里设为只有所有者能听。',
    hideDo: '隐去',
    done: ({ places, transcripts }: Places) => `已在 ${transcripts} 份笔录中替换 ${places} 处`,
    doneNone: '这些词没有出现在所选的笔录中',
    table: '代称对照表',
    tableLead: '只有您（项目所有者）能看到。需要时可以换回原来的词。',
    tableEmpty: '还没有隐去任何内容。',
    notOwner: '谁对应哪个代称，只有项目所有者能看到，也只有所有者能换回。',
    by: '操作人',
    time: '时间',
    actions: '操作',
    putBack: '换回原词',
    putBackOf: ({ shown }: Shown) => `换回原词：${shown}`,
    putBackTitle: ({ shown }: Shown) => `把“${shown}”换回原词？`,
    putBackText: ({ shown, word }: { shown: string; word: string }) =>
      `项目里的“${shown}”都会变成“${word}”，能看笔录的人都会看到。`,
    putBackMany: ({ word }: { word: string }) => `原文有几种写法，换回时统一写作“${word}”；逐字的原文在“版本”里。`,
    putBackDone: ({ places }: { places: number }) => `已换回 ${places} 处`,
  },
  {
    loading: 'Opening…',
    loadFailed: 'It did not open',
    loadFailedText: 'Check your connection and try again.',
    retry: 'Try again',
    lead: 'Find what tells who people are (names, places, companies, numbers, addresses, mail) and put a stand-in there. Nothing is replaced before you have checked it.',
    inTranscripts: 'Transcripts to look through',
    inAll: 'All transcripts',
    tooMany: 'At most 200 transcripts at a time: choose some first.',
    search: 'Look for it',
    searching: 'Looking through every turn. With many transcripts this takes a moment…',
    add: 'Add one yourself',
    nothing: 'Nothing found that tells who somebody is',
    nothingText:
      'This looks for known names and for how things are written, and may miss some. Add what you see yourself.',
    found: ({ count }) => `${some(count, 'thing', 'things')} found. Check each: some may be mistaken.`,
    more: ({ count }) => `${count} more are rarer. Redact these, then look again to see them.`,
    list: 'What to redact',
    columns: {
      chosen: 'Redact',
      kind: 'Kind',
      words: 'In the text',
      shown: 'Stand-in',
      places: 'Places',
      example: 'For example',
    },
    chooseAll: 'Choose all',
    choose: ({ words }) => `Redact “${words}”`,
    kinds: {
      person: 'Person',
      place: 'Place',
      company: 'Company',
      number: 'Number',
      address: 'Address',
      mail: 'Mail',
      other: 'Other',
    },
    kindOf: ({ words }) => `Kind of “${words}”`,
    wordOf: ({ word }) => `“${word}” is meant as well`,
    own: 'Words to redact (several wordings with commas between)',
    ownExample: 'Bob, Robert Smith',
    shownOf: ({ words }) => `Stand-in for “${words}”`,
    problems: {
      'no-words': 'Say which words',
      'no-shown': 'Say what stands there instead',
      'same-shown': 'Another one has this stand-in: nobody could tell them apart',
      'same-words': 'These words are in another line',
      'shown-tells': 'The stand-in contains what it hides',
    },
    hide: ({ count }) => `Redact ${some(count, 'thing', 'things')}`,
    hideTitle: ({ count }) => `Redact ${count === 1 ? 'this' : `these ${count}`}?`,
    hideText:
      'Stand-ins take their place in what was said, translations, cut words, section names, titles and names of speakers. Codes stay with their words. The edit history goes, and versions from before open for the project’s owner alone. The recording still says it: under “More” of a transcript its owner can keep it to themselves.',
    hideDo: 'Redact',
    done: ({ places, transcripts }) =>
      `${some(places, 'place', 'places')} replaced in ${some(transcripts, 'transcript', 'transcripts')}`,
    doneNone: 'None of it stands in these transcripts',
    table: 'Who stands behind what',
    tableLead: 'Only you see this, as the project’s owner. You can put the words back.',
    tableEmpty: 'Nothing has been redacted yet.',
    notOwner: 'Only the project’s owner sees who stands behind a stand-in, and puts words back.',
    by: 'By',
    time: 'When',
    actions: 'Actions',
    putBack: 'Put back',
    putBackOf: ({ shown }) => `Put back: ${shown}`,
    putBackTitle: ({ shown }) => `Put back what “${shown}” stands for?`,
    putBackText: ({ shown, word }) =>
      `Every “${shown}” in the project becomes “${word}”, for all who read the transcripts.`,
    putBackMany: ({ word }) =>
      `It was written in several ways; all will read “${word}”. The exact words are under Versions.`,
    putBackDone: ({ places }) => `${some(places, 'place', 'places')} put back`,
  },
);
