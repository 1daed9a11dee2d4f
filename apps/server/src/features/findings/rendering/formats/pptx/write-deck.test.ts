import { strFromU8, unzipSync } from 'fflate';
import PptxGenJS from 'pptxgenjs';
import { expect, it } from 'vitest';
import { writeDeck } from './write-deck.ts';

it('a paragraph of several runs has its properties once, at its beginning, and keeps its bullet', async () => {
  const deck = new PptxGenJS();
  const words = [
    { text: 'Fresh ', options: { bullet: true } },
    { text: 'and', options: { italic: true } },
    { text: ' near', options: { breakLine: true } },
    { text: 'Plain', options: {} },
  ];
  deck.addSlide().addText(words, { x: 1, y: 1, w: 5, h: 2, align: 'left', paraSpaceAfter: 4 });
  const pieces: Uint8Array[] = [];
  await writeDeck(deck, [], 'en', { write: async bytes => void pieces.push(Uint8Array.from(bytes)) });
  const slide = strFromU8(unzipSync(Buffer.concat(pieces))['ppt/slides/slide1.xml']!);
  const paragraphs = [...slide.matchAll(/<a:p>(.*?)<\/a:p>/gs)].map(([, inside]) => inside!);
  expect(paragraphs.map(inside => [...inside.matchAll(/<a:t>(.*?)<\/a:t>/g)].map(([, text]) => text))).toEqual([
    ['Fresh ', 'and', ' near'],
    ['Plain'],
  ]);
  for (const inside of paragraphs) {
    expect(inside.match(/<a:pPr\b/g)).toHaveLength(1);
    expect(inside.startsWith('<a:pPr')).toBe(true);
  }
  expect(paragraphs.map(inside => inside.includes('<a:buChar'))).toEqual([true, false]);
});
