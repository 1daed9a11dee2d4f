import { bilingual } from '@wenshu/texts';

/** What a respondent reads in this type alone. */
export const labels = bilingual(
  {
    locate: '获取当前位置',
    positionFound: ({ latitude, longitude }: { latitude: string; longitude: string }) =>
      `已定位：纬度 ${latitude}，经度 ${longitude}`,
    positionStates: {
      looking: '正在定位…',
      denied: '未获得定位权限，请在浏览器中允许定位，或直接选择、填写地址',
      'not-found': '暂时无法定位，请重试，或直接选择、填写地址',
    },
    clearPosition: '清除定位',
    address: '详细地址（省、市、区、街道）',
    street: '详细地址（街道、门牌号，选填）',
    places: {
      province: '省、自治区、直辖市',
      city: '市、州',
      area: '区、县',
    },
  },
  {
    locate: 'Use my current location',
    positionFound: ({ latitude, longitude }) => `Found: latitude ${latitude}, longitude ${longitude}`,
    positionStates: {
      looking: 'Finding your location…',
      denied: 'Access to your location was refused. Allow it in the browser, or choose or type the address',
      'not-found': 'Your location could not be found. Try again, or choose or type the address',
    },
    clearPosition: 'Remove the location',
    address: 'Address (province, city, area, street)',
    street: 'Address (street and number, optional)',
    places: {
      province: 'Province or municipality',
      city: 'City or prefecture',
      area: 'District or county',
    },
  },
);
