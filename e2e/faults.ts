import type { BrowserContext, Page } from '@playwright/test'

/** Errors of a page that a test does not check itself. A test that provokes an error allows it first. */
export interface Faults {
  /** What may be in a fault's sentence from now on. */
  allow(pattern: RegExp): void
  /** Messages of faults that the test has not allowed. */
  messages(): string[]
}

/** Messages of a page whose server is gone; the page continues. */
export const SERVER_GONE =
  /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)|Failed to load resource|WebSocket/

/** A request that the page itself gave up is no fault: it went elsewhere. */
const GIVEN_UP = 'net::ERR_ABORTED'

/** Collects console errors, exceptions, failed requests and server errors of all pages of a context. */
export function watchFaults(context: BrowserContext): Faults {
  const faults: string[] = []
  const allowed: RegExp[] = []
  const watch = (page: Page): void => {
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => faults.push(`exception: ${error.message}`))
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText
      if (reason !== GIVEN_UP) faults.push(`request: ${request.method()} ${request.url()} ${reason}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`answer: ${response.status()} ${response.url()}`)
    })
  }
  context.on('page', watch)
  return {
    allow: (pattern) => void allowed.push(pattern),
    messages: () => faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
  }
}
