import type { SiteMessage, StudioMessage } from '@fairground/contract/preview'
import { queryClient } from '../../kernel/query-client.ts'
import { getStartup, refreshStartup } from '../../player/startup.ts'
import { renewDesign } from '../design.ts'
import { keepPreviewParts } from '../preview-parts.ts'
import { AroundItem } from './around-item.tsx'
import { itemAt, keepEdited, useItems } from './edited-items.ts'
import { readStudioMessage, type Studio } from './read-message.ts'

/**
 * Makes the page the studio's preview (DS-04, DS-05), before it is mounted: it follows the studio's messages, and a press on a
 * block asks the studio to edit that block and does nothing else. Ends with the page.
 */
export function startPreview(designToken: string): void {
  keepPreviewParts({ useItems, Around: AroundItem })
  const { previewOrigin } = getStartup()
  const studio: Studio = { designToken, origins: [location.origin, ...(previewOrigin ? [previewOrigin] : [])] }
  addEventListener('message', (event) => {
    const message = readStudioMessage(event, studio)
    if (message) void follow(message)
  })
  addEventListener('click', (event) => select(event, studio), true)
  tell({ type: 'previewReady', designToken }, studio)
}

async function follow(message: StudioMessage): Promise<void> {
  if (message.type === 'editingBlock') {
    keepEdited(message.block)
    return
  }
  // Any answer brings the server's time; this one also brings the keys of what was published meanwhile.
  await refreshStartup()
  await Promise.all([renewDesign(), queryClient.invalidateQueries()])
}

function select(event: MouseEvent, studio: Studio): void {
  const block = event.target instanceof Element ? itemAt(event.target) : undefined
  if (!block || window.parent === window) return
  event.preventDefault()
  event.stopPropagation()
  tell({ type: 'editBlock', designToken: studio.designToken, block }, studio)
}

/** Sends a message to the studio only: the browser compares origins anyway, but logs a complaint for each mismatch. */
function tell(message: SiteMessage, { origins }: Studio): void {
  if (window.parent === window) return
  const around = location.ancestorOrigins?.[0]
  for (const origin of origins)
    if (around === undefined || around === origin) window.parent.postMessage(message, origin)
}
