import { type Lottery, liabilityMinor } from '@fairground/games/lottery'
import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import { transaction } from '../../ground/db/tx.ts'
import { loadSiteSettings } from '../../operator/settings/site-settings.ts'
import { inFirstCurrency } from '../multiplayer-rounds/exposure.ts'
import { gameIn } from '../rounds/game.ts'
import { lotteryLines, parseSlip, type StoredLine } from '../rounds/stored-slip.ts'

/**
 * Replaces what a term has reserved by what its open slips can win together, exact for each group of outcomes. Each slip
 * reserves its own worst case, and slips that are taken back keep theirs reserved; so the sum is never too low, and this makes
 * room. The parts are locked for as long as it counts: bets wait.
 */
export async function recountTerm(db: Database, lottery: Lottery, termId: string): Promise<void> {
  await transaction(db, async (tx) => {
    const locked = sql`select part from multiplayer_round_part where multiplayer_round_id = ${termId} and open order by part for update`
    if ((await locked.execute(tx)).rows.length === 0) return
    const rows = await tx
      .selectFrom('multiplayer_bet')
      .innerJoin('round', (join) =>
        join
          .onRef('round.account_id', '=', 'multiplayer_bet.account_id')
          .onRef('round.id', '=', 'multiplayer_bet.round_id'),
      )
      .innerJoin('account_wallet', 'account_wallet.wallet_id', 'round.account_id')
      .select(['round.options', 'account_wallet.currency_id'])
      .where('multiplayer_bet.multiplayer_round_id', '=', termId)
      .where('round.status', '=', 'open')
      .execute()
    const site = await loadSiteSettings(tx)
    const inFirst = (line: StoredLine, currencyId: string): StoredLine => {
      const game = gameIn({ site, minBetAmount: 0 }, lottery.id, currencyId)
      return { ...line, stakeMinor: inFirstCurrency(line.stakeMinor, game) }
    }
    const lines = rows.flatMap(({ options, currency_id }) =>
      (parseSlip(options)?.lines ?? []).map((line) => inFirst(line, currency_id)),
    )
    const liability = liabilityMinor(lotteryLines(lottery.id, lines))
    // One part gets the whole: the others take their allowance from it when they need some.
    await sql`update multiplayer_round_part p set
        exposure_minor = case part when 0 then least(${liability}, t.max_exposure_minor) else 0 end,
        allowance_minor = case part when 0 then t.max_exposure_minor else 0 end
      from multiplayer_round t where t.id = p.multiplayer_round_id and t.id = ${termId}`.execute(tx)
  })
}
