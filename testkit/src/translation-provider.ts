import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A provider of machine translation on a real socket, which speaks LibreTranslate's protocol. */
export interface TranslationProvider {
  /** `http://127.0.0.1:PORT`. */
  url: string
  /** The bodies of the requests, the oldest first. */
  asked: readonly unknown[]
  /** Answers from now on in this way; without one it puts the language in front of the text: `[pt] Good luck`. */
  answer(how?: (response: ServerResponse) => void): void
  stop(): void
}

/** Starts a provider. */
export async function startTranslationProvider(): Promise<TranslationProvider> {
  const askedTexts: unknown[] = []
  let special: ((response: ServerResponse) => void) | undefined
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      askedTexts.push(body)
      if (special) return special(response)
      const { q, target } = body as { q: string; target: string }
      const detectedLanguage = { language: 'en', confidence: 90 }
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ translatedText: `[${target}] ${q}`, detectedLanguage }))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: askedTexts,
    answer(how) {
      special = how
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
