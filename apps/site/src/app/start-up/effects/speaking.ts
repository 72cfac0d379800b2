import { startLanguage } from '../../../session/choose-language.ts'

/** Loads the texts of the player's language (SU-01). The maintenance screen needs no more than those (RT-02). */
export async function speak(): Promise<'spoken' | 'repairAsked'> {
  await startLanguage()
  return location.pathname === '/repair' ? 'repairAsked' : 'spoken'
}
