import { game } from '@fairground/contract'
import { toast } from '@fairground/ui'
import { translateNow } from '../kernel/language/language.ts'
import { leaveFor } from './leave.ts'
import { send } from './transport.ts'

/**
 * The site has closed: goes to the maintenance screen (ER-04). Who has an unfinished round before their eyes stays to
 * finish it, since moves and cash-outs are still answered; the next call after it leads there.
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
