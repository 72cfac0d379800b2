import { readStored, store } from '../../kernel/storage/storage.ts'

/** A conversation that this device has opened without an account. */
export interface Visit {
  id: string
  secret: string
}

/** The stored visit; undefined without one, and for a text that is none. */
export function findVisit(): Visit | undefined {
  try {
    const visit: unknown = JSON.parse(readStored('support') ?? 'null')
    const isVisit = typeof visit === 'object' && visit !== null && 'id' in visit && 'secret' in visit
    return isVisit ? { id: String(visit.id), secret: String(visit.secret) } : undefined
  } catch {
    return undefined
  }
}

/** Stores a visit on this device, or forgets it. */
export function keepVisit(visit: Visit | undefined): void {
  store('support', visit && JSON.stringify(visit))
}

/** What calls of a conversation send: its id, and the secret where this device has it. */
export function which(id: string): { id: string; secret?: string } {
  const visit = findVisit()
  return visit?.id === id ? visit : { id }
}
