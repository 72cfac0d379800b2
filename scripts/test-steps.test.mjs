import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runSteps } from './test-steps.mjs'

const logLines = []
beforeEach(() => {
  logLines.length = 0
  for (const level of ['info', 'error']) vi.spyOn(console, level).mockImplementation((text) => void logLines.push(text))
})
afterEach(() => vi.restoreAllMocks())

function step(name, code, order = {}) {
  return {
    name,
    program: process.execPath,
    words: ['-e', code],
    env: () => process.env,
    needs: [],
    after: [],
    ...order,
  }
}

test('steps run in an order that each allows, and a failed one is named with its output', async () => {
  const steps = [
    step('first', ''),
    step('broken', 'console.log("the reason"); process.exit(3)'),
    step('later', '', { after: ['broken'] }),
    step('needy', '', { needs: ['first', 'broken'] }),
  ]
  expect(Object.fromEntries(await runSteps(steps, 4))).toEqual({
    first: true,
    broken: false,
    later: true,
    needy: false,
  })
  expect(logLines.find((text) => text.includes('broken failed'))).toMatch(/the reason\n\n-- broken failed: 3/)
  expect(logLines).toContain('-- needy: not run')
  expect(logLines.findIndex((text) => text.startsWith('ok later'))).toBeGreaterThan(
    logLines.findIndex((text) => text.includes('broken failed')),
  )
})

test('a program that does not exist is a failed step', async () => {
  const steps = [{ ...step('missing', ''), program: '/none/such' }]
  expect(Object.fromEntries(await runSteps(steps, 1))).toEqual({ missing: false })
})
