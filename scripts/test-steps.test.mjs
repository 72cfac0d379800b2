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

test('steps run side by side as far as the cores go, and one that wants more than there are runs alone', async () => {
  const hold = 'setTimeout(() => undefined, 300)'
  const steps = [step('one', hold), step('wide', hold, { cores: 9 }), step('two', hold), step('three', hold)]
  const ends = []
  await runSteps(steps, 2, (name) => {
    ends.push(name)
    return { ok: true, line: '' }
  })
  expect(ends.slice(0, 2).toSorted()).toEqual(['one', 'two'])
  expect(ends.slice(2).toSorted()).toEqual(['three', 'wide'])
})

test('the cost of a step is its own, also while another one runs', async () => {
  const costs = {}
  const work = 'const end = Date.now() + 400; while (Date.now() < end);'
  await runSteps([step('busy', work), step('idle', 'setTimeout(() => undefined, 400)')], 2, (name, cost) => {
    costs[name] = cost
    return { ok: true, line: '' }
  })
  expect(costs.busy).toBeGreaterThan(costs.idle)
})

test('a program that does not exist is a failed step', async () => {
  const steps = [{ ...step('missing', ''), program: '/none/such' }]
  expect(Object.fromEntries(await runSteps(steps, 1))).toEqual({ missing: false })
})

test('a step that hangs is ended in its time, and says so', async () => {
  const steps = [step('hanging', 'setInterval(() => undefined, 1000)', { limitMs: 300 })]
  expect(Object.fromEntries(await runSteps(steps, 1))).toEqual({ hanging: false })
  expect(logLines.at(-1)).toMatch(
    /-- hanging failed: it was ended after 0.3 s: it hangs, or the machine has too much else/,
  )
})

test('a step that costs more than it may has failed, one that keeps its budget says what it used', async () => {
  const judgeCost = (name) => ({ ok: name === 'cheap', line: `${name} it was` })
  expect(Object.fromEntries(await runSteps([step('cheap', ''), step('dear', '')], 1, judgeCost))).toEqual({
    cheap: true,
    dear: false,
  })
  expect(logLines[0]).toMatch(/^ok cheap \([\d.]+ s, cheap it was\)$/)
  expect(logLines[1]).toMatch(/-- dear failed: dear it was/)
})
