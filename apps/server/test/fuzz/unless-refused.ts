import { CallError } from '@fairground/contract/envelope'

/** Does work that the server may refuse, since other requests change the same things: the site closes, a version rises. */
export async function unlessRefused(work: () => Promise<unknown> | undefined): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
