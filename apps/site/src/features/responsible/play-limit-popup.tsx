import type { ErrorParams } from '@fairground/contract/envelope'
import type { ErrorName } from '@fairground/contract/errors.data'
import type { PhraseKey } from '@fairground/phrases'
import { Button } from '@fairground/ui/button'
import { useEffect } from 'react'
import { useTranslate } from '../../kernel/language/language.ts'
import { useMoment } from '../../kernel/language/moment.ts'
import { useMoney } from '../../player/money.ts'
import { usePauseWords } from '../../player/pause-words.ts'
import { reloadUser } from '../../player/user.ts'
import type { RequestOf } from '../../popups/popups.ts'
import { CalmPopup, closePlayLimit, Figure, ToPage } from './calm-popup.tsx'
import { RealityCheckPopup } from './reality-check-popup.tsx'

/** A refusal of responsible play: which rule, what is left, until when, and what the player can do. */
export function PlayLimitPopup({ request, layer }: { request: RequestOf<'play-limit'>; layer: number }) {
  // The player may be a limited one from now on.
  useEffect(() => void reloadUser(), [])
  const { refusal, params = {} } = request
  if (refusal === 'reality_check') return <RealityCheckPopup minutes={Number(params.minutes ?? 0)} layer={layer} />
  if (refusal === 'time_out' || refusal === 'self_excluded') return <BreakPopup params={params} layer={layer} />
  return <LimitPopup refusal={refusal} params={params} layer={layer} />
}

const titles: Partial<Record<ErrorName, PhraseKey>> = {
  limit_deposit: 'responsible.ofDeposit',
  limit_loss: 'responsible.ofLoss',
  limit_wager: 'responsible.ofWager',
  limit_session: 'responsible.ofSession',
}

interface PartProps {
  params: ErrorParams
  layer: number
}

function LimitPopup({ refusal, params, layer }: PartProps & { refusal: ErrorName }) {
  const t = useTranslate()
  const when = useMoment()
  const money = useMoney()
  const left = refusal === 'limit_session' ? '0 min' : money.full(Number(params.left ?? 0))
  const { until } = params
  return (
    <CalmPopup title={t(titles[refusal] ?? 'responsible.limits')} layer={layer}>
      {until !== undefined && (
        <dl className="nums grid grid-cols-2 gap-3">
          <Figure name={t('responsible.left')} value={left} />
          <Figure name={t('responsible.until')} value={when(Number(until))} />
        </dl>
      )}
      {/* The sentence of the catalogue, with the amount in the player's notation. */}
      <p className="text-muted">{t(`errors.${refusal}`, { ...params, currency: '', left })}</p>
      <ToPage word="responsible.toLimits" part="limits" />
      <Close />
    </CalmPopup>
  )
}

function BreakPopup({ params: { kind, until }, layer }: PartProps) {
  const t = useTranslate()
  const words = usePauseWords()
  return (
    <CalmPopup title={t('responsible.onBreak')} layer={layer}>
      <p className="text-muted">{words({ kind: String(kind), until: until === undefined ? null : Number(until) })}</p>
      <ToPage word="responsible.statement" part="statement" />
      <Close />
    </CalmPopup>
  )
}

function Close() {
  const t = useTranslate()
  return (
    <Button look="ghost" onClick={closePlayLimit}>
      {t('common.close')}
    </Button>
  )
}
