import { rmSync } from 'node:fs'
import startMultiplayer from '../set-up.ts'
import { FOLDER, writeIndex } from './index-page.ts'

/** Starts the product with an empty folder for pictures. @returns a function that writes their index page */
export default async function setUp(): Promise<() => Promise<void>> {
  rmSync(FOLDER, { recursive: true, force: true })
  const stop = await startMultiplayer()
  return async () => {
    await stop()
    console.info(`pictures: ${writeIndex()}`)
  }
}
