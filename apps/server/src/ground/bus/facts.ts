import type { Bus, EventExtra } from './bus.ts'

/**
 * What has changed in the database, for the processes that remember something of it. A fact may be lost, and none has what the
 * database does not have. Who tells one declares it, with the module of this file.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each noun adds its own.
export interface FactMap {}

/** The facts of all processes that share the bus. */
export interface Facts {
  /** Tells a fact to every process, this one too. */
  tell<Name extends keyof FactMap>(name: Name, fact: FactMap[Name] & EventExtra): void
  on<Name extends keyof FactMap>(name: Name, listener: (fact: FactMap[Name]) => void): void
  /** Hears that facts may be lost: what is remembered must be read again. */
  onLoss(listener: () => void): void
}

/** No client may join it: no module has a space in its name. */
const CHANNEL = 'all processes'

/** Creates the facts over a bus. */
export function createFacts(bus: Pick<Bus, 'publish' | 'onMessage' | 'open' | 'replay'>): Facts {
  const listeners = new Map<string, ((fact: never) => void)[]>()
  const lossListeners: (() => void)[] = []

  bus.onMessage((channel, message) => {
    if (channel !== CHANNEL) return
    if (message.type === 'resync') for (const listener of lossListeners) listener()
    if (message.type !== 'event') return
    for (const listener of listeners.get(message.event) ?? []) listener((message.extra ?? {}) as never)
  })
  bus.open(CHANNEL)
  // From its answer on a lost bus is noticed.
  void bus.replay(CHANNEL, undefined)

  return {
    tell: (event, extra) => bus.publish(CHANNEL, { type: 'event', event, extra }),
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener])
    },
    onLoss: (listener) => void lossListeners.push(listener),
  }
}
