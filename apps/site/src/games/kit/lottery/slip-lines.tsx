import type { SlipLine } from '@fairground/contract/lottery'
import { cx } from '@fairground/ui/cx'
import { useLocale } from '../../../kernel/language/language.ts'
import { useMoney } from '../../../player/money.ts'
import { formatMultiplier } from '../numbers.ts'
import { lineName } from './pick-words.ts'
import { useLotteryTranslate } from './words.ts'

/** The lines of a slip: each pick with its odds, its stake and what it paid. */
export function SlipLines({ lines }: { lines: readonly SlipLine[] }) {
  const t = useLotteryTranslate()
  const locale = useLocale()
  const money = useMoney()
  return (
    <ul className="flex flex-col">
      {lines.map((line) => {
        const isWon = line.result === 'WIN'
        return (
          <li
            key={line.id}
            className="flex items-baseline gap-2 border-b border-dotted border-line py-1.5 text-s last:border-0"
          >
            <span className="min-w-0 grow">
              {lineName(line, t)}{' '}
              <span className="nums text-xs text-muted">
                {line.odds.map((odds) => formatMultiplier(odds, locale)).join(' / ')}
              </span>
            </span>
            <span className="nums shrink-0 text-muted">{money.full(line.stake)}</span>
            {line.result !== 'PENDING' && (
              <span className={cx('nums min-w-16 shrink-0 text-end', isWon ? 'font-semibold' : 'text-faint')}>
                {isWon ? `+${money.full(line.winAmount)}` : t('play.none')}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
