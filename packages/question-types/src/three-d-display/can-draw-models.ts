/** Whether this device can draw in three dimensions. */
export function canDrawModels(): boolean {
  const canvas = document.createElement('canvas');
  return !!canvas.getContext('webgl2') && 'adoptedStyleSheets' in document;
}
