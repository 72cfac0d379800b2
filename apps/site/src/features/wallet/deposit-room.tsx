import type { LimitLine } from '@fairground/contract/play-limits'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../kernel/language/language.ts'
import { Link } from '../../kernel/router/index.ts'
import { useMoney } from '../../player/money.ts'
import { playLimitsQuery } from '../../player/play-limits.ts'
import { useUser } from '../../player/user.ts'
import { closePopup } from '../../popups/popups.ts'
import { findDepositRoom } from './find-deposit-room.ts'

/** What the player's deposit limits leave now; undefined without a limit, and until it is known. */
export function useDepositRoom(): { left: number; period: LimitLine['period'] } | undefined {
  const currencyId = useUser()?.currencyId
  const { data } = useQuery(playLimitsQuery)
  return data && findDepositRoom(data.list, currencyId)
}

/** Says what the deposit limit leaves, and leads to the limits. */
export function DepositRoom({ left, period }: NonNullable<ReturnType<typeof useDepositRoom>>) {
  const t = useTranslate()
  const money = useMoney()
  return (
    <p className="rounded-m border border-line bg-ground px-4 py-3 text-s">
      {t('wallet.canDeposit', { left: money.full(left), period })}{' '}
      <Link
        to="/responsible?part=limits"
        onClick={() => closePopup('wallet')}
        className="font-semibold underline underline-offset-3"
      >
        {t('responsible.toLimits')}
      </Link>
    </p>
  )
}
