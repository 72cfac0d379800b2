import type { Item } from '@fairground/contract/design'
import { createPreviewHost, type PreviewHost, previewAddress } from '@fairground/contract/preview-host'

/** The operator's actions at the studio. */
export interface Studio {
  host: PreviewHost
  /** The blocks that the operator has pressed. */
  pressed: Item[]
}

// The page of a studio: its own address names the site's page and the token.
const parameters = new URLSearchParams(location.search)
const page = parameters.get('page') ?? ''
const designToken = parameters.get('designToken') ?? ''
const frame = document.createElement('iframe')
Object.assign(frame, { width: '1200', height: '800' })
const pressedBlocks: Item[] = []
const host = createPreviewHost({
  frame,
  siteOrigin: new URL(page).origin,
  designToken,
  onEditBlock: (block) => void pressedBlocks.push(block),
})
Object.assign(window, { studio: { host, pressed: pressedBlocks } satisfies Studio })
frame.src = previewAddress(page, designToken)
document.body.append(frame)
