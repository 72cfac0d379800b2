import { publicRound } from '@fairground/contract/calls/game'
import { useQuery } from '@tanstack/react-query'
import Dices from 'lucide-react/icons/dices'
import { call } from '../../../calls/client.ts'
import { formatMultiplier } from '../../../games/kit/numbers.ts'
import { gameName } from '../../../kernel/language/game-names.ts'
import { useLocale, useTranslate } from '../../../kernel/language/language.ts'
import { PageLink } from './page-link.tsx'
import type { RoundAddress } from './round-address.ts'

/** A link to a round, by the name of its game and what the round brought; until that is known, as it was typed. */
export function RoundLink({ round: { id, path }, typed }: { round: RoundAddress; typed: string }) {
  const t = useTranslate()
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['round-link', id],
    queryFn: async () => (await call(publicRound, { id }, { errors: 'ignore' })).model,
    // A decided round stays as it is; one that is open or unknown stays a plain link.
    ...{ staleTime: Number.POSITIVE_INFINITY, retry: false },
  })
  return (
    <PageLink to={path} className="text-info underline underline-offset-2">
      {data ? (
        <>
          <Dices size={16} aria-hidden="true" className="me-1 inline align-text-bottom" />
          {gameName(data.gameId, t)}{' '}
          <span className="nums font-semibold">{formatMultiplier(data.multiplier, locale)}</span>
        </>
      ) : (
        typed
      )}
    </PageLink>
  )
}
