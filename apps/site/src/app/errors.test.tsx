import { loadPhrases } from '@fairground/phrases'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { showPhrases } from '../session/language.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { logWindowErrors } from './window-errors.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('[RT-13] [SU-08] a screen that throws is replaced by the error screen, never by a blank page', async () => {
  showPhrases('en', await loadPhrases('en'))
  const boundary = new ErrorBoundary({ children: <p>the screen</p> })
  expect(renderToStaticMarkup(boundary.render())).toBe('<p>the screen</p>')
  Object.assign(boundary.state, ErrorBoundary.getDerivedStateFromError(new Error('a screen broke')))
  const shown = renderToStaticMarkup(boundary.render())
  expect(shown).toContain('Unexpected Application Error!')
  expect(shown).toContain('<button')
})

test('[ER-11] what nobody caught is logged with message, script, line, column and error', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  logWindowErrors()
  const error = new Error('it broke')
  page.dispatchEvent(
    Object.assign(new Event('error'), { message: 'it broke', filename: '/assets/a.js', lineno: 3, colno: 14, error }),
  )
  expect(logged).toHaveBeenCalledExactlyOnceWith('uncaught', {
    message: 'it broke',
    script: '/assets/a.js',
    line: 3,
    column: 14,
    error,
  })
})
