import { startUpTable } from './machine.data.ts'

type Table = typeof startUpTable

/** A state of the start-up. */
export type State = keyof Table
/** What may come of a state's effect. */
export type OutcomeOf<S extends State> = keyof Table[S] & string
/** What is done in each state, and what came of it. The effect of an end comes to nothing more. */
export type Effects = { readonly [S in State]: () => Promise<OutcomeOf<S>> | OutcomeOf<S> | Promise<void> }

/** Where the start-up begins. */
export const FIRST: State = 'arriving'

/** States with a screen of their own; while in the others the app is on its way. */
export function hasScreen(state: State): boolean {
  return ['choosing', 'gated', 'closed', 'broken'].includes(state)
}

/**
 * Where an outcome leads; `undefined` when the state is an end.
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
 * Goes through the start-up until an end. An effect that throws leads to `broken`; if that one throws too, the way ends
 * there, with its screen standing.
 * @param enter told of each state before its effect
 * @returns the end that was reached
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

/** The table as a picture (mermaid). */
export function startUpDiagram(): string {
  const states = Object.entries(startUpTable)
  const lines = states.flatMap(([state, on]) => {
    const ways = Object.entries(on).map(([outcome, target]) => `  ${state} --> ${target}: ${outcome}`)
    return ways.length > 0 ? ways : [`  ${state} --> [*]`]
  })
  return ['stateDiagram-v2', `  [*] --> ${FIRST}`, ...lines].join('\n')
}
