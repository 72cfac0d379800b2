import { loadPhrases } from '@fairground/phrases'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { stubDocument, stubFetch } from '../calls/stub-browser.ts'
import { ChunkLoadError } from '../kernel/chunks/load-chunk.ts'
import { showPhrases } from '../kernel/language/language.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { logWindowErrors } from './window-errors.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('[RT-13] [SU-08] [ER-12] the error screen, never a blank page, replaces a screen that throws or cannot be loaded', async () => {
  showPhrases('en', await loadPhrases('en'))
  const boundary = new ErrorBoundary({ children: <p>the screen</p> })
  expect(renderToStaticMarkup(boundary.render())).toBe('<p>the screen</p>')
  Object.assign(boundary.state, ErrorBoundary.getDerivedStateFromError(new Error('a screen broke')))
  const html = renderToStaticMarkup(boundary.render())
  expect(html).toContain('Unexpected Application Error!')
  expect(html).toContain('<button')
  Object.assign(boundary.state, ErrorBoundary.getDerivedStateFromError(new ChunkLoadError(new Error('gone'))))
  expect(renderToStaticMarkup(boundary.render())).toContain('A part of the page did not load')
})

test('[ER-11] an uncaught error is logged with message, script, line, column and error, and reported to the server once', async () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('location', { pathname: '/game/mines' })
  stubDocument()
  const requests = stubFetch(() => ({}))
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  logWindowErrors()
  const error = new Error('it broke')
  const breakIt = () =>
    page.dispatchEvent(
      Object.assign(new Event('error'), {
        message: 'it broke',
        filename: '/assets/a.js?token=x',
        lineno: 3,
        colno: 14,
        error,
      }),
    )
  breakIt()
  expect(consoleError).toHaveBeenCalledExactlyOnceWith('uncaught', {
    message: 'it broke',
    script: '/assets/a.js?token=x',
    line: 3,
    column: 14,
    error,
  })
  breakIt()
  await expect.poll(() => requests).toHaveLength(1)
  expect(requests[0]?.url).toBe('/api/home/client_error')
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
    message: 'it broke',
    script: '/assets/a.js',
    line: 3,
    column: 14,
    error: error.stack?.slice(0, 4000),
    page: '/game/mines',
  })
})
