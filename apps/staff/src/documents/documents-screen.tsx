import { TabSet } from '@fairground/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../language.tsx'
import { ListBesidePanel } from '../parts/list-beside-panel.tsx'
import { PagedList } from '../parts/paged-list.tsx'
import { goTo, LISTS, type Place, usePlace } from '../place.ts'
import { DocumentPanel } from './document-panel.tsx'
import { DocumentRow } from './document-row.tsx'
import { type CaseRow, documentsQuery } from './documents-queries.ts'

/** The identity cases of all players, by their states. */
export function DocumentsScreen() {
  const t = useTranslate()
  const place = usePlace()
  const chosenList = LISTS.documents.find((list) => list === place.list) ?? 'REVIEW'
  const { data } = useQuery(documentsQuery(chosenList, 1))
  const tabs = LISTS.documents.map((list) => ({
    id: list,
    name: data ? `${t(`staff.documents_${list}`)} (${data.counts[list]})` : t(`staff.documents_${list}`),
    content: <List key={list} list={list} place={place} />,
  }))
  return (
    <>
      <h1 className="mb-4 text-xl">{t('staff.documents')}</h1>
      <ListBesidePanel
        place={place}
        list={
          <TabSet
            label={t('staff.documents')}
            tabs={tabs}
            chosen={chosenList}
            onChoose={(list) => list !== place.list && goTo({ ...place, list, id: '' })}
          />
        }
        panel={<DocumentPanel key={place.id} id={place.id} />}
      />
    </>
  )
}

function List({ list, place }: { list: CaseRow['state']; place: Place }) {
  const t = useTranslate()
  const [page, setPage] = useState(1)
  return (
    <PagedList
      label={t(`staff.documents_${list}`)}
      nothing={t('staff.documentsNothing')}
      query={useQuery(documentsQuery(list, page))}
      page={page}
      onTurn={setPage}
      row={(row) => <DocumentRow key={row.id} row={row} place={place} />}
    />
  )
}
