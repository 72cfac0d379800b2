import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { hostedSchema } from './hosted-settings.ts'
import { findRequestMistakes } from './request-mistakes.ts'
import { namesOf, type Template } from './template.ts'

/** Where a secret stands: in a variable of the environment, or in a file. */
const secretSchema = z.union([z.strictObject({ env: z.string().min(1) }), z.strictObject({ file: z.string().min(1) })])
const secrets = z.record(z.string(), secretSchema)

/** A PIX provider whose bank speaks the signed protocol of docs/payments.md. */
const pixSchema = z.strictObject({
  type: z.literal('pix'),
  id: z.string().regex(/^[a-z0-9-]{1,32}$/, 'must be 1 to 32 of a-z, 0-9 and -'),
  bankUrl: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  merchantName: z.string().min(1).max(25),
  merchantCity: z.string().min(1).max(15),
  secrets,
})

const providersSchema = z
  .array(z.discriminatedUnion('type', [hostedSchema.extend({ secrets }), pixSchema]))
  .min(1)
  .superRefine((list, context) => {
    for (const { id } of list) {
      if (id === 'sandbox' || id === 'sandbox-pix')
        context.addIssue({ code: 'custom', message: `the id ${id} is taken` })
      if (list.filter((one) => one.id === id).length > 1)
        context.addIssue({ code: 'custom', message: `the id ${id} stands twice` })
    }
  })

type Listed = z.infer<typeof providersSchema>[number]
type WithSecrets<Provider> = Provider extends unknown
  ? Omit<Provider, 'secrets'> & { secrets: Record<string, string> }
  : never

/** A configured provider with its secrets as text. */
export type ProviderSettings = WithSecrets<Listed>

/** Fewest characters of a signing secret. */
const SHORTEST = 16

/**
 * Reads the providers of `PAYMENT_PROVIDERS`: JSON, or the path of a file with it.
 * @throws Error that names each wrong field
 */
export function readProviders(text: string, environment: Record<string, string | undefined>): ProviderSettings[] {
  const json = /^\s*[[{]/.test(text) ? text : readText(text)
  const { data, error } = providersSchema.safeParse(parseJson(json))
  if (error) {
    throw new Error(error.issues.map(({ path, message }) => `${path.join('.') || 'the list'}: ${message}`).join('; '))
  }
  return data.map((provider) => {
    const texts = Object.fromEntries(
      Object.entries(provider.secrets).map(([name, place]) => {
        const secret = ('env' in place ? environment[place.env] : readText(place.file))?.trim()
        if (!secret) throw new Error(`${provider.id}: the secret ${name} is empty or missing`)
        return [name, secret]
      }),
    )
    const signer = provider.type === 'pix' ? 'signing' : provider.signing.secret
    if ((texts[signer] ?? '').length < SHORTEST)
      throw new Error(`${provider.id}: the secret ${signer} is missing or shorter than ${SHORTEST} characters`)
    if (provider.type === 'hosted' && provider.signing.over === 'timestamp.body' && !provider.signing.timestampHeader)
      throw new Error(`${provider.id}: signing over timestamp.body needs a timestampHeader`)
    const mistakes = provider.type === 'hosted' ? findRequestMistakes({ ...provider }) : []
    if (mistakes.length > 0) throw new Error(`${provider.id}: ${mistakes.join('; ')}`)
    for (const name of namesOf(provider as Template)) {
      if (name.startsWith('secret.') && !texts[name.slice('secret.'.length)])
        throw new Error(`${provider.id}: {${name}} names a secret that its secrets do not have`)
    }
    return { ...provider, secrets: texts }
  })
}

function readText(file: string): string {
  try {
    return readFileSync(file.trim(), 'utf8')
  } catch (error) {
    throw new Error(`the file ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`it is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}
