import * as responsible from '@fairground/contract/calls/responsible'
import { useQuery } from '@tanstack/react-query'
import { call } from '../calls/client.ts'

/** Whom a player can turn to: of the jurisdiction, with the number to call and the page. Nothing until they are known. */
export function Helplines() {
  const { data = [] } = useQuery({
    queryKey: ['helplines'],
    queryFn: async () => (await call(responsible.helplines, {}, { errors: 'ignore' })).list,
    staleTime: 300_000,
  })
  return (
    <ul className="flex flex-col gap-1 text-s">
      {data.map(({ name, phone, url }) => (
        <li key={name} className="flex flex-wrap items-center gap-x-3">
          {url ? (
            <a href={url} target="_blank" rel="noreferrer" className={`${linkClass} font-semibold`}>
              {name}
            </a>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
          {phone && (
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={`${linkClass} nums`}>
              {phone}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

const linkClass = 'inline-flex min-h-11 items-center text-accent-text underline underline-offset-2'
