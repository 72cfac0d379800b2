import { useEffect, useRef, useState } from 'react'
import type { LabJob, LabNews } from './lab-job.ts'

/** Rounds that the lab plays, unless it is stopped. */
export const LAB_ROUNDS = 10_000_000

/** The lab as it stands: what it was asked, and how far it has come. */
export interface LabState extends Partial<LabNews> {
  /** Names the rules that were played. */
  of: string
  isRunning: boolean
}

/** A lab in a worker, one job at a time. */
export function useLab() {
  const worker = useRef<Worker>(undefined)
  const [state, setState] = useState<LabState>()
  useEffect(() => () => worker.current?.terminate(), [])

  return {
    state,
    /** Plays a job; one that is under way is given up. */
    start(of: string, job: Omit<LabJob, 'rounds' | 'seed'>) {
      worker.current?.terminate()
      const started = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' })
      worker.current = started
      setState({ of, isRunning: true })
      started.addEventListener('message', ({ data }: MessageEvent<LabNews>) =>
        setState({ of, ...data, isRunning: !data.isDone }),
      )
      const seed = [...crypto.getRandomValues(new Uint32Array(4))]
      started.postMessage({ ...job, rounds: LAB_ROUNDS, seed } satisfies LabJob)
    },
    /** Enough: what was played stands. */
    stop() {
      worker.current?.terminate()
      setState((known) => known && { ...known, isRunning: false })
    },
  }
}
