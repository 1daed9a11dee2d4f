import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: {
    name: '定位题',
    untitled: '请提供您的位置',
    aliases: '定位 地址 位置 省市区 地图 城市 地区 省市 区域 地域 所在地 经纬度',
  },
  en: {
    name: 'Location',
    untitled: 'Please give your location',
    aliases: 'address map place gps city region position area location province where geolocation',
  },
};
