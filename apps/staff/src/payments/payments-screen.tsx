import * as calls from '@fairground/contract/calls/payment-rules'
import { TabSet } from '@fairground/ui/tabs'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslate } from '../language.tsx'
import { Failure, Waiting } from '../parts/failure.tsx'
import { goTo, LISTS, usePlace } from '../place.ts'
import { staffCall } from '../staff-call.ts'
import { ChannelCard } from './channel-card.tsx'
import { CurrencyCard } from './currency-card.tsx'

/** The currencies and the ways to pay. Nobody else changes them often, so they are asked for when they are shown. */
const rulesQuery = queryOptions({
  queryKey: ['payments', 'rules'],
  queryFn: () => staffCall(calls.listPaymentRules, {}),
})

type List = (typeof LISTS)['payments'][number]

/** What payments cost and obey: ways to deposit, ways to withdraw with the rules of payouts, currencies. */
export function PaymentsScreen() {
  const t = useTranslate()
  const place = usePlace()
  const tabs = LISTS.payments.map((list) => ({
    id: list,
    name: t(`staff.payments_${list}`),
    content: <Rows key={list} list={list} />,
  }))
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="mb-1 text-xl">{t('staff.payments')}</h1>
      <p className="mb-4 text-s text-muted">{t('staff.paymentsText')}</p>
      <TabSet
        label={t('staff.payments')}
        tabs={tabs}
        chosen={place.list}
        onChoose={(list) => list !== place.list && goTo({ ...place, list, id: '' })}
      />
    </div>
  )
}

function Rows({ list }: { list: List }) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(rulesQuery)
  if (!data) return error ? <Failure error={error} onAgain={() => void refetch()} /> : <Waiting />
  const { currencies, channels } = data
  return (
    <ul aria-label={t(`staff.payments_${list}`)} className="flex flex-col gap-2">
      {list === 'currencies'
        ? currencies.map((currency) => (
            <li key={currency.id}>
              <CurrencyCard currency={currency} />
            </li>
          ))
        : channels
            .filter(({ kind }) => kind === list)
            .map((channel) => (
              <li key={channel.id}>
                <ChannelCard channel={channel} currency={currencies.find(({ id }) => id === channel.currencyId)} />
              </li>
            ))}
    </ul>
  )
}
