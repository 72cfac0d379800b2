import { Counter, collectDefaultMetrics, Histogram, type Registry } from 'prom-client'

/** The metrics of `GET /metrics`. Other modules add their own to the registry. */
export interface Metrics {
  registry: Registry
  /** Returns a function that counts one call's answers by outcome (`success` or the refusal's name) and duration. */
  countCalls(callName: string): (outcome: string, tookMs: number) => void
}

const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Adds the metrics of the process and of its calls to a registry. Tests run several servers in one process. */
export function createMetrics(registry: Registry): Metrics {
  collectDefaultMetrics({ register: registry })
  const answers = new Counter({
    name: 'fairground_calls_total',
    help: 'Answers by call and outcome.',
    labelNames: ['call', 'outcome'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'fairground_call_seconds',
    help: 'Time from the parsed request to the answer.',
    labelNames: ['call'],
    buckets: BUCKETS_S,
    registers: [registry],
  })
  return {
    registry,
    countCalls(callName) {
      const duration = durations.labels(callName)
      const byOutcome = new Map<string, Counter.Internal>()
      return (outcome, tookMs) => {
        let counter = byOutcome.get(outcome)
        if (!counter) {
          counter = answers.labels(callName, outcome)
          byOutcome.set(outcome, counter)
        }
        counter.inc()
        duration.observe(tookMs / 1000)
      }
    },
  }
}
