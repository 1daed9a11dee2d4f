import { bilingual } from '../bilingual.ts';

interface Counted {
  readonly count: number;
}
interface OfText extends Counted {
  readonly name: string;
}
interface Found {
  readonly sources: number;
  readonly turns: number;
  readonly cases: number;
  readonly codes: number;
  readonly codings: number;
}
interface Kept {
  readonly transcripts: number;
  readonly people: number;
  readonly codings: number;
}

const some = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** A project of another program, brought into one of transcripts. */
export const transcriptBringingTexts = bilingual(
  {
    open: '导入其他软件的项目（qdpx）',
    title: '导入其他软件的项目',
    lead: 'NVivo、MAXQDA、ATLAS.ti、QualCoder 等软件可以导出 REFI-QDA 项目（.qdpx，最大 200 MB）。先读取并列出内容，确认之后才保存。',
    file: '项目文件（.qdpx）',
    choose: '选择文件',
    reading: '正在读取…',
    fileProblem: '请选择 .qdpx 文件，最大 200 MB',
    confirm: '导入',
    from: ({ name, origin }: { name: string; origin: string }) => (origin === '' ? name : `${name}（来自 ${origin}）`),
    found: ({ sources, turns, cases, codes, codings }: Found) =>
      `${sources} 份文字，共 ${turns} 段；${cases} 个个案；${codes} 个编码，${codings} 处标注。`,
    source: ({ turns, codings }: { turns: number; codings: number }) => `${turns} 段，${codings} 处标注`,
    nobody: '没有识别出发言人',
    sources: '将成为笔录的文字',
    people: '名字与个案相同的发言人就是这个个案，个案的属性成为发言人的属性。标注记在您的名下。',
    leftOut: '不会导入',
    remarks: {
      'kind-of-source': ({ name, count }: OfText) => `${name || '图片、PDF 等'}：${count} 个不是文字的来源`,
      'text-missing': ({ name }: OfText) => `${name}：文件里没有它的文字`,
      'text-too-long': ({ name }: OfText) => `${name}：文字太长`,
      'span-outside': ({ name, count }: OfText) => `${name}：${count} 处标注在文字之外`,
      'code-missing': ({ name, count }: OfText) => `${name}：${count} 处标注的编码不在编码表里`,
      'time-without-text': ({ name, count }: OfText) => `${name}：${count} 处标注只有录音时间，没有对应的文字`,
      links: ({ count }: OfText) => `${count} 个链接`,
      sets: ({ count }: OfText) => `${count} 个集合`,
      graphs: ({ count }: OfText) => `${count} 个图`,
      'no-words': ({ name }: OfText) => `${name}：没有可读的文字`,
      'span-lost': ({ name, count }: OfText) => `${name}：${count} 处标注在标题或人名上，不属于任何发言`,
      'whole-text': ({ name, count }: OfText) => `${name}：${count} 个编码标在整份文字上，不属于某一段发言`,
      notes: ({ count }: OfText) => `${count} 条备注`,
      attributes: ({ count }: OfText) => `${count} 个属性：一个项目最多 30 个`,
    },
    more: ({ count }: Counted) => `还有 ${count} 条`,
    done: ({ transcripts, people, codings }: Kept) =>
      `已导入 ${transcripts} 份笔录、${people} 位发言人、${codings} 处标注`,
  },
  {
    open: 'Bring in a project (qdpx)',
    title: 'Bring in a project of another program',
    lead: 'NVivo, MAXQDA, ATLAS.ti, QualCoder and others export REFI-QDA projects (.qdpx, at most 200 MB). You see what is in it first; nothing is kept before you confirm.',
    file: 'Project file (.qdpx)',
    choose: 'Choose a file',
    reading: 'Reading…',
    fileProblem: 'Choose a .qdpx file of 200 MB at most',
    confirm: 'Bring it in',
    from: ({ name, origin }) => (origin === '' ? name : `${name} (from ${origin})`),
    found: ({ sources, turns, cases, codes, codings }) =>
      `${some(sources, 'text', 'texts')} with ${some(turns, 'turn', 'turns')}; ${some(cases, 'case', 'cases')}; ${some(codes, 'code', 'codes')}, ${some(codings, 'coding', 'codings')}.`,
    source: ({ turns, codings }) => `${some(turns, 'turn', 'turns')}, ${some(codings, 'coding', 'codings')}`,
    nobody: 'no speaker recognised',
    sources: 'Texts that become transcripts',
    people:
      'A speaker who is called as a case is that case, and what is known of the case becomes attributes of the speaker. The codings will be in your name.',
    leftOut: 'Left out',
    remarks: {
      'kind-of-source': ({ name, count }) =>
        `${name || 'Pictures, PDF and others'}: ${some(count, 'source is', 'sources are')} no text`,
      'text-missing': ({ name }) => `${name}: its text is not in the file`,
      'text-too-long': ({ name }) => `${name}: the text is too long`,
      'span-outside': ({ name, count }) => `${name}: ${some(count, 'coding stands', 'codings stand')} outside the text`,
      'code-missing': ({ name, count }) =>
        `${name}: ${some(count, 'coding has', 'codings have')} a code that is not in the codebook`,
      'time-without-text': ({ name, count }) =>
        `${name}: ${some(count, 'coding stands', 'codings stand')} on the recording alone`,
      links: ({ count }) => some(count, 'link', 'links'),
      sets: ({ count }) => some(count, 'set', 'sets'),
      graphs: ({ count }) => some(count, 'graph', 'graphs'),
      'no-words': ({ name }) => `${name}: no readable text`,
      'span-lost': ({ name, count }) =>
        `${name}: ${some(count, 'coding stands', 'codings stand')} on a heading or a name, which is in no turn`,
      'whole-text': ({ name, count }) =>
        `${name}: ${some(count, 'code stands', 'codes stand')} on the text as a whole, and on no turn`,
      notes: ({ count }) => some(count, 'memo', 'memos'),
      attributes: ({ count }) => `${some(count, 'attribute', 'attributes')}: a project has 30 at most`,
    },
    more: ({ count }) => `and ${count} more`,
    done: ({ transcripts, people, codings }) =>
      `${some(transcripts, 'transcript', 'transcripts')}, ${some(people, 'speaker', 'speakers')} and ${some(codings, 'coding', 'codings')} brought in`,
  },
);
