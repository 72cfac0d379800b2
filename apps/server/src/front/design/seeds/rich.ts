import type { RichText } from '@fairground/contract/design'

/** A text of a paragraph: a key, or a key with a link. */
type Run = string | { text: string; link: string }

const runOf = (run: Run) =>
  typeof run === 'string'
    ? { type: 'text', text: run }
    : { type: 'text', text: run.text, marks: [{ type: 'link', attrs: { href: run.link } }] }

/** A paragraph of some texts, one after the other. */
export const paragraph = (...runs: readonly Run[]) => ({ type: 'paragraph', content: runs.map(runOf) })
/** A heading below the page's own. */
export const heading = (text: string) => ({ type: 'heading', attrs: { level: 2 }, content: [runOf(text)] })
/** A list of one text a line. */
export const bullets = (...texts: readonly string[]) => ({
  type: 'bulletList',
  content: texts.map((text) => ({ type: 'listItem', content: [paragraph(text)] })),
})
/** Rich text of some blocks. */
export const doc = (...content: readonly object[]): RichText => ({ type: 'doc', content: [...content] })
