/** Runs the work of one key one after the other, and of different keys at once. */
export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/** Creates the turns of one process. */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, mine)
    const leave = () => {
      if (last.get(key) === mine) last.delete(key)
    }
    mine.then(leave, leave)
    return mine
  }
}
