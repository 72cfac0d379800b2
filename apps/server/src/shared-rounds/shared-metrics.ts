import { Counter, type Registry } from 'prom-client'

/** Counts of what became of shared rounds in this process, by game. */
export interface SharedMetrics {
  rounds: Counter<'game'>
  takeovers: Counter<'game'>
  voids: Counter<'game'>
}

/** Makes the counters and hands them to the registry. */
export function createSharedMetrics(registry: Registry): SharedMetrics {
  const counter = (name: string, help: string) =>
    new Counter({ name: `fairground_shared_${name}_total`, help, labelNames: ['game'], registers: [registry] })
  return {
    rounds: counter('rounds', 'Shared rounds that were driven to their end.'),
    takeovers: counter('takeovers', 'Shared rounds that were taken up from a driver that was gone.'),
    voids: counter('voids', 'Shared rounds that were given up because nobody drove them for too long.'),
  }
}
