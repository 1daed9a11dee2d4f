/** Lines that were pasted, as a file of their own: cells of a sheet have tabs between them, typed lines have commas. */
export function pastedFile(text: string): File {
  if (text.includes('\t')) return new File([text], 'pasted.txt', { type: 'text/plain' });
  // A Chinese keyboard writes the wide comma; whoever types both means the narrow one to divide.
  const lines = text.includes(',') ? text : text.replaceAll('，', ',');
  return new File([lines], 'pasted.csv', { type: 'text/csv' });
}
