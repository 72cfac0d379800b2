import { type MutableToken, OAuth2Server } from 'oauth2-mock-server'

/** Who a stand-in issuer says that the player is. */
export type IssuedPlayer = { sub: string; email?: string; email_verified?: boolean }

/** A stand-in issuer of OpenID Connect, with real HTTP and real signatures. It logs everyone in at once. */
export type LoginIssuer = {
  url: string
  /** The value of `OIDC_PROVIDERS` for this issuer under some ids. */
  providersOf(...ids: string[]): string
  /** The player of the next logins. */
  player: IssuedPlayer
  /** Changes the tokens before they are signed; `undefined`: nothing. */
  forge: ((token: MutableToken) => void) | undefined
  stop(): Promise<void>
}

/** Starts an issuer on a free port of this machine. */
export async function startLoginIssuer(): Promise<LoginIssuer> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, 'localhost')
  const url = server.issuer.url ?? ''
  const issuer: LoginIssuer = {
    url,
    providersOf: (...ids) =>
      JSON.stringify(
        ids.map((id) => ({ id, name: `Service ${id}`, issuer: url, clientId: 'fairground', clientSecret: 'x' })),
      ),
    player: { sub: 'first' },
    forge: undefined,
    stop: () => server.stop(),
  }
  server.service.on('beforeTokenSigning', (token: MutableToken) => {
    Object.assign(token.payload, issuer.player)
    issuer.forge?.(token)
  })
  return issuer
}
