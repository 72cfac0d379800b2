import { createLab, exactRun, simulationWords } from '@fairground/games/autoplay'
import { EXACT_STEPS, LAB_ROUNDS, type LabJob, type LabNews, modelOf, STREAK_ROUNDS } from './lab-job.ts'

/** Rounds between two looks at the clock. */
const SLICE = 50_000
/** How often the worker reports its progress, in ms. */
const REPORT_MS = 120

/** Answers a job: at once by exact mathematics if possible, then by simulating more and more rounds. */
addEventListener('message', ({ data }: MessageEvent<LabJob>) => {
  const { rules, balance, maxWin, seed } = data
  const input = { rules, balance, maxWin, round: modelOf(data.game) }
  const exact = exactRun(input, EXACT_STEPS)
  const rounds = exact ? STREAK_ROUNDS : LAB_ROUNDS
  const lab = createLab(input)
  const next = simulationWords(seed)
  const tell = (isDone: boolean) => postMessage({ exact, result: lab.result(), isDone } satisfies LabNews)
  let reportedAt = Number.NEGATIVE_INFINITY
  for (let roundsBefore = -1, roundsPlayed = 0; roundsPlayed < rounds && roundsPlayed > roundsBefore; ) {
    roundsBefore = roundsPlayed
    lab.play(Math.min(SLICE, rounds - roundsPlayed), next)
    roundsPlayed = lab.result().rounds
    if (performance.now() - reportedAt < REPORT_MS) continue
    reportedAt = performance.now()
    tell(false)
  }
  tell(true)
})
