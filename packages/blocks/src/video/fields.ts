import { file, flag, image, number, text } from '../kinds.ts'

/** The film, the picture before it, its captions (WebVTT) and their language. It never starts by itself. */
export const videoFields = {
  video: file(),
  poster: image(),
  title: text('', 200),
  captions: file(),
  captionsLanguage: text('en', 16),
  width: number(1280, 1, 10_000),
  height: number(720, 1, 10_000),
  loop: flag('off'),
}
