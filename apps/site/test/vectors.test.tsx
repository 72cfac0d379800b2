import { publishedProofs, vectorChecks } from '@fairground/games/vectors'
import { verifyRound } from '@fairground/games/verifier'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from './open-site.tsx'

const words = (text: string | RegExp) => expect.element(page.getByText(text).first())
const field = () => page.getByRole('textbox', { name: 'Paste a proof' })

test('[FA-01] the code of the games finds every published value in a browser', () => {
  const checks = vectorChecks()
  expect(checks.length).toBeGreaterThan(50)
  expect(checks.filter(({ publishedValue: published, computedValue: found }) => published !== found)).toEqual([])
  expect(publishedProofs().filter(({ proof }) => !verifyRound(proof).ok)).toEqual([])
})

/** Puts a text into the field as a paste does; there are too many proofs to type. */
function paste(text: string): void {
  const box = field().element() as HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, text)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

test('[FA-01] [FA-03] the verify page proves every published round, and none with another outcome', async () => {
  const said = (text: string) => () => document.querySelector('main')?.textContent?.includes(text)
  await openSite('/verify')
  await expect.element(field()).toBeVisible()
  for (const { title, proof } of publishedProofs()) {
    paste(JSON.stringify('seed' in proof ? { ...proof, point: 777.77, result: [77] } : { ...proof, hazards: [[24]] }))
    await expect.poll(said('Something does not agree'), { message: `${title}, changed` }).toBe(true)
    paste(JSON.stringify(proof))
    await expect.poll(said('Everything agrees'), { message: title }).toBe(true)
  }
}, 60_000)

test('[FA-01] [FA-03] the verifier follows the public vector word by word', async () => {
  const proof = {
    ...{ gameId: 'mines', options: { mines: 3 }, clientSeed: 'lucky', nonce: 0 },
    serverSeed: 'b5a1c0d2e3f4a5968778695a4b3c2d1e0f1021324354657687980a9bacbdcedf',
    serverSeedHash: '59b27ca393f2db135b545baac55ac17601a7b054ce0cb4cc37844ae25773db2f',
  }
  await openSite('/verify')
  await field().fill(JSON.stringify(proof))
  await words('Everything agrees').toBeVisible()
  const rows = page.getByRole('table').getByRole('row')
  await expect
    .poll(() => rows.elements().map(({ textContent }) => textContent))
    .toEqual([
      expect.stringMatching(/Draw/),
      expect.stringMatching(/^13159471419mod 25 = 1919$/),
      expect.stringMatching(/^24179425132/),
      expect.stringMatching(/^3929178919/),
    ])
  const picture = page.getByRole('img', { name: /mines on row 4 column 5, row 5 column 2, row 3 column 3/ })
  await expect.element(picture).toBeVisible()
})
