import { expect, test } from 'vitest'
import { faultsIn } from './check-tests.mjs'

const inJourney = (text) =>
  faultsIn('e2e/some.spec.ts', text).map((line) => line.replace(/^(\S+) (\S+ \S+ \S+).*/s, '$1 $2'))

test('each rule finds what breaks it, and names file and line', () => {
  expect(inJourney('x\nawait expect(one).toBeVisible({ timeout: 3000 })')).toEqual([
    'e2e/some.spec.ts:2: a time-out below',
  ])
  expect(inJourney('await expect(one).toBeVisible({ timeout: 4_500 })')).toHaveLength(1)
  expect(inJourney('if (await button.isVisible()) await button.click()')).toEqual([
    'e2e/some.spec.ts:1: isVisible() in a',
  ])
  expect(inJourney('const it = (await button.isVisible()) ? button : other')).toHaveLength(1)
  expect(inJourney('const luck = Math.random()')).toEqual(['e2e/some.spec.ts:1: luck without a'])
  expect(inJourney('await expect.poll(async () => {\n  await one.click()\n}).toBe(1)')).toEqual([
    'e2e/some.spec.ts:2: a press inside',
  ])
  expect(inJourney('await expect(async () => {\n  await one.click()\n}).toPass()')).toHaveLength(1)
})

test('what is right passes', () => {
  const sound = [
    'await expect(one).toBeVisible({ timeout: 60_000 })',
    'await one.click()\nawait expect.poll(() => texts()).toEqual([])\nawait one.click()',
    'expect(await button.isVisible()).toBe(true)',
    'await expect(async () => look()).rejects.toThrow()',
  ]
  for (const text of sound) expect(inJourney(text)).toEqual([])
})
