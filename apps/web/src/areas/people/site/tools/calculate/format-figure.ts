/** Digits in threes, as Chinese and English write them alike; no clock and no locale, so that server and browser draw the same. */
export function formatFigure(value: number, decimals = 0): string {
  const [whole = '', rest] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const figure = rest === undefined ? grouped : `${grouped}.${rest}`;
  // What rounds to nothing has no sign.
  return value < 0 && /[1-9]/.test(figure) ? `−${figure}` : figure;
}

export const formatPercent = (share: number, decimals = 1) => `${formatFigure(100 * share, decimals)}%`;

/** A mean or a price: as many decimals as its size needs. */
export function formatMeasure(value: number): string {
  const size = Math.abs(value);
  return formatFigure(value, size >= 1000 ? 0 : size >= 1 ? 2 : 3);
}

/** With its sign, for differences. */
export const signed = (text: string) => (/^−|^[0.,%]*$/.test(text) ? text : `+${text}`);

export const formatP = (p: number) => (p < 0.001 ? '< 0.001' : formatFigure(p, 3));
