/** A note is its title and remark, which the page shows for every question. */
export function TextNoteView() {
  return null;
}
