import { startUpTable } from './machine.data.ts'

type Table = typeof startUpTable

/** A state of the start-up. */
export type State = keyof Table
/** The outcomes of a state's effect. */
export type OutcomeOf<S extends State> = keyof Table[S] & string
/** The effect of each state; it resolves to its outcome. The effect of an end has none. */
export type Effects = { readonly [S in State]: () => Promise<OutcomeOf<S>> | OutcomeOf<S> | Promise<void> }

/** Where the start-up begins. */
export const FIRST: State = 'arriving'

/** Whether a state has its own screen; in the others the app is loading. */
export function hasScreen(state: State): boolean {
  return ['choosing', 'gated', 'closed', 'broken'].includes(state)
}

/**
 * The state after an outcome; `undefined` when the state is an end.
 * @throws for an outcome that the state does not have
 */
export function nextState(state: State, outcome: string | undefined): State | undefined {
  const on: Readonly<Record<string, State>> = startUpTable[state]
  if (Object.keys(on).length === 0) return undefined
  const target = outcome === undefined ? undefined : on[outcome]
  if (!target) throw new Error(`the start-up knows no way from ${state} by ${outcome}`)
  return target
}

/**
 * Runs the start-up until an end. An effect that throws leads to `broken`; if that effect throws too, the start-up ends
 * there and its screen stays.
 * @param enter called with each state before its effect
 * @returns the last state
 */
export async function runStartUp(effects: Effects, enter: (state: State) => void): Promise<State> {
  let state = FIRST
  for (;;) {
    enter(state)
    const target = await follow(effects, state)
    if (!target) return state
    state = target
  }
}

async function follow(effects: Effects, state: State): Promise<State | undefined> {
  try {
    return nextState(state, (await effects[state]()) ?? undefined)
  } catch (error) {
    console.error(`start-up failed while ${state}`, error)
    return state === 'broken' ? undefined : 'broken'
  }
}

/** The table as a mermaid diagram. */
export function startUpDiagram(): string {
  const states = Object.entries(startUpTable)
  const lines = states.flatMap(([state, on]) => {
    const ways = Object.entries(on).map(([outcome, target]) => `  ${state} --> ${target}: ${outcome}`)
    return ways.length > 0 ? ways : [`  ${state} --> [*]`]
  })
  return ['stateDiagram-v2', `  [*] --> ${FIRST}`, ...lines].join('\n')
}
