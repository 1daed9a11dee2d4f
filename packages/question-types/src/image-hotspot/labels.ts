import { bilingual } from '@wenshu/texts';

/** What a respondent reads in this type alone. */
export const labels = bilingual(
  {
    regionsHint: '点选图片上的区域，或在下方列表中选择您的感受',
    clicksHint: ({ max }: { max: number }) => `请点击图片，最多 ${max} 处。也可以用方向键移动光标，按空格键标记`,
    moods: { like: '喜欢', neutral: '一般', dislike: '不喜欢' },
    pad: '图片，用方向键移动光标，按空格键标记',
    cursorAt: ({ x, y }: { x: number; y: number }) => `光标：左起 ${x}%，上起 ${y}%`,
    marked: ({ n, x, y }: { n: number; x: number; y: number }) => `第 ${n} 处：左起 ${x}%，上起 ${y}%`,
    full: ({ max }: { max: number }) => `最多标记 ${max} 处，请先删除一处`,
    removePoint: ({ n }: { n: number }) => `删除第 ${n} 处`,
    regionMood: ({ region, mood }: { region: string; mood: string }) => `${region}：${mood}`,
  },
  {
    regionsHint: 'Tap a region of the picture, or choose how you feel in the list below',
    clicksHint: ({ max }) =>
      `Tap the picture, up to ${max} times. Arrow keys move the cursor, the space bar marks a place`,
    moods: { like: 'Like', neutral: 'Neutral', dislike: 'Dislike' },
    pad: 'Picture. Arrow keys move the cursor, the space bar marks a place',
    cursorAt: ({ x, y }) => `Cursor: ${x}% from the left, ${y}% from the top`,
    marked: ({ n, x, y }) => `Place ${n}: ${x}% from the left, ${y}% from the top`,
    full: ({ max }) => `At most ${max} places. Please remove one first`,
    removePoint: ({ n }) => `Remove place ${n}`,
    regionMood: ({ region, mood }) => `${region}: ${mood}`,
  },
);
