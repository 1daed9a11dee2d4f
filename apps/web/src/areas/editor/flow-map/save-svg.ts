import { downloadFile } from '../../data/records/download-file.ts';

/** A picture as a file of its own. */
export function saveSvg(picture: SVGSVGElement, name: string): void {
  const blob = new Blob([new XMLSerializer().serializeToString(picture)], { type: 'image/svg+xml' });
  downloadFile({ blob, fileName: name.replace(/[\\/:*?"<>|]/g, ' ') });
}
