// One thread of a simulation: plays the batches it is sent and answers each with its counts.
import { parentPort } from 'node:worker_threads'
import { getSimulatedGame } from './games.ts'
import { type Batch, playBatch } from './play.ts'

parentPort?.on('message', (batch: Batch) => {
  parentPort?.postMessage(playBatch(getSimulatedGame(batch.gameId), batch))
})
