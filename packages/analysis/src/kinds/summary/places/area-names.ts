/** Municipalities and what is a city as a whole: its districts are no cities. */
const WHOLE = ['11', '12', '31', '50', '71', '81', '82'];
/** Counties that a province governs itself are as good as cities. */
const GOVERNED = '90';

const PROVINCE = /^.*?(?:省|自治区|特别行政区|市)/u;
const CITY = /^.*?(?:市|自治州|地区|盟)/u;

/** The code of the city that an area is in. */
export function cityOf(code: string): string {
  const province = code.slice(0, 2);
  if (WHOLE.includes(province)) return `${province}0000`;
  return code.slice(2, 4) === GOVERNED ? code : `${code.slice(0, 4)}00`;
}

/** Of a place's whole name, from the province down, the province. */
export function provinceNameIn(name: string): string {
  return PROVINCE.exec(name)?.[0] ?? name;
}

/** And its province with its city: there are cities of one name. */
export function cityNameIn(code: string, name: string): string {
  const province = provinceNameIn(name);
  if (code.endsWith('0000')) return province;
  return province + (CITY.exec(name.slice(province.length))?.[0] ?? name.slice(province.length));
}
