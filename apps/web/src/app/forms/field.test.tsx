import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field } from './field.tsx';

const draw = (said: { hint?: string; problem?: string }) =>
  renderToStaticMarkup(
    <Field label="Name" {...said}>
      {({ status, ...control }) => <input {...control} data-status={status} />}
    </Field>,
  );
const attribute = (html: string, name: string) => new RegExp(`<input[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

describe('a field', () => {
  it('belongs to its label', () => {
    const html = draw({});
    expect(html).toContain(`for="${attribute(html, 'id')}"`);
    expect([attribute(html, 'aria-describedby'), attribute(html, 'aria-invalid')]).toEqual([undefined, undefined]);
    expect(html).not.toContain('<p');
  });

  it('is described by its hint while nothing is wrong', () => {
    const html = draw({ hint: 'At most 20', problem: '' });
    expect(html).toContain(`<p id="${attribute(html, 'aria-describedby')}"`);
    expect(html).toContain('>At most 20</p>');
    expect(html).not.toContain('role="alert"');
    expect(attribute(html, 'aria-invalid')).toBeUndefined();
  });

  it('says what is wrong in the place of its hint, and says it aloud', () => {
    const html = draw({ hint: 'At most 20', problem: 'Too long' });
    expect(html).toMatch(new RegExp(`<p id="${attribute(html, 'aria-describedby')}"[^>]* role="alert">Too long</p>`));
    expect([attribute(html, 'aria-invalid'), attribute(html, 'data-status')]).toEqual(['true', 'error']);
    expect(html).not.toContain('At most 20');
  });
});
