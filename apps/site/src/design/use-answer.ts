import type { CallResult } from '@fairground/blocks'
import type { AnswerOf, Call, RequestOf } from '@fairground/contract/call'
import { CallError } from '@fairground/contract/envelope'
import type { PageData } from '@fairground/contract/page'
import { useQuery } from '@tanstack/react-query'
import { call as callServer } from '../calls/client.ts'
import { pageConfig, usePageConfig } from '../kernel/page/page-config.ts'
import { usePageData } from '../kernel/page/page-data.ts'
import { useLoggedIn } from '../kernel/token.ts'

/** Calls whose answers live messages refresh, with the start of their query keys (`live/apply.ts`). */
const queryPrefixes: Readonly<Record<string, string>> = { 'game.betRecord': 'bets', 'game.open': 'open' }

/** The answer to a call in the page's data, if there is one. */
function findCarried<C extends Call>(
  page: PageData | undefined,
  call: C,
  request: RequestOf<C>,
): AnswerOf<C> | undefined {
  const requestText = JSON.stringify(request)
  const carriedAnswer = page?.answers.find(
    (entry) => entry.call === call.name && JSON.stringify(entry.request) === requestText,
  )
  const result = carriedAnswer && call.answer.safeParse(carriedAnswer.answer)
  return result?.success ? (result.data as AnswerOf<C>) : undefined
}

/** Makes a call of a block, at the operator's CDN if there is one. */
export async function ask<C extends Call>(call: C, request: RequestOf<C>): Promise<AnswerOf<C>> {
  const make = pageConfig().apiCdnRoot ? (await import('../player/cdn-calls.ts')).callCdn : callServer
  return make(call, request, { errors: 'ignore' })
}

/** A call's answer for a block: at once the one in the page's data, then the server's. */
export function useAnswer<C extends Call>(
  call: C,
  request: RequestOf<C>,
  { when = true, staleMs = 10_000, everyMs = 0 }: { when?: boolean; staleMs?: number; everyMs?: number } = {},
): CallResult<AnswerOf<C>> {
  const loggedIn = useLoggedIn()
  const page = usePageData()
  const { localTime } = usePageConfig()
  const { data, error, refetch } = useQuery({
    queryKey: [queryPrefixes[call.name] ?? call.name, call.name, request],
    queryFn: () => ask(call, request),
    enabled: when && (call.access === 'anyone' || loggedIn),
    staleTime: staleMs,
    refetchInterval: everyMs > 0 && everyMs,
    initialData: () => findCarried(page, call, request),
    initialDataUpdatedAt: () => localTime,
  })
  if (data !== undefined) return { state: 'ready', answer: data as AnswerOf<C> }
  if (error) {
    const refusal = error instanceof CallError ? error.errorName : undefined
    return { state: 'failed', answer: undefined, refusal, retry: () => void refetch() }
  }
  return { state: 'loading', answer: undefined }
}
