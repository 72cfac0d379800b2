import { afterEach, describe, expect, test, vi } from 'vitest'
import { escapeFrame, mustEscape } from './escape-frame.ts'

test.each([
  ['/', undefined, true],
  ['/history', 'https://other.example', true],
  ['/', 'https://fair.example', false],
  ['/', 'https://studio.example', false],
  ['/h5/mines', undefined, false],
  ['/chatbet', 'https://other.example', false],
] as const)('[RT-06] %s framed by %s leaves the frame: %s', (path, parent, leaves) => {
  expect(mustEscape(path, ['https://fair.example', 'https://studio.example'], parent)).toBe(leaves)
})

// A browser that knows `frame-ancestors` never shows such a page in a frame: here stands one that does not.
describe('a page in a frame of another site', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** Puts the page at a path into a frame, in a window that lets it leave only after so many refusals. */
  function frameIn(path: string, refusals: number) {
    let refusalsLeft = refusals
    const replace = vi.fn(() => {
      refusalsLeft -= 1
      if (refusalsLeft >= 0) throw new Error('only after a gesture')
    })
    const hidden = () => {
      throw new Error('another origin')
    }
    const around = { location: Object.defineProperty({ replace }, 'origin', { get: hidden }) }
    const gestures = new EventTarget()
    vi.stubGlobal('window', { top: around })
    vi.stubGlobal('document', { getElementById: () => null })
    vi.stubGlobal('location', { origin: 'https://fair.example', pathname: path, href: `https://fair.example${path}` })
    vi.stubGlobal('addEventListener', gestures.addEventListener.bind(gestures))
    return { replace, tap: () => gestures.dispatchEvent(new Event('click')) }
  }

  test('[RT-06] takes the place of the page around it at once', () => {
    const { replace, tap } = frameIn('/history', 0)
    escapeFrame()
    tap()
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://fair.example/history')
  })

  test('[RT-06] takes it at a tap, where the browser wants a gesture', () => {
    const { replace, tap } = frameIn('/history', 2)
    escapeFrame()
    expect(replace).toHaveBeenCalledTimes(1)
    for (const times of [2, 3, 3]) {
      tap()
      expect(replace).toHaveBeenCalledTimes(times)
    }
  })

  test('[RT-06] stays where it may be framed', () => {
    const { replace, tap } = frameIn('/h5/mines', 0)
    escapeFrame()
    tap()
    expect(replace).not.toHaveBeenCalled()
  })
})
