import { bilingual } from './bilingual.ts';

/** The headings of the sheets that options are imported from: the template is written with them and known by them. */
export const importSheetTexts = bilingual(
  {
    heads: {
      options: ['选项'],
      layers: ['一级选项', '二级选项'],
      cascade: ['一级', '二级', '三级', '四级'],
    },
  },
  {
    heads: {
      options: ['Option'],
      layers: ['First level', 'Second level'],
      cascade: ['Level 1', 'Level 2', 'Level 3', 'Level 4'],
    },
  },
);
