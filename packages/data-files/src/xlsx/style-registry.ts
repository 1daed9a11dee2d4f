import { DataFileProblem } from '../problem.ts';
import type { BorderSide, CellStyle, StyleId } from './cell-style.ts';
import { XML_START, xmlText } from './xml-text.ts';

/** Excel takes 64,000 and some. */
const MAX_STYLES = 60_000;
/** Lower numbers are formats that Excel has built in. */
const FIRST_OWN_FORMAT = 164;
const SIDES: readonly BorderSide[] = ['left', 'right', 'top', 'bottom'];

/** Parts of styles by their XML: what is the same is written once and known by its number. */
function numbered(...first: string[]) {
  const numbers = new Map<string, number>(first.map((xml, index) => [xml, index]));
  return {
    numberOf(xml: string): number {
      const known = numbers.get(xml);
      if (known !== undefined) return known;
      if (numbers.size >= MAX_STYLES) throw new DataFileProblem('too-many-styles', { max: MAX_STYLES });
      numbers.set(xml, numbers.size);
      return numbers.size - 1;
    },
    /** `<fonts count="1">…</fonts>`. */
    xml: (tag: string) => `<${tag} count="${numbers.size}">${[...numbers.keys()].join('')}</${tag}>`,
  };
}

/** The styles of one workbook. Asking twice for the same one gives the same number, and 0 is the plain one. */
export function styleRegistry() {
  const formats = new Map<string, number>();
  const fonts = numbered(fontXml({}));
  // Excel takes the first two fills for its own, whatever stands there.
  const fills = numbered(patternXml('none'), patternXml('gray125'));
  const borders = numbered(borderXml({}));
  const looks = numbered('<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>');

  function formatNumber(format: string | undefined): number {
    if (format === undefined) return 0;
    const known = formats.get(format) ?? FIRST_OWN_FORMAT + formats.size;
    formats.set(format, known);
    return known;
  }

  return {
    idOf(style: CellStyle): StyleId {
      const alignment = alignmentXml(style);
      const parts = [
        `numFmtId="${formatNumber(style.format)}"`,
        `fontId="${fonts.numberOf(fontXml(style))}"`,
        `fillId="${style.fill === undefined ? 0 : fills.numberOf(fillXml(style.fill))}"`,
        `borderId="${borders.numberOf(borderXml(style))}"`,
        'xfId="0"',
        ...(style.format === undefined ? [] : ['applyNumberFormat="1"']),
        ...['applyFont="1" applyFill="1" applyBorder="1"'],
        ...(alignment === '' ? [] : ['applyAlignment="1"']),
      ].join(' ');
      const isPlain = Object.values(style).every(value => value === undefined);
      if (isPlain) return 0 as StyleId;
      return looks.numberOf(alignment === '' ? `<xf ${parts}/>` : `<xf ${parts}>${alignment}</xf>`) as StyleId;
    },
    xml(): string {
      const own = [...formats].map(([code, id]) => `<numFmt numFmtId="${id}" formatCode="${xmlText(code)}"/>`);
      return [
        `${XML_START}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">`,
        own.length > 0 ? `<numFmts count="${own.length}">${own.join('')}</numFmts>` : '',
        `${fonts.xml('fonts')}${fills.xml('fills')}${borders.xml('borders')}`,
        '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
        `${looks.xml('cellXfs')}<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
      ].join('');
    },
  };
}

function fontXml({ bold, italic, underline, fontSize = 11, color }: CellStyle): string {
  const marks = `${bold ? '<b/>' : ''}${italic ? '<i/>' : ''}${underline ? '<u/>' : ''}`;
  const ink = color === undefined ? '' : colorXml('color', color);
  return `<font>${marks}<sz val="${fontSize}"/>${ink}<name val="Calibri"/><family val="2"/></font>`;
}

const patternXml = (pattern: string) => `<fill><patternFill patternType="${pattern}"/></fill>`;

const fillXml = (color: string) =>
  `<fill><patternFill patternType="solid">${colorXml('fgColor', color)}<bgColor indexed="64"/></patternFill></fill>`;

function borderXml({ borders = {}, borderColor = '000000' }: CellStyle): string {
  const sides = SIDES.map(side =>
    borders[side] ? `<${side} style="${borders[side]}">${colorXml('color', borderColor)}</${side}>` : `<${side}/>`,
  );
  return `<border>${sides.join('')}<diagonal/></border>`;
}

const colorXml = (tag: string, color: string) => `<${tag} rgb="FF${xmlText(color.toUpperCase())}"/>`;

function alignmentXml({ horizontal, vertical, wrap, indent }: CellStyle): string {
  const said = [
    horizontal && `horizontal="${horizontal}"`,
    vertical && `vertical="${vertical}"`,
    wrap && 'wrapText="1"',
    indent && `indent="${indent}"`,
  ].filter(Boolean);
  return said.length > 0 ? `<alignment ${said.join(' ')}/>` : '';
}
