/** How a cell looks. Colours are six hexadecimal digits, RRGGBB. */
export interface CellStyle {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly fontSize?: number;
  readonly color?: string;
  readonly fill?: string;
  readonly borders?: Readonly<Partial<Record<BorderSide, 'thin' | 'medium'>>>;
  readonly borderColor?: string;
  /** A format of Excel's own: `numberFormats` has the usual ones. */
  readonly format?: string;
  readonly wrap?: boolean;
  readonly horizontal?: 'left' | 'center' | 'right';
  readonly vertical?: 'top' | 'center' | 'bottom';
  readonly indent?: number;
}

export type BorderSide = 'left' | 'right' | 'top' | 'bottom';

export const numberFormats = {
  integer: '0',
  oneDecimal: '0.0',
  twoDecimals: '0.00',
  percent: '0 %',
  percentOneDecimal: '0.0 %',
  date: 'yyyy-mm-dd',
  dateTime: 'yyyy-mm-dd hh:mm:ss',
} as const;

declare const styleBrand: unique symbol;
/** A style's number in its workbook. */
export type StyleId = number & { readonly [styleBrand]: true };
