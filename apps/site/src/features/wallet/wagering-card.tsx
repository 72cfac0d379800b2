import { Bulbs } from '@fairground/ui/bulbs'
import { useTranslate } from '../../kernel/language/language.ts'
import { useMoment } from '../../kernel/language/moment.ts'
import { useMoney } from '../../player/money.ts'
import { useUser } from '../../player/user.ts'

const LAMPS = 20

/** How much must still be staked before a withdrawal (WA-06), and from when on a player in a break can stake it. */
export function WageringCard({ required, done }: { required: number; done: number }) {
  const t = useTranslate()
  const money = useMoney()
  const when = useMoment()
  const pauseEnd = useUser()?.pause?.until ?? undefined
  return (
    <section className="rounded-m border border-line bg-ground p-4">
      <p className="font-display text-l font-bold">
        {t('withdraw.wagerTitle', { amount: money.full(required - done) })}
      </p>
      <Bulbs
        count={LAMPS}
        lit={Math.floor((done / required) * LAMPS)}
        label={t('withdraw.wagerBulbs', { done: money.full(done), all: money.full(required) })}
        className="my-3.5"
      />
      <p className="text-s text-muted">
        {pauseEnd === undefined ? t('withdraw.wagerText') : t('withdraw.wagerOnBreak', { when: when(pauseEnd) })}
      </p>
    </section>
  )
}
