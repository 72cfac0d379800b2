import { CallError } from '@fairground/contract/envelope'
import type { PictureAnswer, PictureJob } from './picture-process.ts'
import { remakePicture } from './pictures.ts'

/** The process that decodes untrusted pictures. It receives bytes, sends pictures, and has no other data. */

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
    tell({ id, refusal: error.errorName })
  }
}

function tell(answer: PictureAnswer): void {
  process.send?.(answer)
}
