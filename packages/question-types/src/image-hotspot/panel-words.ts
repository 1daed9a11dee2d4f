import { bilingual } from '@wenshu/texts';

/** What a creator reads in this type's panel. */
export const panelWords = bilingual(
  {
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
  {
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
);
