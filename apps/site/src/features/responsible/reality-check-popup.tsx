import * as responsible from '@fairground/contract/calls/responsible'
import { Button } from '@fairground/ui/button'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { useMoney } from '../../player/money.ts'
import { playLimitsQuery } from '../../player/play-limits.ts'
import { CalmPopup, closePlayLimit, Figure, ToPage } from './calm-popup.tsx'

/**
 * The reality check: the time since the last one, the session's result, and the player's choice. Closing it chooses
 * nothing: bets stay refused, and the next one opens it again.
 */
export function RealityCheckPopup({ minutes, layer }: { minutes: number; layer: number }) {
  const t = useTranslate()
  const money = useMoney()
  const client = useQueryClient()
  const { data: limits } = useQuery(playLimitsQuery)
  const playOn = useMutation({
    mutationFn: () => call(responsible.playOn, {}),
    onSuccess: closePlayLimit,
    onSettled: () => client.invalidateQueries({ queryKey: ['responsible'] }),
  })
  const net = limits?.sessionNet
  return (
    <CalmPopup title={t('responsible.check')} layer={layer}>
      <dl className="nums grid grid-cols-2 gap-3">
        <Figure name={t('responsible.since')} value={`${minutes} min`} />
        <Figure name={t('sight.netPosition')} value={net === undefined ? '…' : signed(net, money.full)} />
      </dl>
      <p className="text-muted">{t('responsible.paused')}</p>
      <Button size="l" busy={playOn.isPending} onClick={() => playOn.mutate()}>
        {t('responsible.playOn')}
      </Button>
      <ToPage word="responsible.breaks" part="breaks" />
      <ToPage word="responsible.statement" part="statement" />
    </CalmPopup>
  )
}

/** An amount with its sign. */
function signed(amount: number, format: (amount: number) => string): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : ''
  return `${sign}${format(Math.abs(amount))}`
}
