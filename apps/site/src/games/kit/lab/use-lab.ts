import { useEffect, useState } from 'react'
import { findAnswer, rememberAnswer } from './lab-answers.ts'
import type { LabJob, LabNews } from './lab-job.ts'
import type { LabQuestion } from './lab-question.ts'

/** Rules that are still being typed are not played. */
const SETTLED_MS = 150

/**
 * What the lab says of a question, by its name: nothing at first, then the exact answer or the one so far. It begins by
 * itself as soon as the question stands still; another question ends the work on this one.
 */
export function useLab(name: string | undefined): LabNews | undefined {
  const [told, setTold] = useState<{ of: string; news: LabNews }>()
  useEffect(() => {
    if (name === undefined || findAnswer(name)) return
    let worker: Worker | undefined
    const begin = () => {
      worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' })
      worker.addEventListener('message', ({ data }: MessageEvent<LabNews>) => {
        rememberAnswer(name, data)
        setTold({ of: name, news: data })
      })
      const seed = [...crypto.getRandomValues(new Uint32Array(4))]
      // The name of a question is the question itself.
      worker.postMessage({ ...(JSON.parse(name) as LabQuestion['job']), seed } satisfies LabJob)
    }
    const timer = setTimeout(begin, SETTLED_MS)
    return () => {
      clearTimeout(timer)
      worker?.terminate()
    }
  }, [name])
  if (name === undefined) return undefined
  return findAnswer(name) ?? (told?.of === name ? told.news : undefined)
}
