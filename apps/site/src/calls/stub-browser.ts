import { vi } from 'vitest'

/** One request as it left, with its body as text. */
export interface StubRequest {
  url: string
  headers: Headers
  body: string | undefined
}

/** What a server of the test answers: fields of a success or a refusal, a whole response, or nothing for ever (an error). */
export type StubAnswer = object | Response | Error

/** A browser as far as calls need one: a document without anything in it. */
export function stubDocument(pageData?: object): void {
  const textContent = pageData && JSON.stringify(pageData)
  vi.stubGlobal('document', {
    documentElement: { dataset: { layout: 'phone' } },
    getElementById: () => (textContent === undefined ? null : { textContent }),
  })
}

/** Stores texts for the time of a test. */
export function stubStorage(name: 'localStorage' | 'sessionStorage', texts: Record<string, string> = {}): void {
  const storedTexts = new Map(Object.entries(texts))
  vi.stubGlobal(name, {
    getItem: (key: string) => storedTexts.get(key) ?? null,
    setItem: (key: string, value: string) => void storedTexts.set(key, value),
    removeItem: (key: string) => void storedTexts.delete(key),
  })
}

/**
 * A server of one function: each request gets what `answer` gives for it.
 * @returns the requests so far
 */
export function stubFetch(
  answer: (request: StubRequest, at: number) => StubAnswer | Promise<StubAnswer>,
): StubRequest[] {
  const requests: StubRequest[] = []
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    const request: StubRequest = {
      url,
      headers: new Headers(headers),
      body: typeof body === 'string' ? body : undefined,
    }
    requests.push(request)
    const result = await answer(request, requests.length - 1)
    if (result instanceof Error) throw result
    if (result instanceof Response) return result
    return Response.json({ status: 0, message: 'success', serverTime: Date.now(), ...result })
  })
  return requests
}
