import { startTransition, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useLotteryTranslate } from '../src/games/kit/lottery/words.ts'
import { openInPlace } from './open-site.tsx'

// They come while React waits: then it calls a component again from where it was.
vi.mock(import('@fairground/ui/load-chunk'), async (original) => ({
  ...(await original()),
  loadChunk: (load) => load(),
}))
vi.mock(import('@fairground/phrases/lottery'), async (original) => {
  const real = await original()
  const words = await real.loadLotteryPhrases('en')
  return { ...real, loadLotteryPhrases: async () => words }
})

function Words() {
  const t = useLotteryTranslate()
  // React counts what is called after the words have come.
  const [no] = useState(3)
  return <p>{t('lottery.drawNo', { no })}</p>
}

test('the words of the lotteries come while a page is drawn, and nothing breaks', async () => {
  await openInPlace(<p>Open</p>)
  const broken: unknown[] = []
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place, { onRecoverableError: (error) => broken.push(error) })
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  startTransition(() => root.render(<Words />))
  await expect.element(page.getByText('Draw 3')).toBeVisible()
  expect(broken).toEqual([])
})
