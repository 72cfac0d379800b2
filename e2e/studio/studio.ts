import type { Item } from '@fairground/contract'
import { createPreviewHost, type PreviewHost, previewAddress } from '@fairground/contract/preview-host'

/** What a test does as the operator at the studio. */
export interface Studio {
  host: PreviewHost
  /** The blocks that the operator has pressed. */
  pressed: Item[]
}

// The page of a studio: its own address names the site's page and the token.
const asked = new URLSearchParams(location.search)
const page = asked.get('page') ?? ''
const designToken = asked.get('designToken') ?? ''
const frame = document.createElement('iframe')
Object.assign(frame, { width: '1200', height: '800' })
const pressed: Item[] = []
const host = createPreviewHost({
  frame,
  siteOrigin: new URL(page).origin,
  designToken,
  onEditBlock: (block) => void pressed.push(block),
})
Object.assign(window, { studio: { host, pressed } satisfies Studio })
frame.src = asked.has('withoutToken') ? page : previewAddress(page, designToken)
document.body.append(frame)
