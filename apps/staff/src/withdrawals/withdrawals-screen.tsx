import type { WithdrawalQueue } from '@fairground/contract/calls/staff-withdrawals'
import { TabSet } from '@fairground/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../language.tsx'
import { ListBesidePanel } from '../parts/list-beside-panel.tsx'
import { PagedList } from '../parts/paged-list.tsx'
import { goTo, LISTS, type Place, usePlace } from '../place.ts'
import { WithdrawalPanel } from './withdrawal-panel.tsx'
import { WithdrawalRow } from './withdrawal-row.tsx'
import { withdrawalsQuery } from './withdrawals-queries.ts'

/** The withdrawals of all players: those to decide, those that are sent, those that have ended. */
export function WithdrawalsScreen() {
  const t = useTranslate()
  const place = usePlace()
  const chosenList = LISTS.withdrawals.find((list) => list === place.list) ?? 'review'
  const { data } = useQuery(withdrawalsQuery(chosenList, 1))
  const tabs = LISTS.withdrawals.map((list) => ({
    id: list,
    name: data ? `${t(`staff.${list}`)} (${data.counts[list]})` : t(`staff.${list}`),
    content: <List key={list} list={list} place={place} />,
  }))
  return (
    <>
      <h1 className="mb-4 text-xl">{t('staff.withdrawals')}</h1>
      <ListBesidePanel
        place={place}
        list={
          <TabSet
            label={t('staff.withdrawals')}
            tabs={tabs}
            chosen={chosenList}
            onChoose={(list) => list !== place.list && goTo({ ...place, list, id: '' })}
          />
        }
        panel={<WithdrawalPanel key={place.id} id={place.id} />}
      />
    </>
  )
}

function List({ list, place }: { list: WithdrawalQueue; place: Place }) {
  const t = useTranslate()
  const [page, setPage] = useState(1)
  return (
    <PagedList
      label={t(`staff.${list}`)}
      nothing={t(`staff.${list}Nothing`)}
      query={useQuery(withdrawalsQuery(list, page))}
      page={page}
      onTurn={setPage}
      row={(withdrawal) => <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} place={place} />}
    />
  )
}
