import type { Channel } from '@fairground/contract/calls/pay'
import * as withdraw from '@fairground/contract/calls/withdraw'
import { addErrors, CallError } from '@fairground/contract/envelope'
import { withdrawErrors } from '@fairground/contract/withdraw-errors.data'
import { Button } from '@fairground/ui/button'
import { Chip } from '@fairground/ui/chip'
import { Field } from '@fairground/ui/field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../calls/client.ts'
import { sentenceOf } from '../../calls/reactions.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { type Money, useMoney } from '../../player/money.ts'
import { useTypedAmounts } from '../../player/typed-amounts.ts'
import { reloadUser, useUser } from '../../player/user.ts'
import { ChannelChoice } from './channel-choice.tsx'
import { underPaymentKey } from './deposit-request.ts'
import { DestinationField } from './destination-field.tsx'
import { isOnStep, paymentFee } from './payment-terms.ts'
import { largestAmount } from './withdrawal-amount.ts'

// Its calls are refused with errors that the first load leaves out.
addErrors(withdrawErrors)

/** The refusals that belong to the destination; the others of the form belong to the amount. */
const OF_DESTINATION = ['destination_malformed', 'destination_taken', 'destination_new']

/** Chooses channel, amount and destination, and asks for the withdrawal. */
export function WithdrawForm({
  channels,
  destinations,
  balance,
  decimals,
}: {
  channels: readonly Channel[]
  destinations: readonly { channel: string; destination: string; usableFrom: number }[]
  balance: number
  decimals: number
}) {
  const t = useTranslate()
  const money = useMoney()
  const user = useUser()
  const queryClient = useQueryClient()
  const [channelId, setChannelId] = useState(channels[0]?.id)
  const channel = channels.find(({ id }) => id === channelId) ?? channels[0]
  const [text, setText] = useState('')
  const [destination, setDestination] = useState('')
  const amounts = useTypedAmounts()
  const amount = amounts.numberOf(text)
  const start = useMutation({
    mutationFn: (wish: { amount: number; channel: string; destination: string }) =>
      underPaymentKey(`withdraw ${JSON.stringify(wish)}`, (key) =>
        call(withdraw.withdraw, wish, { errors: 'form', key }),
      ),
    onSuccess: async () => {
      setText('')
      await Promise.all([queryClient.invalidateQueries({ queryKey: ['withdrawals'] }), reloadUser()])
    },
  })
  if (!channel) return null
  const largest = largestAmount(channel, balance)
  const refusal = start.error instanceof CallError ? start.error : undefined
  const sentence = refusal && sentenceOf(refusal)
  const isOfDestination = refusal !== undefined && OF_DESTINATION.includes(refusal.errorName)
  const amountError = wrongAmount()
  const isReady = amount !== undefined && amountError === undefined && destination.trim() !== ''

  function wrongAmount(): string | undefined {
    if (amount === undefined) return amounts.faultOf(text)
    const currency = user?.currSymbol ?? ''
    if (amount < (channel?.min ?? 0)) return t('errors.withdraw_below_minimum', { currency, limit: channel?.min ?? 0 })
    if (channel && !isOnStep(channel, amount)) return t('errors.amount_step', { currency, step: channel.step ?? 0 })
    if (amount > balance) return t('errors.withdraw_above_balance', { currency, limit: balance })
    return amount > (channel?.max ?? 0)
      ? t('errors.withdraw_above_maximum', { currency, limit: channel?.max ?? 0 })
      : undefined
  }
  const change = (set: (text: string) => void) => (newText: string) => {
    start.reset()
    set(newText)
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) start.mutate({ amount, channel: channel.id, destination: destination.trim() })
      }}
    >
      {channels.length > 1 && (
        <ChannelChoice channels={channels} chosenChannel={channel} onChoose={({ id }) => setChannelId(id)} />
      )}
      <Field
        label={t('withdraw.amount')}
        name="amount"
        value={text}
        onChange={change(setText)}
        onBlur={() => setText(amounts.tidy(text))}
        inputMode="decimal"
        autoComplete="off"
        inputClassName="nums text-l font-bold"
        hint={t('withdraw.available', { amount: money.short(largest) })}
        error={amountError ?? (isOfDestination ? undefined : sentence)}
        end={
          <Chip
            className="min-h-8"
            onClick={() => change(setText)(amounts.printUnits(largest))}
            disabled={largest <= 0}
          >
            {t('withdraw.all')}
          </Chip>
        }
      />
      <DestinationField
        channel={channel}
        destinations={destinations.filter((line) => line.channel === channel.id)}
        value={destination}
        onChange={change(setDestination)}
        error={isOfDestination ? sentence : undefined}
      />
      <Summary channel={channel} amount={amount} decimals={decimals} money={money} />
      <Button type="submit" look="primary" size="l" busy={start.isPending} disabled={!isReady}>
        {amount === undefined ? t('withdraw.submitEmpty') : t('withdraw.submit', { amount: money.full(amount) })}
      </Button>
      <p className="text-center text-xs text-muted">{t('withdraw.noCancel')}</p>
    </form>
  )
}

/** What it costs, what arrives, and when. */
function Summary({
  channel,
  amount,
  decimals,
  money,
}: {
  channel: Channel
  amount: number | undefined
  decimals: number
  money: Money
}) {
  const t = useTranslate()
  const fee = paymentFee(channel, amount ?? 0, decimals)
  const isFree = channel.fee === undefined
  const lines = [
    { name: t('withdraw.way'), value: channel.name },
    { name: t('withdraw.fee'), value: isFree ? t('withdraw.free') : money.full(fee) },
    { name: t('withdraw.receive'), value: money.full((amount ?? 0) - fee) },
  ]
  return (
    <div className="rounded-m border border-line bg-ground px-4 py-3">
      <dl className="flex flex-col gap-1.5 text-s">
        {lines.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="nums font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <TypicalTime channel={channel} />
    </div>
  )
}

/** How long this channel's last withdrawals took; nothing while there are too few. */
function TypicalTime({ channel: { typicalSeconds, slowSeconds } }: { channel: Channel }) {
  const t = useTranslate()
  if (typicalSeconds === undefined || slowSeconds === undefined) return null
  return (
    <p className="mt-2 text-xs text-muted">
      {t('withdraw.usually', { typical: spokenSeconds(typicalSeconds), slow: spokenSeconds(slowSeconds) })}
    </p>
  )
}

/** Seconds as the next larger round time, such as `40 s`, `3 min`, `2 h`. */
function spokenSeconds(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, seconds)} s`
  return seconds < 5_400 ? `${Math.ceil(seconds / 60)} min` : `${Math.ceil(seconds / 3_600)} h`
}
