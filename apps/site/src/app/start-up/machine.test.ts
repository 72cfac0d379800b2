import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { startUpTable } from './machine.data.ts'
import { type Effects, nextState, runStartUp, type State, startUpDiagram } from './machine.ts'

const states = Object.keys(startUpTable) as State[]
const ends = states.filter((state) => Object.keys(startUpTable[state]).length === 0)

afterEach(() => vi.restoreAllMocks())

/** A start-up in which everything goes well, but for what a test says. */
function effectsWith(overrides: Partial<Record<State, () => unknown>>): Effects {
  const firstOutcomes = states.map((state) => [state, () => Object.keys(startUpTable[state])[0]])
  return { ...Object.fromEntries(firstOutcomes), ...overrides } as Effects
}

/** The states that a start-up goes through. */
async function wayOf(overrides: Partial<Record<State, () => unknown>> = {}): Promise<string> {
  const way: State[] = []
  await runStartUp(effectsWith(overrides), (state) => way.push(state))
  return way.join(' ')
}

test('the diagram in the docs matches the table', () => {
  const docs = readFileSync(new URL('../../../../../docs/start-up.md', import.meta.url), 'utf8')
  expect(docs).toContain(startUpDiagram())
  for (const state of states) expect(docs).toContain(`| \`${state}\` |`)
})

test('every way leads to a state that there is, and every state can be reached', () => {
  const targets = states.flatMap((state) => Object.values<string>(startUpTable[state]))
  expect(targets.filter((target) => !states.includes(target as State))).toEqual([])
  // `broken` is where every effect that throws leads.
  expect(states.filter((state) => !targets.includes(state))).toEqual(['arriving', 'broken'])
})

test('[SU-08] from every state some end can be reached', () => {
  const reaches = (state: State, visitedStates: ReadonlySet<State> = new Set()): boolean =>
    ends.includes(state) ||
    Object.values<State>(startUpTable[state]).some(
      (target) => !visitedStates.has(target) && reaches(target, new Set([...visitedStates, state])),
    )
  expect(states.filter((state) => !reaches(state))).toEqual([])
})

test('[SU-07] [RT-07] all goes well: the app is ready after language, configuration, browser id and design', async () => {
  expect(await wayOf()).toBe('arriving speaking configuring identifying admitting dressing ready')
})

test('[SU-03] a token in the address ends in a reload', async () => {
  expect(await wayOf({ arriving: () => 'tokenTaken' })).toBe('arriving reloading')
})

test('[SU-05] [RE-09] a configuration that does not come is asked for again and again', async () => {
  let askCount = 0
  const configuring = () => {
    askCount += 1
    return askCount < 4 ? 'notConfigured' : 'configured'
  }
  expect(await wayOf({ configuring })).toBe(
    `arriving speaking ${'configuring waiting '.repeat(3)}configuring identifying admitting dressing ready`,
  )
})

test('[RT-09] the gate is looked at again after it was passed', async () => {
  const verdicts = ['gateNeeded', 'admitted']
  expect(await wayOf({ admitting: () => verdicts.shift() })).toMatch(/ admitting gated admitting dressing ready$/)
})

test('[RT-10] a site that has moved leads away', async () => {
  expect(await wayOf({ admitting: () => 'hasMoved' })).toMatch(/ admitting leaving$/)
})

test('[RT-02] [ER-04] a closed site waits at its screen and loads again once it is open', async () => {
  expect(await wayOf({ configuring: () => 'siteClosed' })).toBe('arriving speaking configuring closed reloading')
  expect(await wayOf({ speaking: () => 'repairAsked' })).toBe('arriving speaking closed reloading')
})

test.each(states.filter((state) => !ends.includes(state) && state !== 'broken'))(
  '[SU-08] what breaks while %s ends at the error screen, which offers a reload',
  async (state) => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue()
    const effects = effectsWith({
      [state]: () => {
        throw new Error('it broke')
      },
    })
    // The way to the state is the one on which it first lies.
    const previousState = states.find((from) => Object.values<string>(startUpTable[from]).includes(state))
    const outcome =
      previousState && Object.entries(startUpTable[previousState]).find(([, target]) => target === state)?.[0]
    const way: State[] = []
    await runStartUp(previousState ? { ...effects, [previousState]: () => outcome } : effects, (enteredState) =>
      way.push(enteredState),
    )
    expect(way.slice(-3)).toEqual([state, 'broken', 'reloading'])
    expect(consoleError).toHaveBeenCalledOnce()
  },
)

test('[SU-08] when even the error screen’s effect breaks, its screen stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const failingEffect = () => {
    throw new Error('it broke')
  }
  expect(await wayOf({ speaking: failingEffect, broken: failingEffect })).toBe('arriving speaking broken')
})

test('an outcome that the state does not have throws', () => {
  expect(() => nextState('gated', 'dressed')).toThrow('no way from gated')
  expect(nextState('ready', undefined)).toBeUndefined()
})
