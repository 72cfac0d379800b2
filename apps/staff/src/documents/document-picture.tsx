import type { KycCaseView } from '@fairground/contract/calls/staff-kyc'
import { Button } from '@fairground/ui/button'
import { Popup } from '@fairground/ui/popup'
import { Skeleton } from '@fairground/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useSentence } from '../language.tsx'
import { useObjectUrl } from '../parts/use-object-url.ts'
import { pictureQuery } from './documents-queries.ts'

/** A picture of a document; a press shows it in the whole window. It comes with the key, so its address is of this page alone. */
export function DocumentPicture({ document: { id, kind, bytes } }: { document: KycCaseView['documents'][number] }) {
  const { t, formats } = useLanguage()
  const sentenceOf = useSentence()
  const { data, error, refetch } = useQuery(pictureQuery(id))
  const [isLarge, setLarge] = useState(false)
  const url = useObjectUrl(data)
  const name = t(`staff.kind_${kind}`)
  if (error) {
    return (
      <div className="flex flex-col items-start gap-2 rounded-m bg-ground p-3">
        <p className="text-xs">{sentenceOf(error)}</p>
        <Button size="s" onClick={() => void refetch()}>
          {t('common.again')}
        </Button>
      </div>
    )
  }
  return (
    <>
      <button
        type="button"
        aria-label={t('staff.enlarge', { name })}
        disabled={url === undefined}
        onClick={() => setLarge(true)}
        className="block w-full overflow-hidden rounded-m border border-line bg-ground"
      >
        {url === undefined ? (
          <Skeleton className="aspect-4/3 w-full" />
        ) : (
          <img src={url} alt="" className="aspect-4/3 w-full object-cover" />
        )}
        <span className="flex flex-wrap justify-between gap-x-2 px-3 py-2 text-xs">
          <span className="font-semibold">{name}</span>
          <span className="text-muted">{formats.bytes(bytes)}</span>
        </span>
      </button>
      {isLarge && url !== undefined && (
        <Popup title={name} closeLabel={t('common.close')} onClose={() => setLarge(false)} shape="full">
          <img src={url} alt={name} className="mx-auto max-w-full" />
        </Popup>
      )}
    </>
  )
}
