import { TabSet } from '@fairground/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../language.tsx'
import { PagedList } from '../parts/paged-list.tsx'
import { goTo, LISTS, usePlace } from '../place.ts'
import { CaseCard } from './case-card.tsx'
import { casesQuery } from './cases-query.ts'

/** What payments leave for people to decide: the open cases, or all. */
export function CasesScreen() {
  const t = useTranslate()
  const place = usePlace()
  const tabs = LISTS.cases.map((list) => ({
    id: list,
    name: t(`staff.cases_${list}`),
    content: <List key={list} list={list} />,
  }))
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="mb-1 text-xl">{t('staff.cases')}</h1>
      <p className="mb-4 text-s text-muted">{t('staff.casesText')}</p>
      <TabSet
        label={t('staff.cases')}
        tabs={tabs}
        chosen={place.list}
        onChoose={(list) => list !== place.list && goTo({ ...place, list, id: '' })}
      />
    </div>
  )
}

function List({ list }: { list: 'open' | 'all' }) {
  const t = useTranslate()
  const [page, setPage] = useState(1)
  return (
    <PagedList
      label={t(`staff.cases_${list}`)}
      nothing={t('staff.casesNothing')}
      query={useQuery(casesQuery(list, page))}
      page={page}
      onTurn={setPage}
      row={(paymentCase) => (
        <li key={paymentCase.id}>
          <CaseCard paymentCase={paymentCase} />
        </li>
      )}
    />
  )
}
