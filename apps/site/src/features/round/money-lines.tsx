import type { RoundPage } from '@fairground/contract/round'
import type { PhraseKey, Translate } from '@fairground/phrases'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslate } from '../../kernel/language/language.ts'
import { useMoney } from '../../player/money.ts'

const kinds: Readonly<Record<string, PhraseKey>> = {
  bet: 'round.kindBet',
  win: 'round.kindWin',
  release: 'round.kindRelease',
  void_round: 'round.kindVoid',
  bonus_win: 'round.kindBonusWin',
}

/** Every posting of the round: the source and the destination of the money. */
export function MoneyLines({ lines }: { lines: RoundPage['lines'] }) {
  const t = useTranslate()
  const money = useMoney()
  return (
    <ul className="flex flex-col divide-y divide-line">
      {lines.map(({ kind, source, destination, amount, at }) => {
        const name = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
        return (
          <li key={`${kind} ${at} ${source}`} className="flex items-center gap-3 py-2 text-s">
            <span className="min-w-0 grow">
              <span className="block font-semibold">{name ? t(name) : kind}</span>
              <span className="flex flex-wrap items-center gap-x-1 text-xs text-muted">
                {accountName(source, t)}
                <ArrowRight size={12} role="img" aria-label={t('round.to')} className="rtl:-scale-x-100" />
                {accountName(destination, t)}
              </span>
            </span>
            <span className="nums font-semibold">{money.full(amount)}</span>
          </li>
        )
      })}
    </ul>
  )
}

const accounts: Readonly<Record<string, PhraseKey>> = {
  'player:main': 'round.money',
  'player:bonus': 'round.bonus',
  'player:held': 'round.held',
}

/** The label of a ledger account. All accounts of the operator share one label. */
function accountName(account: string, t: Translate): string {
  const key = Object.hasOwn(accounts, account) ? accounts[account] : undefined
  return t(key ?? 'round.house')
}
