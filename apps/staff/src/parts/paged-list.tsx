import { EmptyState } from '@fairground/ui/empty-state'
import type { UseQueryResult } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import { useTranslate } from '../language.tsx'
import { Failure, Waiting } from './failure.tsx'
import { Pager } from './pager.tsx'

/** A list that staff reads page by page, with its states: still loading, out of reach, and nothing to do. */
export function PagedList<Row>({
  label,
  nothing,
  query: { data, error, refetch },
  page,
  onTurn,
  row,
}: {
  label: string
  /** What is said below "nothing to do". */
  nothing: string
  query: Pick<UseQueryResult<{ page: { content: readonly Row[]; total: number } }>, 'data' | 'error' | 'refetch'>
  page: number
  onTurn: (page: number) => void
  /** The list item of a row, with its key. */
  row: (row: Row) => ReactNode
}) {
  const t = useTranslate()
  if (!data) return error ? <Failure error={error} onAgain={() => void refetch()} /> : <Waiting />
  const { content, total } = data.page
  if (total === 0) {
    return (
      <EmptyState
        picture={<CircleCheck size={40} strokeWidth={1.5} aria-hidden="true" />}
        title={t('staff.nothingTitle')}
        text={nothing}
      />
    )
  }
  return (
    <>
      <ul aria-label={label} className="flex flex-col gap-2">
        {content.map(row)}
      </ul>
      <Pager page={page} total={total} onTurn={onTurn} />
    </>
  )
}
