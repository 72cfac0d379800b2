import { createLab, exactRun, simulationWords } from '@fairground/games/autoplay'
import { EXACT_STEPS, LAB_ROUNDS, type LabJob, type LabNews, modelOf, STREAK_ROUNDS } from './lab-job.ts'

/** Rounds between two looks at the clock. */
const SLICE = 50_000
/** How often it is told how far it has come, in ms. */
const TELL_MS = 120

/** Answers a job: at once by exact mathematics where that is possible, and by rounds that are played, more and more of them. */
addEventListener('message', ({ data }: MessageEvent<LabJob>) => {
  const { rules, balance, maxWin, seed } = data
  const input = { rules, balance, maxWin, round: modelOf(data.game) }
  const exact = exactRun(input, EXACT_STEPS)
  const rounds = exact ? STREAK_ROUNDS : LAB_ROUNDS
  const lab = createLab(input)
  const next = simulationWords(seed)
  const tell = (isDone: boolean) => postMessage({ exact, result: lab.result(), isDone } satisfies LabNews)
  let told = Number.NEGATIVE_INFINITY
  for (let before = -1, played = 0; played < rounds && played > before; ) {
    before = played
    lab.play(Math.min(SLICE, rounds - played), next)
    played = lab.result().rounds
    if (performance.now() - told < TELL_MS) continue
    told = performance.now()
    tell(false)
  }
  tell(true)
})
