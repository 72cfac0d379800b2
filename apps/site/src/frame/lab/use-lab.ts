import { useEffect, useRef, useState } from 'react'
import { rememberAnswer } from './lab-answers.ts'
import { LAB_ROUNDS, type LabJob, type LabNews } from './lab-job.ts'
import type { LabQuestion } from './lab-question.ts'

/** The lab as it stands: what it was asked, and how far it has come. */
export interface LabState extends Partial<LabNews> {
  /** The name of the question that is played. */
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
    /** Plays a question; one that is under way is given up. */
    start({ name: of, job }: LabQuestion) {
      worker.current?.terminate()
      const started = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' })
      worker.current = started
      setState({ of, isRunning: true })
      started.addEventListener('message', ({ data }: MessageEvent<LabNews>) => {
        // What was given up may have had news on their way.
        if (worker.current !== started) return
        rememberAnswer(of, data)
        setState({ of, ...data, isRunning: !data.isDone })
      })
      const seed = [...crypto.getRandomValues(new Uint32Array(4))]
      started.postMessage({ ...job, rounds: LAB_ROUNDS, seed } satisfies LabJob)
    },
    /** Enough: what was played is shown, and lets no run start. */
    stop() {
      worker.current?.terminate()
      worker.current = undefined
      setState((known) => known && { ...known, isRunning: false })
    },
  }
}
