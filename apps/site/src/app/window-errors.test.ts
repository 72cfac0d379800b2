import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDocument, stubFetch } from '../calls/stub-browser.ts'
import { logWindowErrors } from './window-errors.ts'

let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
  stubDocument()
  vi.stubGlobal('location', { pathname: '/history', search: '?token=secret' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('[ER-11] an error that nobody caught reaches the operator’s log with its place, once, and the browser’s', async () => {
  const requests = stubFetch(() => ({}))
  logWindowErrors()
  const error = new Error('it broke here')
  const place = {
    message: 'Uncaught Error: it broke here',
    filename: 'https://fair/assets/a.js?v=1',
    lineno: 3,
    colno: 7,
  }
  const happen = () => page.dispatchEvent(Object.assign(new Event('error'), { ...place, error }))
  happen()
  await expect.poll(() => requests).toHaveLength(1)
  happen()
  expect(requests[0]?.url).toBe('/api/home/client_error')
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
    message: 'Uncaught Error: it broke here',
    script: 'https://fair/assets/a.js',
    line: 3,
    column: 7,
    error: expect.stringContaining('Error: it broke here'),
    page: '/history',
  })
  expect(console.error).toHaveBeenCalledWith('uncaught', expect.objectContaining({ line: 3, column: 7, error }))
  expect(requests).toHaveLength(1)
})

test('[ER-11] so does a promise that nobody caught; a refused call, which the player has seen, does not', async () => {
  const requests = stubFetch(() => ({}))
  logWindowErrors()
  const reject = (reason: Error) => page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  reject(Object.assign(new Error('not_logged_in'), { name: 'CallError' }))
  reject(new Error('nobody waited'))
  await expect.poll(() => requests).toHaveLength(1)
  expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ message: 'Error: nobody waited', page: '/history' })
})
