/** A person of a pasted list. */
export interface PastedPerson {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
}

/** One person a line, as a list is typed or comes from a spreadsheet: the name first, then what looks like an address or a number. */
export function readPeople(text: string): PastedPerson[] {
  return text.split(/\r?\n/).flatMap(line => {
    const [name = '', ...others] = line.split(/[\t,，;；]/).map(cell => cell.trim());
    if (name === '') return [];
    const email = others.find(cell => cell.includes('@')) ?? '';
    const mobile = others.find(cell => /^\+?[\d\s-]{5,}$/.test(cell)) ?? '';
    return [{ name: name.slice(0, 40), email: email.slice(0, 120), mobile: mobile.replace(/[\s-]/g, '').slice(0, 20) }];
  });
}

/** As such a list is pasted: `readPeople` reads the same people back. What parts the cells of a line is taken out of names. */
export function writePeople(people: readonly PastedPerson[]): string {
  return people.map(({ name, email, mobile }) => [plain(name), email, mobile].join('\t')).join('\n');
}

const plain = (name: string) => name.replaceAll(/[\s,，;；]+/g, ' ').trim();
