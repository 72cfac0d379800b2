import type { BlockHost } from '@fairground/blocks'

/** What a preview of the design does with the items of a page; any other page shows them as they are. */
type PreviewParts = Pick<BlockHost, 'useItems' | 'Around'>

let parts: PreviewParts = { useItems: (items) => items, Around: ({ children }) => children }

/** The parts of this page. */
export const previewParts = (): PreviewParts => parts

/** Makes the page a preview, before it is mounted (`preview/preview.ts`). */
export function keepPreviewParts(ofPreview: PreviewParts): void {
  parts = ofPreview
}
