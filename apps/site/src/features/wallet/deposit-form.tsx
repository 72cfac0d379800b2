import type { Channel } from '@fairground/contract/calls/pay'
import * as pay from '@fairground/contract/calls/pay'
import { CallError } from '@fairground/contract/envelope'
import { Button } from '@fairground/ui/button'
import { Chip } from '@fairground/ui/chip'
import { cx } from '@fairground/ui/cx'
import { EmptyState } from '@fairground/ui/empty-state'
import { Field } from '@fairground/ui/field'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../calls/client.ts'
import { sentenceOf } from '../../calls/reactions.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { useMoney } from '../../player/money.ts'
import { holdPurchase } from '../../player/purchases/purchase-watch.ts'
import { useTypedAmounts } from '../../player/typed-amounts.ts'
import { useUser } from '../../player/user.ts'
import { ChannelChoice } from './channel-choice.tsx'
import { DepositNotes } from './deposit-notes.tsx'
import { quickAmounts, underPaymentKey } from './deposit-request.ts'
import { DepositRoom, useDepositRoom } from './deposit-room.tsx'
import { channelsQuery } from './deposits.ts'
import { isOnStep, paymentFee } from './payment-terms.ts'
import { followDeposit } from './pending-deposit.ts'

/** Chooses a channel and an amount; the answer is a checkout. During a break it says why there is no form. */
export function DepositForm() {
  const t = useTranslate()
  const pause = useUser()?.pause
  const { data: channels, error, refetch } = useQuery(channelsQuery)
  if (pause) return <EmptyState title={t('responsible.onBreak')} text={t('wallet.pausedText')} />
  if (error || channels?.length === 0) {
    return (
      <EmptyState
        title={t('wallet.noChannelsTitle')}
        text={t('wallet.noChannelsText')}
        action={<Button onClick={() => void refetch()}>{t('common.again')}</Button>}
      />
    )
  }
  if (!channels) return <Waiting />
  return <Form channels={channels} />
}

function Form({ channels }: { channels: readonly Channel[] }) {
  const t = useTranslate()
  const money = useMoney()
  const user = useUser()
  const decimals = user?.decimalLength ?? 2
  const [channel, setChannel] = useState(channels[0])
  const [text, setText] = useState('')
  const amounts = useTypedAmounts()
  const amount = amounts.numberOf(text)
  const room = useDepositRoom()
  const start = useMutation({
    mutationFn: async (value: number) => {
      const channelId = channel?.id ?? ''
      const { model } = await underPaymentKey(`${channelId} ${value}`, (key) =>
        call(pay.recharge, { amount: value, channel: channelId }, { errors: 'form', key }),
      )
      return { ...model, amount: value, channel: channelId, currencyId: channel?.currencyId }
    },
    onSuccess: (deposit) => {
      holdPurchase(deposit.id)
      followDeposit(deposit)
    },
  })
  if (!channel) return null
  const limits = { min: money.short(channel.min), max: money.short(channel.max) }
  const outside = amount !== undefined && (amount < channel.min || amount > channel.max)
  const refusal = start.error instanceof CallError ? sentenceOf(start.error) : undefined
  const wrong = amounts.faultOf(text)
  const offStep = amount !== undefined && !isOnStep(channel, amount)
  const fee = paymentFee(channel, amount ?? 0, decimals)
  const tooFar = outside
    ? t(amount < channel.min ? 'errors.deposit_below_minimum' : 'errors.deposit_above_maximum')
    : offStep
      ? t('errors.amount_step', { currency: user?.currSymbol ?? '', step: channel.step ?? 0 })
      : undefined
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (amount !== undefined && !outside && !offStep) start.mutate(amount)
      }}
    >
      <ChannelChoice channels={channels} chosenChannel={channel} onChoose={setChannel} />
      {room && <DepositRoom {...room} />}
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">{t('wallet.amounts')}</legend>
        <QuickAmounts
          channel={channel}
          decimals={decimals}
          amount={amount}
          most={room?.left}
          onChoose={(quick) => setText(amounts.printUnits(quick))}
        />
        <Field
          label={t('wallet.amount')}
          name="amount"
          value={text}
          onChange={(newText) => {
            start.reset()
            setText(newText)
          }}
          onBlur={() => setText(amounts.tidy(text))}
          inputMode="decimal"
          autoComplete="off"
          autoFocus
          inputClassName="nums text-l font-bold"
          hint={t('wallet.limits', limits)}
          error={wrong ?? tooFar ?? refusal}
        />
      </fieldset>
      <DepositNotes channel={channel} fee={fee} amount={amount ?? 0} />
      <Button
        type="submit"
        look="primary"
        size="l"
        busy={start.isPending}
        disabled={amount === undefined || outside || offStep}
      >
        {amount === undefined ? t('wallet.continueEmpty') : t('wallet.continue', { amount: money.full(amount) })}
      </Button>
      <p className="text-center text-xs text-muted">{t('wallet.playMoney')}</p>
    </form>
  )
}

/** A label that is longer does not fit a quarter of a phone's width. */
const QUARTER_LENGTH = 8

function QuickAmounts({
  channel,
  decimals,
  amount,
  most = Number.POSITIVE_INFINITY,
  onChoose,
}: {
  channel: Channel
  decimals: number
  amount: number | undefined
  /** What the deposit limits leave. */
  most: number | undefined
  onChoose: (quick: number) => void
}) {
  const money = useMoney()
  // The short form of a currency with many decimals would end in zeros.
  const print = decimals > 2 ? money.compact : money.short
  const amounts = channel.chips ?? quickAmounts(channel.min, channel.max)
  const isWide = amounts.some((quick) => print(quick).length > QUARTER_LENGTH)
  return (
    <div className={cx('grid gap-2', isWide ? 'grid-cols-2' : 'grid-cols-4')}>
      {amounts.map((quick) => (
        <Chip key={quick} on={amount === quick} disabled={quick > most} onClick={() => onChoose(quick)}>
          {print(quick)}
        </Chip>
      ))}
    </div>
  )
}

function Waiting() {
  const t = useTranslate()
  return (
    <Loading label={t('common.loading')}>
      <Skeleton className="mb-5 h-16 rounded-m" />
      <Skeleton className="mb-3 h-10 rounded-s" />
      <Skeleton className="mb-8 h-12 rounded-m" />
      <Skeleton className="h-13 rounded-m" />
    </Loading>
  )
}
