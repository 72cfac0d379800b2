import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { childrenCpuSeconds, judge, limitOf, machineFactor, slowTests } from './budget.mjs'

const budget = JSON.parse(readFileSync(new URL('../tests.budget.json', import.meta.url), 'utf8'))

test('a step may cost 115 % of its budget, and no more', () => {
  const allowed = budget.cpuSeconds.unit
  const most = Math.floor((allowed * 115) / 100)
  expect(judge('unit', most, 1)).toEqual({ ok: true, line: `${most} CPU seconds of ${allowed}` })
  expect(judge('unit', most + 1, 1)).toEqual({
    ok: false,
    line: `${most + 1} CPU seconds of ${allowed}: more than 115 %`,
  })
  expect(judge('unit', most + 1, 2)).toEqual({ ok: true, line: `${most + 1} CPU seconds of ${2 * allowed}` })
  expect(judge('unit', undefined, 1).ok).toBe(true)
  expect(judge('a new step', 1, 1)).toEqual({ ok: true, line: 'no budget' })
})

test('the CPU time of a child is counted once it has ended', () => {
  const before = childrenCpuSeconds()
  spawnSync(process.execPath, [
    '-e',
    'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);',
  ])
  if (before !== undefined) expect(childrenCpuSeconds() - before).toBeGreaterThan(0.29)
})

test('a slower machine is allowed more, a faster one not less', () => {
  expect(machineFactor()).toBeGreaterThanOrEqual(1)
})

test('the limit of a step follows its budget', () => {
  expect(limitOf('server')).toBeGreaterThan(limitOf('unit') * 2)
  expect(limitOf('a new step')).toBe(300_000)
})

test('slow tests are named, the slowest first', () => {
  const tests = [
    { title: 'quick', seconds: 1 },
    { title: 'slow', seconds: 4 },
    { title: 'slower', seconds: 9.04 },
  ]
  expect(slowTests('site', tests)).toEqual(['slower than 3 s: slower (9.0 s)', 'slower than 3 s: slow (4.0 s)'])
  expect(slowTests('unit', tests)).toEqual([])
})
