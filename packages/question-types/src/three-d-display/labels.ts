import { bilingual } from '@wenshu/texts';

/** What a respondent reads in this type alone. */
export const labels = bilingual(
  {
    loading: '正在加载 3D 模型…',
    hint: '拖动旋转，双指或滚轮缩放，也可以用方向键',
    still: '当前设备无法显示 3D 模型，请查看图片',
    noModel: '尚未设置 3D 模型',
    alt: '3D 模型',
  },
  {
    loading: 'Loading the 3D model…',
    hint: 'Drag to turn, pinch or scroll to zoom; arrow keys work too',
    still: 'This device cannot show the 3D model. Please look at the picture',
    noModel: 'No 3D model yet',
    alt: '3D model',
  },
);
