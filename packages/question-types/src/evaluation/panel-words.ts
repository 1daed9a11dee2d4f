import { bilingual } from '@wenshu/texts';

/** What a creator reads in this type's panel. */
export const panelWords = bilingual(
  {
    heading: '各分数的标签',
    hint: '受访者打分后显示对应的标签，可多选。每个标签最多 20 个字符。',
    everyScore: '所有分数',
    score: (score: number) => `${score} 分`,
    add: '添加标签',
    addFor: ({ name }: { name: string }) => `为“${name}”添加标签`,
    remove: ({ name }: { name: string }) => `删除标签 ${name}`,
    placeholder: '输入后按回车',
  },
  {
    heading: 'Tags of each score',
    hint: 'Shown after a score is given; several may be picked. A tag has at most 20 characters.',
    everyScore: 'Every score',
    score: score => `Score ${score}`,
    add: 'Add tag',
    addFor: ({ name }) => `Add a tag for “${name}”`,
    remove: ({ name }) => `Remove tag ${name}`,
    placeholder: 'Type and press Enter',
  },
);
