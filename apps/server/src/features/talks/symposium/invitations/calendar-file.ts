export interface Appointment {
  /** The same for ever: a calendar knows by it that it is the same appointment. */
  readonly id: string;
  /** Grows with each change of the times. */
  readonly sequence: number;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly from: number;
  readonly to: number;
  /** Over several days nobody is busy all the time. */
  readonly isBusy: boolean;
  readonly now: number;
}

/** An appointment as RFC 5545 writes it, in UTC: each calendar shows it in its own zone. */
export function calendarFile({ id, sequence, title, text, link, from, to, isBusy, now }: Appointment): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wenshu//Symposium//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(to)}`,
    `SEQUENCE:${sequence}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    // An address has its own escapes, and no letter that would end the line.
    `URL:${link.replace(/\s/g, '')}`,
    `LOCATION:${escaped(link)}`,
    'STATUS:CONFIRMED',
    `TRANSP:${isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(line => `${folded(line)}\r\n`).join('');
}

const utc = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** What a person wrote stays one value of one line: no line of theirs begins a property of its own. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, sign => `\\${sign}`)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not stand there.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const MOST_OCTETS = 75;

/** A line has 75 octets at most; no sign is torn apart where it goes on. */
function folded(line: string): string {
  let whole = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > MOST_OCTETS) {
      whole += '\r\n ';
      octets = 1;
    }
    whole += sign;
    octets += size;
  }
  return whole;
}
