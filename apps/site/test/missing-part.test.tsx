import * as home from '@fairground/contract/calls/home'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ErrorBoundary } from '../src/app/error-boundary.tsx'
import { lazyScreen } from '../src/kernel/chunks/lazy-screen.tsx'
import { completeLanguage, startLanguage } from '../src/player/language/choose-language.ts'
import { answer } from './stand-in.ts'

test('[ER-12] a part of the page that does not come for 120 s has a screen of its own, with a way on', async () => {
  answer(home.clientError, {})
  const complained = vi.spyOn(console, 'error').mockReturnValue()
  await startLanguage()
  await completeLanguage()
  const Part = lazyScreen(() => Promise.reject<{ Part(): null }>(new TypeError('Failed to fetch')), 'Part')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <ErrorBoundary>
      <Suspense fallback={<p>The part comes</p>}>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  )
  await expect.element(page.getByText('The part comes')).toBeVisible()
  await vi.advanceTimersByTimeAsync(110_000)
  await expect.element(page.getByText('The part comes')).toBeVisible()
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.element(page.getByRole('heading', { name: 'A part of the page did not load' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeEnabled()
  expect(complained.mock.calls.flat().join()).toContain('ChunkLoadError')
  root.unmount()
  place.remove()
})
