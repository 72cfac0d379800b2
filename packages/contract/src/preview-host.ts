import type { Item } from './design.ts'
import { type StudioMessage, siteMessageSchema } from './preview.ts'

/** The site in a frame of the studio's page, and the studio's callbacks. */
export interface PreviewHostOptions {
  /** The frame with the address of `previewAddress`. */
  frame: HTMLIFrameElement
  /** The site's origin, such as `https://fair.example`: the host sends to and listens to this origin only. */
  siteOrigin: string
  /** The studio's token for this preview, 1 to 200 characters. */
  designToken: string
  /** Called when the operator presses a block, with its published or last shown version. */
  onEditBlock(block: Item): void
}

/** The studio's side of a design preview (DS-05). */
export interface PreviewHost {
  /** Shows a block instead of the published one with its id, on each page of the frame. */
  showBlock(block: Item): void
  /** Makes the page reload its data after a change on the server. Shown blocks stay. */
  refresh(): void
  /** Stops sending and listening. */
  stop(): void
}

/** The address of a site's page as a preview, for the frame. */
export function previewAddress(page: string, designToken: string): string {
  const address = new URL(page)
  address.searchParams.set('designToken', designToken)
  return address.href
}

/**
 * Connects a studio with the site in its frame. When a page of the frame is ready, it sends the shown blocks again. It
 * ignores messages of other windows and origins, and those with another token.
 */
export function createPreviewHost({ frame, siteOrigin, designToken, onEditBlock }: PreviewHostOptions): PreviewHost {
  const listening = new AbortController()
  const shownBlocks = new Map<string, Item>()
  const say = (message: StudioMessage) => frame.contentWindow?.postMessage(message, siteOrigin)
  const sayBlock = (block: Item) => say({ type: 'editingBlock', designToken, block })

  addEventListener(
    'message',
    ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== siteOrigin || source !== frame.contentWindow) return
      const message = siteMessageSchema.safeParse(data)
      if (!message.success || message.data.designToken !== designToken) return
      if (message.data.type === 'editBlock') onEditBlock(message.data.block)
      else for (const block of shownBlocks.values()) sayBlock(block)
    },
    { signal: listening.signal },
  )

  return {
    showBlock(block) {
      shownBlocks.set(block.id, block)
      sayBlock(block)
    },
    refresh() {
      say({ type: 'updateBlock', designToken })
    },
    stop() {
      listening.abort()
      shownBlocks.clear()
    },
  }
}
