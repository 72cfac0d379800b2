import { join } from 'node:path'
import { type PublishedProof, publishedProofs, type VectorCheck } from '@fairground/games/vectors'
import { build } from 'esbuild'
import { expect, test } from './fixtures.ts'

/** The exports of the bundle of the games' code in a page. */
interface Vectors {
  vectorChecks(): readonly VectorCheck[]
  publishedProofs(): readonly PublishedProof[]
  verifyRound(proof: unknown): { ok: boolean }
}

test('[FA-01] the code of the games finds every published value in a browser', async ({ page }) => {
  const { outputFiles } = await build({
    stdin: {
      contents: "export * from '@fairground/games/vectors'; export { verifyRound } from '@fairground/games/verifier'",
      resolveDir: join(import.meta.dirname, '..'),
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'vectors',
  })
  await page.setContent('<!doctype html><title>vectors</title>')
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
  const { checks, unproved } = await page.evaluate(() => {
    const { vectorChecks, publishedProofs, verifyRound } = (globalThis as unknown as { vectors: Vectors }).vectors
    const wrong = publishedProofs().filter(({ proof }) => !verifyRound(proof).ok)
    return { checks: vectorChecks(), unproved: wrong.map(({ title }) => title) }
  })
  expect(checks.length).toBeGreaterThan(50)
  expect(checks.filter(({ publishedValue: published, computedValue: found }) => published !== found)).toEqual([])
  expect(unproved).toEqual([])
})

test('[FA-01] [FA-03] the verify page proves every published round, and none with another outcome', async ({
  page,
}) => {
  await page.goto('/verify')
  const field = page.getByRole('textbox', { name: 'Paste a proof' })
  for (const { title, proof } of publishedProofs()) {
    await test.step(title, async () => {
      const changed = 'seed' in proof ? { ...proof, point: 777.77, result: [77] } : { ...proof, hazards: [[24]] }
      await field.fill(JSON.stringify(changed))
      await expect(page.getByText('Something does not agree')).toBeVisible()
      await field.fill(JSON.stringify(proof))
      await expect(page.getByText('Everything agrees')).toBeVisible()
    })
  }
})
