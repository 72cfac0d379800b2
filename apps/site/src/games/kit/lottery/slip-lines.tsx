import type { SlipLine } from '@fairground/contract/slip-line'
import { cx } from '@fairground/ui/cx'
import { useLocale } from '../../../kernel/language/language.ts'
import { Link } from '../../../kernel/router/index.ts'
import { useMoney } from '../../../player/money.ts'
import { formatMultiplier } from '../numbers.ts'
import { lineName } from './pick-words.ts'
import { useLotteryTranslate } from './words.ts'

interface SlipLinesProps {
  lines: readonly SlipLine[]
  /** The verifier's address of a line, where it has one. */
  linkOf?: (line: SlipLine) => string | undefined
}

/** The lines of a slip: each pick with its odds, its stake and what it paid. */
export function SlipLines({ lines, linkOf }: SlipLinesProps) {
  const t = useLotteryTranslate()
  const locale = useLocale()
  const money = useMoney()
  return (
    <ul className="flex flex-col">
      {lines.map((line) => {
        const isWon = line.result === 'WIN'
        const link = linkOf?.(line)
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
            {link && (
              <Link to={link} className="inline-flex min-h-6 shrink-0 items-center text-xs text-accent-text underline">
                {t('lottery.verify')}
                <span className="sr-only"> {lineName(line, t)}</span>
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
