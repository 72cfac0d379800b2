import type { Item } from './design.ts'
import { type StudioMessage, siteMessageSchema } from './preview.ts'

/** The site in a frame of the studio's page, and what the studio wants to hear of it. */
export interface PreviewHostOptions {
  /** Shows the address of `previewAddress`. */
  frame: HTMLIFrameElement
  /** Where the site stands, such as `https://fair.example`: nobody else is spoken to or listened to. */
  siteOrigin: string
  /** A text of the studio's own for this preview, 1 to 200 characters. */
  designToken: string
  /** The operator has pressed this block, as it is published or as it was last shown. */
  onEditBlock(block: Item): void
}

/** The studio's side of a design preview (DS-05). */
export interface PreviewHost {
  /** Shows a block in the place of the published one of its id, on each page that the frame comes to. */
  showBlock(block: Item): void
  /** Something was changed at the server: the page asks for everything anew. Blocks that were shown stay. */
  refresh(): void
  /** Says and hears nothing any more. */
  stop(): void
}

/** The address of a site's page as a preview: what the frame shows. */
export function previewAddress(page: string, designToken: string): string {
  const address = new URL(page)
  address.searchParams.set('designToken', designToken)
  return address.href
}

/**
 * Speaks for a studio with the site in its frame. What is said before the page has its side of the protocol, or before it
 * is loaded anew, is said again as soon as it has. Messages of other windows, other origins and with another token are
 * ignored.
 */
export function createPreviewHost({ frame, siteOrigin, designToken, onEditBlock }: PreviewHostOptions): PreviewHost {
  const listening = new AbortController()
  const shown = new Map<string, Item>()
  const say = (message: StudioMessage) => frame.contentWindow?.postMessage(message, siteOrigin)
  const sayBlock = (block: Item) => say({ type: 'editingBlock', designToken, block })

  addEventListener(
    'message',
    ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== siteOrigin || source !== frame.contentWindow) return
      const message = siteMessageSchema.safeParse(data)
      if (!message.success || message.data.designToken !== designToken) return
      if (message.data.type === 'editBlock') onEditBlock(message.data.block)
      else for (const block of shown.values()) sayBlock(block)
    },
    { signal: listening.signal },
  )

  return {
    showBlock(block) {
      shown.set(block.id, block)
      sayBlock(block)
    },
    refresh() {
      say({ type: 'updateBlock', designToken })
    },
    stop() {
      listening.abort()
      shown.clear()
    },
  }
}
