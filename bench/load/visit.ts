import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

/** Lighthouse's measurements of one load on a simulated mid-range phone on 4G. */
export interface Visit {
  /** 0 to 100. */
  score: number
  /** Milliseconds. */
  largestPaintMs: number
  blockedMs: number
  layoutShift: number
  /** Paths of the loaded script files. */
  scripts: string[]
}

const TRIES = 3

/** Loads a page once in a fresh browser and profile; again when the browser lost the recording. */
export async function visit(url: string, chromePath: string): Promise<Visit> {
  for (let triesLeft = TRIES; ; triesLeft -= 1) {
    try {
      return await visitOnce(url, chromePath)
    } catch (error) {
      if (triesLeft === 1) throw error
      console.warn(`once more: ${error}`)
    }
  }
}

async function visitOnce(url: string, chromePath: string): Promise<Visit> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-background-networking', '--disable-gpu'],
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: ['performance'], logLevel: 'error' })
    if (!result) throw new Error(`Lighthouse said nothing about ${url}`)
    const { audits, categories, runtimeError } = result.lhr
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
    const number = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      score: Math.round((categories.performance?.score ?? Number.NaN) * 100),
      largestPaintMs: number('largest-contentful-paint'),
      blockedMs: number('total-blocking-time'),
      layoutShift: number('cumulative-layout-shift'),
      scripts: scriptsOf(audits['network-requests']?.details),
    }
  } finally {
    chrome.kill()
  }
}

function scriptsOf(details: unknown): string[] {
  if (typeof details !== 'object' || details === null || !('items' in details) || !Array.isArray(details.items))
    return []
  const items: { url?: string; resourceType?: string }[] = details.items
  const urls = items
    .filter(({ resourceType }) => resourceType === 'Script')
    .map(({ url = '' }) => new URL(url).pathname)
  return [...new Set(urls)]
}
