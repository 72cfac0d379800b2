import type { Random } from './random.ts'

/** A row that an answer had, such as a bet, a deposit or a case. */
export type Row = Readonly<Record<string, unknown>>

/** Rows of one owner and topic that are kept, the newest ones. */
const MOST_ROWS = 12
/** Rows of all owners. */
const MOST_SHARED_ROWS = 60
const MOST_IDS = 1_000
/** Characters of an answer that are searched for ids. */
const SEARCHED = 4_000
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** What answers have shown so far, so that later requests name real things. A topic is a call's name. */
export interface Memory {
  /** Keeps the rows of an answer under a topic, and every id of its text. */
  note(owner: string, topic: string, rows: readonly Row[], text: string): void
  /** The newest rows of a topic: of one owner, or of all. */
  rows(topic: string, owner?: string): readonly Row[]
  /** Any id that an answer has shown. */
  anyId(random: Random): string | undefined
}

/** Creates an empty memory. */
export function createMemory(): Memory {
  const rowsBy = new Map<string, Row[]>()
  const ids: string[] = []
  const keep = (key: string, rows: readonly Row[], most: number) => {
    rowsBy.set(key, [...(rowsBy.get(key) ?? []), ...rows].slice(-most))
  }
  return {
    note(owner, topic, rows, text) {
      if (rows.length > 0) {
        keep(`${owner} ${topic}`, rows, MOST_ROWS)
        keep(topic, rows, MOST_SHARED_ROWS)
      }
      ids.push(...(text.slice(0, SEARCHED).match(ID) ?? []))
      if (ids.length > 2 * MOST_IDS) ids.splice(0, ids.length - MOST_IDS)
    },
    rows: (topic, owner) => rowsBy.get(owner === undefined ? topic : `${owner} ${topic}`) ?? [],
    anyId: (random) => (ids.length === 0 ? undefined : random.pick(ids)),
  }
}

/** The rows of an answer: of its page or its list, or its model, or the answer itself. */
export function rowsOf(answer: Row): readonly Row[] {
  const { page, list, model } = answer as { page?: { content?: unknown }; list?: unknown; model?: unknown }
  const found = Array.isArray(page?.content) ? page.content : Array.isArray(list) ? list : [model ?? answer]
  return (found as unknown[]).slice(0, MOST_ROWS).filter((row): row is Row => typeof row === 'object' && row !== null)
}
