import { link, text } from '../kinds.ts'

/** The words around the ladder, and where its terms are. */
export const vipProgressFields = {
  title: text('perks.vipTitle', 120),
  link: link(),
  linkText: text('content.more', 60),
}
