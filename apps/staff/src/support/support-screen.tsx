import { TabSet } from '@fairground/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../language.tsx'
import { ListBesidePanel } from '../parts/list-beside-panel.tsx'
import { PagedList } from '../parts/paged-list.tsx'
import { goTo, LISTS, type Place, usePlace } from '../place.ts'
import { QueueCut } from './queue-cut.tsx'
import { QueueFigures } from './queue-figures.tsx'
import { SupportPanel } from './support-panel.tsx'
import { type Cut, type Queue, queueQuery } from './support-queries.ts'
import { SupportRow } from './support-row.tsx'

/** The conversations with players and visitors. */
export function SupportScreen() {
  const t = useTranslate()
  const place = usePlace()
  const chosenList = LISTS.support.find((list) => list === place.list) ?? 'waiting'
  const [cut, setCut] = useState<Cut>({ topic: '', language: '' })
  const { data } = useQuery(queueQuery(chosenList, 1, cut))
  const row = data?.page.content.find(({ id }) => id === place.id)
  const tabs = LISTS.support.map((list) => ({
    id: list,
    name: t(`staff.support_${list}`),
    content: <List key={list} list={list} place={place} cut={cut} />,
  }))
  return (
    <>
      <h1 className="mb-2 text-xl">{t('staff.support')}</h1>
      {data && <QueueFigures answer={data} />}
      <ListBesidePanel
        place={place}
        list={
          <>
            <QueueCut cut={cut} onChange={setCut} />
            <TabSet
              label={t('staff.support')}
              tabs={tabs}
              chosen={chosenList}
              onChoose={(list) => list !== place.list && goTo({ ...place, list, id: '' })}
            />
          </>
        }
        panel={<SupportPanel key={place.id} id={place.id} seq={row?.seq} />}
      />
    </>
  )
}

function List({ list, place, cut }: { list: Queue; place: Place; cut: Cut }) {
  const t = useTranslate()
  const [page, setPage] = useState(1)
  return (
    <PagedList
      label={t(`staff.support_${list}`)}
      nothing={t('staff.supportNothing')}
      query={useQuery(queueQuery(list, page, cut))}
      page={page}
      onTurn={setPage}
      row={(row) => <SupportRow key={row.id} row={row} place={place} />}
    />
  )
}
