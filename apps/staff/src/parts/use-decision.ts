import { useMutation } from '@tanstack/react-query'
import { useSentence } from '../language.tsx'
import { queryClient } from '../query-client.ts'

/** A decision that a person is making. */
export interface Decision<Request> {
  /** Sends it; `onEnd` runs after the answer and says whether it was done. */
  send: (request: Request, onEnd: (isDone: boolean) => void) => void
  isPending: boolean
  /** Why the server refused the last one, as a sentence. */
  refusal: string | undefined
  /** What the last one did, as a sentence. */
  done: string | undefined
}

/**
 * Sends decisions one after another. After each, done or refused, what is on screen is loaded again: a refusal says that somebody
 * else was faster.
 * @param decide sends one and answers the sentence of what it did
 * @param about the first word of the keys of the queries that it changes
 */
export function useDecision<Request>(
  decide: (request: Request) => Promise<string>,
  about: 'withdrawals' | 'documents' | 'cases' | 'support' | 'switches' | 'payments',
): Decision<Request> {
  const sentenceOf = useSentence()
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: decide,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [about] }),
  })
  return {
    send: (request, onEnd) => mutate(request, { onSettled: (_, failure) => onEnd(failure === null) }),
    isPending,
    refusal: error ? sentenceOf(error) : undefined,
    done: data,
  }
}
