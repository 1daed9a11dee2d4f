type Unit = 'points' | 'fen';

/** Fen as yuan, with two places. */
export const yuan = (fen: number): string => `${fen < 0 ? '-' : ''}¥${group(Math.abs(fen) / 100, 2)}`;
const group = (value: number, places: number): string => {
  const [whole = '', part] = value.toFixed(places).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
};
/** So much of a unit, in a sentence. */
export const amountText = {
  zh: ({ unit, amount }: { unit: Unit; amount: number }) =>
    unit === 'fen' ? yuan(amount) : `${group(amount, 0)} 积分`,
  en: ({ unit, amount }: { unit: Unit; amount: number }) =>
    unit === 'fen' ? yuan(amount) : `${group(amount, 0)} ${Math.abs(amount) === 1 ? 'point' : 'points'}`,
};
