import { createLab, simulationWords } from '@fairground/games/autoplay'
import { type LabJob, type LabNews, modelOf } from './lab-job.ts'

/** Rounds between two looks at the clock. */
const SLICE = 50_000
/** How often it is told how far it has come, in ms. */
const TELL_MS = 120

/** Plays a job to its end, and tells how far it has come; who has seen enough ends the worker. */
addEventListener('message', ({ data }: MessageEvent<LabJob>) => {
  const { rules, balance, maxWin, rounds, seed } = data
  const lab = createLab({ rules, balance, maxWin, round: modelOf(data.game) })
  const next = simulationWords(seed)
  let told = performance.now()
  for (let before = -1, played = 0; played < rounds && played > before; ) {
    before = played
    lab.play(Math.min(SLICE, rounds - played), next)
    const result = lab.result()
    played = result.rounds
    if (performance.now() - told < TELL_MS) continue
    told = performance.now()
    postMessage({ result, isDone: false } satisfies LabNews)
  }
  postMessage({ result: lab.result(), isDone: true } satisfies LabNews)
})
