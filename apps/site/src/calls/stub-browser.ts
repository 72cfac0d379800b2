import { vi } from 'vitest'

/** One request as it left, with its body as text. */
export interface Asked {
  url: string
  headers: Headers
  body: string | undefined
}

/** What a server of the test answers: fields of a success or a refusal, a whole response, or nothing for ever (an error). */
export type Given = object | Response | Error

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
  const stored = new Map(Object.entries(texts))
  vi.stubGlobal(name, {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
}

/**
 * A server of one function: each request gets what `answer` gives for it.
 * @returns the requests so far
 */
export function stubFetch(answer: (asked: Asked, at: number) => Given | Promise<Given>): Asked[] {
  const all: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    const asked: Asked = { url, headers: new Headers(headers), body: typeof body === 'string' ? body : undefined }
    all.push(asked)
    const given = await answer(asked, all.length - 1)
    if (given instanceof Error) throw given
    if (given instanceof Response) return given
    return Response.json({ status: 0, message: 'success', serverTime: Date.now(), ...given })
  })
  return all
}
