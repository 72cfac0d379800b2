import { vi } from 'vitest'

/** One request that the code under test sent, with its body as text. */
export interface StubRequest {
  url: string
  headers: Headers
  body: string | undefined
}

/**
 * What the stubbed server answers: the fields of a success or a refusal, a whole response, or an error for a failed
 * network.
 */
export type StubAnswer = object | Response | Error

/** Stubs a document: the layout of a phone, and the data of the page if there is any. */
export function stubDocument(pageData?: object): void {
  const textContent = pageData && JSON.stringify(pageData)
  vi.stubGlobal('document', {
    documentElement: { dataset: { layout: 'phone' } },
    getElementById: () => (textContent === undefined ? null : { textContent }),
  })
}

/** Stubs a browser's storage with some texts. */
export function stubStorage(name: 'localStorage' | 'sessionStorage', texts: Record<string, string> = {}): void {
  const storedTexts = new Map(Object.entries(texts))
  vi.stubGlobal(name, {
    getItem: (key: string) => storedTexts.get(key) ?? null,
    setItem: (key: string, value: string) => void storedTexts.set(key, value),
    removeItem: (key: string) => void storedTexts.delete(key),
  })
}

/**
 * Stubs `fetch`: `answer` makes the result for each request.
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
