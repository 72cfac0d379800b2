// One thread of a simulation: plays the batches that it receives, and answers each with its counts.
import { parentPort } from 'node:worker_threads'
import { findSimulatedDraw, getSimulatedGame } from './games.ts'
import { type Batch, playBatch, playDraws } from './play.ts'

parentPort?.on('message', (batch: Batch) => {
  const draw = findSimulatedDraw(batch.gameId)
  parentPort?.postMessage(draw ? playDraws(draw, batch) : playBatch(getSimulatedGame(batch.gameId), batch))
})
