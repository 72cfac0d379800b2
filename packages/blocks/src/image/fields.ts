import { choice, flag, image, link, number, text } from '../kinds.ts'

/** The picture and its words. Width and height are the picture's own, in pixels: they keep its room free. */
export const imageFields = {
  image: image(),
  alt: text('', 300),
  decorative: flag('off'),
  width: number(1280, 1, 10_000),
  height: number(720, 1, 10_000),
  caption: text('', 300),
  link: link(),
  corners: choice('round', 'square'),
}
