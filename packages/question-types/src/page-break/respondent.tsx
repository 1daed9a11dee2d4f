/** The engine ends a page here and never shows the break itself; the editor's preview draws a line. */
export function PageBreakView() {
  return <hr className="page-break" />;
}
