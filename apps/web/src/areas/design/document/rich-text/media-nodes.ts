import { Node } from '@tiptap/core';

const OWN_ADDRESS = /^\/(?![/\\])/;

/** Pictures and videos are files of ours; others that are pasted are left out, as the core would refuse them. */
const mediaNode = (name: 'image' | 'video', tag: 'img' | 'video', more: object) =>
  Node.create({
    name,
    group: 'inline',
    inline: true,
    atom: true,
    draggable: true,
    addAttributes: () => ({
      src: { default: '' },
      alt: { default: null },
      width: { default: null },
      height: { default: null },
    }),
    parseHTML: () => [
      {
        tag: `${tag}[src]`,
        getAttrs: element => (OWN_ADDRESS.test(element.getAttribute('src') ?? '') ? null : false),
      },
    ],
    renderHTML: ({ HTMLAttributes }) => [tag, { ...more, ...HTMLAttributes }],
  });

export const ImageNode = mediaNode('image', 'img', {});
// Without its controls: they would swallow the click that selects it. Respondents have them.
export const VideoNode = mediaNode('video', 'video', { preload: 'metadata' });
