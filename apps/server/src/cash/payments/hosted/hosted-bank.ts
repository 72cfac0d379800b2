import type { HostedSettings } from '../../../ground/config/hosted-settings.ts'
import { fillText, fillTree, type Template } from '../../../ground/config/template.ts'
import { askOutside, MOST_JSON_BYTES } from '../../../ground/net/ask-outside.ts'
import { signedHeaders } from './signing.ts'

/** A provider's settings with its secrets by name. */
export interface HostedOptions {
  settings: HostedSettings
  secrets: Readonly<Record<string, string>>
  /** Milliseconds since 1970. */
  now(): number
}

/** A request of the settings. */
interface HostedRequest {
  url: string
  method: string
  body?: Template | undefined
  format: 'json' | 'form'
  headers: Readonly<Record<string, string>>
}

/** An answer of the provider. */
export interface HostedAnswer {
  /** HTTP status. */
  status: number
  /** The parsed JSON; undefined for a body that is none. */
  body: unknown
}

/**
 * Sends a request of the settings, filled with values and signed.
 * @throws Error when there is no answer in time
 */
export async function askHosted(
  { settings, secrets, now }: HostedOptions,
  request: HostedRequest,
  values: Readonly<Record<string, string>>,
): Promise<HostedAnswer> {
  const knownFields = {
    ...values,
    ...Object.fromEntries(Object.entries(secrets).map(([name, text]) => [`secret.${name}`, text])),
  }
  const hasBody = request.method !== 'GET' && request.body !== undefined
  const body = hasBody ? printBody(request.format, fillTree(request.body ?? null, knownFields)) : ''
  const headers = Object.entries({ ...settings.headers, ...request.headers })
  const { signing } = settings
  const { status, text } = await askOutside({
    url: fillText(request.url, knownFields, encodeURIComponent),
    method: request.method,
    headers: {
      accept: 'application/json',
      ...(hasBody && {
        'content-type': request.format === 'json' ? 'application/json' : 'application/x-www-form-urlencoded',
      }),
      ...Object.fromEntries(headers.map(([name, text]) => [name, fillText(text, knownFields)])),
      ...(signing.requests && signedHeaders(signing, secrets[signing.secret] ?? '', body, now())),
    },
    ...(hasBody && { body }),
    ...{ limitMs: settings.answerLimitMs, mostBytes: MOST_JSON_BYTES },
  })
  if (text === undefined) throw new Error(`it answered more than ${MOST_JSON_BYTES} bytes`)
  return { status, body: parseJson(text) }
}

function printBody(format: 'json' | 'form', body: Template): string {
  if (format === 'json') return JSON.stringify(body)
  const fields = Object.entries(body as Record<string, Template>)
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
