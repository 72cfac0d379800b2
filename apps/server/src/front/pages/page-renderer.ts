import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '@fairground/contract/page'
import type { Logger } from 'pino'

/** Finds the part of the build that renders pages. */
export type FindPageRenderer = () => Promise<PageRenderer | undefined>

/**
 * Creates a loader of the renderer beside a build (`dist-server/render.js` beside `dist`). It loads it on first use, and again
 * after a change. Without a renderer the server sends pages unrendered, and logs that once.
 */
export function createPageRendererLoader(folder: string, log: Logger): FindPageRenderer {
  const path = join(`${folder}-server`, 'render.js')
  let lastLoad: { changedMs: number; pageRenderer: Promise<PageRenderer | undefined> } | undefined
  return async () => {
    const changedMs = (await stat(path).catch(() => undefined))?.mtimeMs ?? 0
    if (lastLoad?.changedMs !== changedMs) lastLoad = { changedMs, pageRenderer: load(path, changedMs, log) }
    return lastLoad.pageRenderer
  }
}

async function load(path: string, changedMs: number, log: Logger): Promise<PageRenderer | undefined> {
  if (changedMs === 0) {
    log.info(`pages are sent unrendered: there is no ${path}`)
    return undefined
  }
  try {
    const { href } = pathToFileURL(path)
    return ((await import(`${href}?${changedMs}`)) as { pageRenderer: PageRenderer }).pageRenderer
  } catch (error) {
    log.warn({ err: error }, `pages are sent unrendered: ${path} cannot be loaded`)
    return undefined
  }
}
