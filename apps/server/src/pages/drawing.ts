import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Drawing } from '@fairground/contract/page'
import type { Logger } from 'pino'

/** Finds the part of the build that renders pages. */
export type FindDrawing = () => Promise<Drawing | undefined>

/**
 * Creates a loader of the renderer beside a build (`dist-server/draw.js` beside `dist`). It loads it on first use, and again
 * after a change. Without a renderer the server sends pages unrendered, and logs that once.
 */
export function createDrawingLoader(folder: string, log: Logger): FindDrawing {
  const path = join(`${folder}-server`, 'draw.js')
  let lastLoad: { changedMs: number; drawing: Promise<Drawing | undefined> } | undefined
  return async () => {
    const changedMs = (await stat(path).catch(() => undefined))?.mtimeMs ?? 0
    if (lastLoad?.changedMs !== changedMs) lastLoad = { changedMs, drawing: load(path, changedMs, log) }
    return lastLoad.drawing
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
