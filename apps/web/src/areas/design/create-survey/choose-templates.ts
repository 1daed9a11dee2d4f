interface Described {
  readonly title: string;
  readonly summary: string;
  readonly field: string;
}

/** Those of a field (or of all) whose title, summary or field has every word that was typed, in any order. */
export function chooseTemplates<Template extends Described>(
  templates: readonly Template[],
  field: string | undefined,
  typed: string,
): readonly Template[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return templates.filter(template => {
    const text = `${template.title} ${template.summary} ${template.field}`.toLowerCase();
    return (field === undefined || template.field === field) && words.every(word => text.includes(word));
  });
}
