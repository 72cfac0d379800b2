import type { CurrencyTerms } from '@fairground/contract/calls/payment-rules'
import * as calls from '@fairground/contract/calls/payment-rules'
import { useTranslate } from '../language.tsx'
import { staffCall } from '../staff-call.ts'
import { Card, type Change, ChangeButton } from './card.tsx'

/** The decimals that the scale of a currency may have. */
const SCALE = { decimalLength: 8 }

/** A currency with its rates. */
export function CurrencyCard({ currency }: { currency: CurrencyTerms }) {
  const t = useTranslate()
  const { id, symbol, decimals, withdrawDecimals, scale, usdRate } = currency
  const change: Change<'symbol' | 'withdrawDecimals' | 'scale' | 'usdRate'> = {
    label: t('staff.changeCurrency'),
    fields: [
      {
        name: 'usdRate',
        label: t('staff.usdRate'),
        hint: t('staff.usdRateHint'),
        value: usdRate,
        amounts: { decimalLength: calls.RATE_DECIMALS },
      },
      { name: 'symbol', label: t('staff.symbol'), value: symbol },
      { name: 'withdrawDecimals', label: t('staff.withdrawDecimals'), value: String(withdrawDecimals) },
      { name: 'scale', label: t('staff.scale'), hint: t('staff.scaleHint'), value: scale, amounts: SCALE },
    ],
    async send({ withdrawDecimals: places, ...texts }) {
      await staffCall(calls.saveCurrency, { id, decimals, ...texts, withdrawDecimals: Number(places) })
      return t('staff.saved', { name: id })
    },
  }
  return (
    <Card
      name={id}
      facts={[
        { name: t('staff.usdRate'), value: usdRate },
        { name: t('staff.symbol'), value: symbol },
        { name: t('staff.decimals'), value: String(decimals) },
        { name: t('staff.withdrawDecimals'), value: String(withdrawDecimals) },
        { name: t('staff.scale'), value: scale },
      ]}
    >
      <ChangeButton of={id} change={change} />
    </Card>
  )
}
