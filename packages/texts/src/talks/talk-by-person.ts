import { bilingual } from '../bilingual.ts';

interface Named {
  readonly name: string;
}
interface Counted {
  readonly count: number;
}

/** Data of a project of transcripts with a row for each person. */
export const talkByPersonTexts = bilingual(
  {
    loading: '正在加载…',
    loadFailed: '没能加载',
    loadFailedText: '已生成的数据都在，请检查网络后重试。',
    retry: '重试',
    lead: '笔录项目的数据是一次发言一行。这里可以再生成一份一个人一行的数据：属性、发言次数、字数，以及每个编码有几次发言。它是一项单独的数据任务，能做表、检验和建模，也能导出。',
    privacy:
      '为保护受访者，这份数据里没有姓名，也没有自由填写的属性；编号与发言数据里“发言人”的编码相同。从项目里抹去一个人时，他的这一行也会删除。',
    make: '生成按人的数据',
    name: '名称',
    nameOf: ({ name }: Named) => `${name}（按人）`,
    submit: '生成',
    cancel: '取消',
    made: ({ count }: Counted) => `已生成，共 ${count} 人`,
    renewed: ({ count }: Counted) => `已按项目的现状重新生成，共 ${count} 人`,
    none: '还没有按人的数据',
    noneText: '生成后会列在这里，可随编码的进展重新生成。',
    list: '按人的数据',
    columns: { name: '名称', people: '人数', time: '生成时间', does: '操作' },
    open: '查看数据',
    openOf: ({ name }: Named) => `查看数据：${name}`,
    renew: '重新生成',
    renewOf: ({ name }: Named) => `重新生成：${name}`,
    withOther: '用的是另一套编码',
    withGone: '所用的编码已删除，不能重新生成',
  },
  {
    loading: 'Loading…',
    loadFailed: 'This could not be loaded',
    loadFailedText: 'The data that was made is safe. Check your connection and try again.',
    retry: 'Try again',
    lead: 'The data of a transcript project has a row for each turn. Here you make data with a row for each person: attributes, how much they say, and on how many of their turns each code stands. It is a task of its own, with tables, tests, models and export.',
    privacy:
      'To protect participants it holds no names and no free-text attributes; the number is the code of “Speaker” in the data of turns. Erasing a person from the project deletes their row here as well.',
    make: 'Make data by person',
    name: 'Name',
    nameOf: ({ name }) => `${name} (by person)`,
    submit: 'Make',
    cancel: 'Cancel',
    made: ({ count }) => `Made, with ${count} ${count === 1 ? 'person' : 'people'}`,
    renewed: ({ count }) => `Made again from the project as it is, with ${count} ${count === 1 ? 'person' : 'people'}`,
    none: 'No data by person yet',
    noneText: 'Once made it is listed here, and can be made again as coding goes on.',
    list: 'Data by person',
    columns: { name: 'Name', people: 'People', time: 'Made', does: 'Actions' },
    open: 'See the data',
    openOf: ({ name }) => `See the data: ${name}`,
    renew: 'Make again',
    renewOf: ({ name }) => `Make again: ${name}`,
    withOther: 'Made with another coding',
    withGone: 'Its coding has gone, so it cannot be made again',
  },
);
