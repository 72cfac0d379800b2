import type { ChannelTerms, CurrencyTerms } from '@fairground/contract/calls/payment-rules'
import * as calls from '@fairground/contract/calls/payment-rules'
import type { StaffTranslate } from '@fairground/phrases/staff'
import { Badge } from '@fairground/ui/badge'
import { useLanguage } from '../language.tsx'
import type { AmountsOf } from '../parts/typed-fields.ts'
import { staffCall } from '../staff-call.ts'
import { Card, type Change, ChangeButton } from './card.tsx'

const orNone = (text: string): string | null => (text.trim() === '' ? null : text.trim())
const textOf = (value: number | null): string => (value === null ? '' : String(value))

/** A way to pay or to be paid: its terms, and of one for withdrawals the rules of payouts. */
export function ChannelCard({ channel, currency }: { channel: ChannelTerms; currency: CurrencyTerms | undefined }) {
  const { t, formats } = useLanguage()
  const { id, name, enabled, provider, currencyId, min, max, feeRate, feeFixed, step, chips, payout } = channel
  const amounts = { symbol: currency?.symbol ?? '', decimalLength: currency?.decimals ?? 0 }
  const money = (value: number) => formats.money(value, amounts)
  const orAny = (value: number | null) => (value === null ? t('staff.noLimit') : money(value))
  return (
    <Card
      name={`${name} · ${currencyId}`}
      badges={<Badge tone={enabled ? 'win' : 'loss'}>{t(enabled ? 'staff.isOn' : 'staff.isOff')}</Badge>}
      facts={[
        { name: t('staff.channel'), value: <code className="font-mono text-xs break-all">{id}</code> },
        { name: t('staff.provider'), value: provider },
        { name: t('staff.limits'), value: `${money(min)} – ${money(max)}` },
        { name: t('withdraw.fee'), value: `${feeRate / 100} % + ${money(feeFixed)}` },
        { name: t('staff.step'), value: step !== null && money(step) },
        { name: t('staff.chips'), value: chips?.map(money).join(' · ') },
        ...(payout
          ? [
              { name: t('staff.auto'), value: money(payout.auto) },
              { name: t('staff.autoDay'), value: money(payout.autoDay) },
              { name: t('staff.twoPersons'), value: orAny(payout.twoPersons) },
              { name: t('staff.dayLimit'), value: orAny(payout.day) },
              { name: t('staff.waitHours'), value: String(payout.waitHours) },
              { name: t('staff.sharedDestinations'), value: payout.sharedDestinations.join(', ') },
            ]
          : []),
      ]}
    >
      <div className="flex flex-wrap gap-3">
        <ChangeButton of={name} change={termsChange(channel, amounts, t)} />
        {payout && <ChangeButton of={name} change={rulesChange(channel, payout, amounts, t)} />}
      </div>
    </Card>
  )
}

type Term = 'name' | 'min' | 'max' | 'feeRate' | 'feeFixed' | 'step' | 'chips' | 'position'

function termsChange(
  { enabled: _, payout: __, ...channel }: ChannelTerms,
  amounts: AmountsOf,
  t: StaffTranslate,
): Change<Term> {
  const { min, max, feeRate, feeFixed, step, chips, position } = channel
  return {
    label: t('staff.changeTerms'),
    fields: [
      { name: 'name', label: t('staff.wayName'), value: channel.name },
      { name: 'min', label: t('staff.smallest'), value: String(min), amounts },
      { name: 'max', label: t('staff.largest'), value: String(max), amounts },
      { name: 'feeRate', label: t('staff.feeRate'), hint: t('staff.feeRateHint'), value: String(feeRate) },
      { name: 'feeFixed', label: t('staff.feeFixed'), value: String(feeFixed), amounts },
      { name: 'step', label: t('staff.step'), hint: t('staff.stepHint'), value: textOf(step), amounts },
      {
        ...{ name: 'chips', label: t('staff.chips'), hint: t('staff.chipsHint'), value: chips?.join(' ') ?? '' },
        amounts: { ...amounts, isList: true },
      },
      { name: 'position', label: t('staff.position'), value: String(position) },
    ],
    async send(values) {
      const amounts = values.chips.split(/\s+/).filter((text) => text !== '')
      await staffCall(calls.saveChannel, {
        ...{ ...channel, ...values, feeRate: Number(values.feeRate), position: Number(values.position) },
        ...{ step: orNone(values.step), chips: amounts.length > 0 ? amounts : null },
      })
      return t('staff.saved', { name: values.name })
    },
  }
}

type Rule = 'auto' | 'autoDay' | 'twoPersons' | 'day' | 'waitHours' | 'sharedDestinations'

function rulesChange(
  { id, name }: ChannelTerms,
  { auto, autoDay, twoPersons, day, waitHours, sharedDestinations }: NonNullable<ChannelTerms['payout']>,
  amounts: AmountsOf,
  t: StaffTranslate,
): Change<Rule> {
  const hint = t('staff.noLimitHint')
  return {
    label: t('staff.changeRules'),
    fields: [
      { name: 'auto', label: t('staff.auto'), value: String(auto), amounts },
      { name: 'autoDay', label: t('staff.autoDay'), value: String(autoDay), amounts },
      { name: 'twoPersons', label: t('staff.twoPersons'), hint, value: textOf(twoPersons), amounts },
      { name: 'day', label: t('staff.dayLimit'), hint, value: textOf(day), amounts },
      { name: 'waitHours', label: t('staff.waitHours'), value: String(waitHours) },
      {
        ...{ name: 'sharedDestinations', label: t('staff.sharedDestinations'), hint: t('staff.sharedHint') },
        ...{ value: sharedDestinations.join('\n'), isLong: true },
      },
    ],
    async send(values) {
      await staffCall(calls.savePayoutRule, {
        ...{ channelId: id, auto: values.auto, autoDay: values.autoDay, waitHours: Number(values.waitHours) },
        ...{ twoPersons: orNone(values.twoPersons), day: orNone(values.day) },
        sharedDestinations: values.sharedDestinations
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== ''),
      })
      return t('staff.saved', { name })
    },
  }
}
