import type { SwitchKind } from '@fairground/contract/switches'
import { EmptyState } from '@fairground/ui/empty-state'
import { TabSet } from '@fairground/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from '../language.tsx'
import { Failure, Waiting } from '../parts/failure.tsx'
import { goTo, LISTS, usePlace } from '../place.ts'
import { PlayerSearch } from './player-search.tsx'
import { SwitchRow } from './switch-row.tsx'
import { switchesQuery } from './switches-query.ts'

/** What staff can switch off: the site, a game, a version of its settings, a jurisdiction, a way to pay, a player. */
export function SwitchesScreen() {
  const t = useTranslate()
  const place = usePlace()
  const tabs = LISTS.switches.map((kind) => ({
    id: kind,
    name: t(`staff.switches_${kind}`),
    content: <List key={kind} kind={kind} />,
  }))
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="mb-1 text-xl">{t('staff.switches')}</h1>
      <p className="mb-4 text-s text-muted">{t('staff.switchesText')}</p>
      <TabSet
        label={t('staff.switches')}
        tabs={tabs}
        chosen={place.list}
        onChoose={(list) => list !== place.list && goTo({ ...place, list, id: '' })}
      />
    </div>
  )
}

/** The switches of a kind; for players those that are off, and the one that the person has looked for. */
function List({ kind }: { kind: SwitchKind }) {
  const t = useTranslate()
  const [account, setAccount] = useState('')
  const { data, error, refetch } = useQuery(switchesQuery(account))
  if (!data && error) return <Failure error={error} onAgain={() => void refetch()} />
  const rows = data?.list.filter((row) => row.kind === kind) ?? []
  const isUnknown = account !== '' && data !== undefined && data.playerId === undefined
  return (
    <div className="flex flex-col gap-3">
      <p className="text-s text-muted">{t(`staff.about_${kind}`)}</p>
      {kind === 'player' && <PlayerSearch onSearch={setAccount} isUnknown={isUnknown} />}
      {!data && <Waiting />}
      {data && rows.length === 0 && account === '' && (
        <EmptyState title={t('staff.nothingTitle')} text={t('staff.noPlayersOff')} />
      )}
      <ul aria-label={t(`staff.switches_${kind}`)} className="flex flex-col gap-2">
        {rows.map((row) => (
          <li key={row.id}>
            <SwitchRow row={row} />
          </li>
        ))}
      </ul>
      {kind === 'player' && data && data.playersOff > rows.length && (
        <p className="text-s text-muted">{t('staff.morePlayersOff', { count: data.playersOff })}</p>
      )}
    </div>
  )
}
