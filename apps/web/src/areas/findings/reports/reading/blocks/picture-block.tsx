import { pictureAddress } from '../picture-address.ts';
import classes from '../reading.module.css';
import type { BlockProps } from './block-props.ts';

export function PictureBlock({ content: { fileId, alt, fit } }: BlockProps<'picture'>) {
  return (
    <img
      className={classes.picture}
      style={{ objectFit: fit }}
      src={pictureAddress(fileId)}
      alt={alt}
      draggable={false}
    />
  );
}
