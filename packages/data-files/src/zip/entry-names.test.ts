import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeEntryName, uniqueEntryNames } from './entry-names.ts';

it.each([
  ['../../etc/passwd', 'etc/passwd'],
  ['..\\..\\windows\\system.ini', 'windows/system.ini'],
  ['/absolute/path.txt', 'absolute/path.txt'],
  ['C:\\file.txt', 'C_/file.txt'],
  ['问题 3/张三.jpg', '问题 3/张三.jpg'],
  ['a<b>c:d"e|f?g*h.png', 'a_b_c_d_e_f_g_h.png'],
  ['line\nbreak\0.txt', 'linebreak.txt'],
  ['holiday\u202egpj.exe', 'holidaygpj.exe'],
  ['con.txt', 'con_.txt'],
  ['LPT1', 'LPT1_'],
  ['console.txt', 'console.txt'],
  ['name. . ', 'name'],
  ['', 'file'],
  ['..', 'file'],
  ['.hidden', '.hidden'],
  ['lone \ud800 half', 'lone \ufffd half'],
])('%j is kept as %j', (wanted, name) => {
  expect(safeEntryName(wanted)).toBe(name);
});

it('keeps the ending of a name that is too long', () => {
  const name = safeEntryName(`${'很长'.repeat(200)}.jpeg`);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
  expect(name).toMatch(/^(很长)+很?\.jpeg$/);
});

it('gives every file a name of its own, also where only the capitals differ', () => {
  const nameOf = uniqueEntryNames();
  expect(['a.jpg', 'A.JPG', 'a.jpg', 'b/a.jpg', 'a (2).jpg', 'a.jpg'].map(nameOf)).toEqual([
    'a.jpg',
    'A (2).JPG',
    'a (3).jpg',
    'b/a.jpg',
    'a (2) (2).jpg',
    'a (4).jpg',
  ]);
});

it('yields safe, short and different names whatever it is given', () => {
  const wanted = fc.string({ unit: 'binary', maxLength: 300 });
  const nasty = fc.stringMatching(/^[./\\a: ]{0,12}$/);
  fc.assert(
    fc.property(fc.array(fc.oneof(wanted, nasty), { maxLength: 20 }), names => {
      const got = names.map(uniqueEntryNames());
      expect(new Set(got.map(name => name.toLowerCase())).size).toBe(names.length);
      for (const name of got) {
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
        expect(name).not.toMatch(/^\/|\\|(^|\/)\.\.?(\/|$)|\/$|\p{Cc}|[<>:"|?*]/u);
        expect(name).not.toBe('');
      }
    }),
  );
});
