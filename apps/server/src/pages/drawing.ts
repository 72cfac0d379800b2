import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Drawing } from '@fairground/contract'
import type { Logger } from 'pino'

/** Finds the part of the build that draws pages. */
export type FindDrawing = () => Promise<Drawing | undefined>

/**
 * Loads the drawing beside a build (`dist-server/draw.js` beside `dist`) when it is first wanted, and again when it has
 * changed. Without one pages are sent undrawn, which is said once in the log.
 */
export function createDrawingLoader(folder: string, log: Logger): FindDrawing {
  const path = join(`${folder}-server`, 'draw.js')
  let known: { changedMs: number; drawing: Promise<Drawing | undefined> } | undefined
  return async () => {
    const changedMs = (await stat(path).catch(() => undefined))?.mtimeMs ?? 0
    if (known?.changedMs !== changedMs) known = { changedMs, drawing: load(path, changedMs, log) }
    return known.drawing
  }
}

async function load(path: string, changedMs: number, log: Logger): Promise<Drawing | undefined> {
  if (changedMs === 0) {
    log.info(`pages are sent undrawn: there is no ${path}`)
    return undefined
  }
  try {
    const { href } = pathToFileURL(path)
    return ((await import(`${href}?${changedMs}`)) as { drawing: Drawing }).drawing
  } catch (error) {
    log.warn({ err: error }, `pages are sent undrawn: ${path} cannot be loaded`)
    return undefined
  }
}
