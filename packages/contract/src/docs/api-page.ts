import type { Access, Call } from '../call.ts'
import { calls } from '../calls/list.ts'
import { errors } from '../errors.data.ts'
import { HEADERS } from '../headers.ts'
import { schemaOf } from './openapi.ts'
import { typeText } from './type-text.ts'

const INTRODUCTION = `# Calls

Made from \`packages/contract\` by \`npm run docs:api\`; the same as a document for tools: \`GET /api/openapi.json\`.

- A call is a POST with a JSON body of at most 64 KiB and 16 levels; fields of the query are merged over it. An answer is HTTP 200 with \`{ "status": 0, "message": "success", "serverTime": … }\` and the fields named below.
- A refusal is HTTP 200 with its \`status\` and its name as \`message\`, with \`params\` for the text and, for \`invalid_request\`, \`errors: [{ path, message }]\`. Only transport faults have another HTTP status; 429 and 503 carry \`Retry-After\`.
- The token of \`auth.login\` or \`auth.register\` goes into the header \`Auth\`. A call for a user without one, or with an unknown or revoked one, is refused with 1012, with an expired one (30 days, or 30 minutes idle) with 1013.
- A call that moves money takes a header \`Idempotency-Key\` of 1 to 64 visible characters, or \`model.requestId\`: the same key with the same body by the same user answers what the first answered and moves nothing; with another body it is refused with 409.
- Where the operator has set a site key (\`sk\` in the start-up configuration is that key backwards), a call marked as sealed also answers below \`/api/v1/\`: the body is the JSON encrypted with AES-ECB and PKCS#7 padding, as lower-case hex in a text, with header \`SE: 1\` and \`model.requestId\` in place of \`Idempotency-Key\`. A success comes back as such text, a refusal as JSON. It hides nothing from someone who has the page, and equal blocks look equal: TLS is what protects a bet.
- Where the operator asks for signatures, \`STT\` is the MD5 of the page's prefix, the path without its query, and \`ST\` (the server's time in milliseconds), in lower-case hex; otherwise, or more than 5 minutes off, the answer is 403.
- Money is a JSON number in whole units, exact to the currency's \`decimalLength\`. Times are milliseconds since 1970. Fields that are not named are ignored.
- Each answer carries \`X-Request-Id\`: the caller's own if it was 1 to 64 letters, digits, \`_\`, \`.\` or \`-\`.
`

const WHO: Record<Access, string> = {
  anyone: 'For anyone.',
  user: 'For a user.',
  provider: 'For a payment provider, by its signature.',
  staff: `For staff, by the header \`${HEADERS.staffKey}\`.`,
}

const FORM: Record<Call['body'], string> = {
  json: '',
  file: 'A form (`multipart/form-data`) with one file in the field `file`; the request below is the query.',
}

/** docs/api.md: every call, then every refusal. */
export function apiPage(): string {
  const areas = Map.groupBy(calls, ({ name }) => name.slice(0, name.indexOf('.')))
  const sections = [...areas].map(([area, list]) => `## ${area}\n\n${list.map(section).join('\n')}`)
  return [INTRODUCTION, ...sections, refusals()].join('\n')
}

function section(call: Call): string {
  const addresses = call.methods.flatMap((method) => call.paths.map((path) => `${method} ${path}`))
  const facts = [
    call.summary,
    WHO[call.access],
    call.may === undefined ? '' : call.may === 'any' ? 'Any key may.' : `The key must have \`${call.may}\`.`,
    call.movesMoney ? 'Moves money.' : '',
    call.keyed ? 'Also sealed.' : '',
    call.answersWhileClosed || call.keptForGood ? 'Also under maintenance.' : '',
    FORM[call.body],
    call.inQuery.length > 0 ? `Sent in the query: \`${call.inQuery.join('`, `')}\`.` : '',
  ]
  return `### ${call.name}

\`${addresses.join('`, `')}\`

${facts.filter(Boolean).join(' ')}

\`\`\`ts
request ${typeText(schemaOf(call.request, 'input'))}
answer ${typeText(schemaOf(call.answer, 'output'))}
\`\`\`
${call.errors.length > 0 ? `\nRefused with ${call.errors.map((name) => `\`${name}\``).join(', ')}.\n` : ''}`
}

function refusals(): string {
  const rows = Object.entries(errors).map(([name, { status, http, reaction }]) => {
    return `| ${status} | \`${name}\` | ${http} | ${reaction} |`
  })
  return `## Refusals

\`Reaction\` is what the site does about one; \`alert\` and \`field\` show the text of the refusal's name.

| Status | Name | HTTP | Reaction |
| ---: | --- | ---: | --- |
${rows.join('\n')}
`
}
