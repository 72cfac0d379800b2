import type { Call } from '@fairground/contract'

/** A call as a demonstration makes it: by anyone, and without money. */
export function demoOf<Request extends Call['request'], Answer extends Call['answer']>(
  call: Call<Request, Answer>,
): Call<Request, Answer, 'anyone'> {
  return { ...call, access: 'anyone', movesMoney: false }
}
