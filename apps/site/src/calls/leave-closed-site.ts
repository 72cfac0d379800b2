import * as game from '@fairground/contract/calls/game'
import { toast } from '@fairground/ui/toast-store'
import { translateNow } from '../kernel/language/language.ts'
import { leaveFor } from './leave-page.ts'
import { send } from './transport.ts'

/**
 * Goes to the maintenance screen because the site has closed (ER-04). A player with an unfinished round on screen stays
 * to finish it, since the server still answers moves and cash-outs; the next call after the round leads to the screen.
 */
export async function leaveUnlessPlaying(): Promise<void> {
  if (await hasOpenRound()) toast(translateNow('play.siteClosing'), { tone: 'info' })
  else leaveFor('/repair')
}

async function hasOpenRound(): Promise<boolean> {
  try {
    const { list } = await send(game.open, {}, { key: undefined, signal: undefined })
    return list.length > 0
  } catch (error) {
    console.info('unfinished rounds are not known', error)
    return false
  }
}
