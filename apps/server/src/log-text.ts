/** A query or hash, where tokens travel in addresses. */
const QUERY = /([\w/.-])[?#][^\s)'"]*/g
/** `token=…`, `"password": "…"` and their like, whatever stands around them. */
const NAMED =
  /\b(token|password|passwd|secret|auth|authorization|totp|code|seed|serverSeed|cookie)\b(["']?\s*[=:]\s*)("[^"]*"|'[^']*'|[^\s,;)}]+)/gi
/** What looks like a token of ours, a seed or a digest: 32 characters or more without a break. */
const LONG = /[A-Za-z0-9_-]{32,}/g

/** A text from outside as a log may hold it: without addresses' queries, named secrets, and anything like a token. */
export function withoutSecrets(text: string): string {
  return text.replace(NAMED, '$1$2[redacted]').replace(QUERY, '$1').replace(LONG, '[redacted]')
}
