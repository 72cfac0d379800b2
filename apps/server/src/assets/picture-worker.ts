import { CallError } from '@fairground/contract'
import type { PictureAnswer, PictureJob } from './picture-process.ts'
import { remakePicture } from './pictures.ts'

/** The process in which strangers' pictures are decoded: it is told bytes and tells a picture, and knows nothing else. */

process.on('disconnect', () => process.exit())
process.on('message', (job: PictureJob) => {
  answer(job).catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
})

async function answer({ id, bytes, side, frames }: PictureJob): Promise<void> {
  try {
    tell({ id, picture: await remakePicture(Buffer.from(bytes), side, frames) })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    tell({ id, refused: error.errorName })
  }
}

function tell(said: PictureAnswer): void {
  process.send?.(said)
}
