import { fraction } from '@fairground/money'
import type { LotteryPhraseKey } from '@fairground/phrases/lottery'
import { marketName, pickName } from '../../../games/kit/lottery/pick-words.ts'
import { useLotteryTranslate } from '../../../games/kit/lottery/words.ts'
import { formatMultiplier, formatShare } from '../../../games/kit/numbers.ts'
import { useLocale } from '../../../kernel/language/language.ts'
import { readChance } from '../draft.ts'
import type { Room } from '../use-room.ts'

/** Picks of one chance that are named one by one; of more, only the first and the count. */
const MOST_NAMED = 8

/** The rules of a lottery, its limits, and the exact chance and odds of every pick. */
export function Rules({ room: { game, term, money } }: { room: Room }) {
  const t = useLotteryTranslate()
  const locale = useLocale()
  const { limits } = game
  const share = formatShare(fraction(BigInt(10_000 - game.edge), 10_000n), locale)
  const limitWords = {
    min: money.full(limits.minStake),
    max: money.full(limits.maxStake),
    win: money.full(limits.maxTermWin),
  }
  return (
    <div className="flex flex-col gap-3 text-s">
      <p>{t(`lottery.${game.gameId}Rules` as LotteryPhraseKey)}</p>
      <p>{t('lottery.rulesReturn', { share })}</p>
      <p className="text-muted">{t('lottery.rulesFloor')}</p>
      <p className="text-muted">{t('lottery.rulesLimits', limitWords)}</p>
      <p className="text-muted">{t('lottery.rulesClose', { seconds: (term.drawsAt - term.closesAt) / 1000 })}</p>
      <p className="text-muted">{t('lottery.rulesSealed')}</p>
      <p className="text-muted">
        {t('lottery.seal', { no: term.no })}
        <code className="nums block font-mono text-xs break-all text-text">{term.commitment}</code>
      </p>
      {game.markets.map(({ code, picks: groups }) => (
        <section key={code} className="border-t border-line pt-2">
          <h3 className="text-m">{marketName(code, t)}</h3>
          <ul>
            {groups.map(({ picks, p, odds }) => (
              <li key={p.join()} className="nums grid grid-cols-[1fr_auto_auto] gap-3 py-1">
                <span className="min-w-0">{pickList(picks, t)}</span>
                <span className="text-muted">
                  {p.map((chance) => (
                    <span key={chance} className="block text-end">
                      {chanceText(chance)}
                    </span>
                  ))}
                </span>
                <span className="font-semibold">
                  {odds.map((tier) => (
                    <span key={tier} className="block text-end">
                      {formatMultiplier(tier, locale)}
                    </span>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function pickList(picks: readonly string[], t: Parameters<typeof pickName>[1]): string {
  const names = picks.slice(0, MOST_NAMED).map((pick) => pickName(pick, t))
  const more = picks.length - names.length
  return more > 0 ? `${names.join(' · ')} · +${more}` : names.join(' · ')
}

function chanceText(text: string): string {
  const { numerator, denominator } = readChance(text)
  return `${numerator}/${denominator}`
}
