import type { Channel } from '@fairground/contract/calls/pay'
import { useTranslate } from '../../kernel/language/language.ts'
import { useMoney } from '../../player/money.ts'

/** What a deposit costs and how long it takes; nothing where it is free and nobody knows the time. */
export function DepositNotes({ channel, fee, amount }: { channel: Channel; fee: number; amount: number }) {
  const t = useTranslate()
  const money = useMoney()
  const { typicalSeconds, slowSeconds } = channel
  const hasTime = typicalSeconds !== undefined && slowSeconds !== undefined
  if (!channel.fee && !hasTime) return null
  return (
    <div className="rounded-m border border-line bg-ground px-4 py-3">
      {channel.fee && (
        <dl className="flex flex-col gap-1.5 text-s">
          <div className="flex justify-between gap-4">
            <dt className="text-muted">{t('wallet.fee')}</dt>
            <dd className="nums font-semibold">{money.full(fee)}</dd>
          </div>
          <div className="flex justify-between gap-4">
            <dt className="text-muted">{t('wallet.arrives')}</dt>
            <dd className="nums font-semibold">{money.full(Math.max(0, amount - fee))}</dd>
          </div>
        </dl>
      )}
      {hasTime && (
        <p className="text-xs text-muted">
          {t('withdraw.usually', { typical: printSeconds(typicalSeconds), slow: printSeconds(slowSeconds) })}
        </p>
      )}
    </div>
  )
}

/** Seconds as the next larger round time, such as `40 s`, `3 min`, `2 h`. */
function printSeconds(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, seconds)} s`
  return seconds < 5_400 ? `${Math.ceil(seconds / 60)} min` : `${Math.ceil(seconds / 3_600)} h`
}
