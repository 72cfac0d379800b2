import { useEffect, useState } from 'react'
import type { LabJob, LabNews } from './lab-job.ts'
import { findAnswer, type LabQuestion, rememberAnswer } from './lab-question.ts'

/** The lab waits this long after the last change before it plays. */
const SETTLED_MS = 150

/**
 * The lab's news about a question, by its name: undefined at first, then the exact answer or the simulation so far. The
 * lab starts once the question stays the same. A new question ends the work on the old one.
 */
export function useLab(name: string | undefined): LabNews | undefined {
  const [answer, setAnswer] = useState<{ of: string; news: LabNews }>()
  useEffect(() => {
    if (name === undefined || findAnswer(name)) return
    let worker: Worker | undefined
    const begin = () => {
      worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' })
      worker.addEventListener('message', ({ data }: MessageEvent<LabNews>) => {
        rememberAnswer(name, data)
        setAnswer({ of: name, news: data })
      })
      const seed = [...crypto.getRandomValues(new Uint32Array(4))]
      // A question's name contains the question.
      worker.postMessage({ ...(JSON.parse(name) as LabQuestion['job']), seed } satisfies LabJob)
    }
    const timer = setTimeout(begin, SETTLED_MS)
    return () => {
      clearTimeout(timer)
      worker?.terminate()
    }
  }, [name])
  if (name === undefined) return undefined
  return findAnswer(name) ?? (answer?.of === name ? answer.news : undefined)
}
