import { bilingual } from '../bilingual.ts';

/** The panels that some question types have of their own. */
export const typeEditorTexts = bilingual(
  {
    evaluation: {
      heading: '各分数的标签',
      hint: '受访者打分后显示对应的标签，可多选。每个标签最多 20 个字符。',
      everyScore: '所有分数',
      score: (score: number) => `${score} 分`,
      add: '添加标签',
      addFor: ({ name }: { name: string }) => `为“${name}”添加标签`,
      remove: ({ name }: { name: string }) => `删除标签 ${name}`,
      placeholder: '输入后按回车',
    },
    label: {
      creatorOnly: '标签题只能由任务创建者操作。标签最多 500 个，每个 1 到 20 个字符。',
    },
    hotspot: {
      heading: '图片区域',
      noPicture: '请先在右侧设置图片，再在图上框选区域。',
      hint: '在图片上拖动即可框出一个区域；选中区域后可用方向键移动，按住 Shift 加方向键改变大小。',
      region: ({ name }: { name: string }) => `区域 ${name}`,
      draw: '为它框选区域',
      notDrawn: '未框选',
      drawing: ({ name }: { name: string }) => `请在图片上框出“${name}”`,
      free: '受访者可点击图片的任意位置，无需设置区域。',
      addRegion: '添加区域',
    },
  },
  {
    evaluation: {
      heading: 'Tags of each score',
      hint: 'Shown after a score is given; several may be picked. A tag has at most 20 characters.',
      everyScore: 'Every score',
      score: score => `Score ${score}`,
      add: 'Add tag',
      addFor: ({ name }) => `Add a tag for “${name}”`,
      remove: ({ name }) => `Remove tag ${name}`,
      placeholder: 'Type and press Enter',
    },
    label: {
      creatorOnly: 'Only the task creator can operate a label question. At most 500 labels of 1 to 20 characters.',
    },
    hotspot: {
      heading: 'Regions of the picture',
      noPicture: 'Set the picture on the right first, then draw the regions on it.',
      hint: 'Drag on the picture to draw a region. A selected one moves by the arrow keys, and changes its size with Shift.',
      region: ({ name }) => `Region ${name}`,
      draw: 'Draw its region',
      notDrawn: 'Not drawn',
      drawing: ({ name }) => `Draw “${name}” on the picture`,
      free: 'Respondents click anywhere on the picture; no regions are needed.',
      addRegion: 'Add region',
    },
  },
);
