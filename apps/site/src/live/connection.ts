import { CallError, type LiveMessage, readLiveMessage, sockmsg } from '@fairground/contract'
import type { Socket } from 'socket.io-client'
import { call } from '../calls/client.ts'
import { pageConfig } from '../kernel/page/page-config.ts'
import { queryClient } from '../kernel/query-client.ts'
import { findDemoToken, findToken, onTokenChange } from '../kernel/token.ts'
import { reloadUser, userQuery } from '../player/user.ts'
import { applyLive } from './apply.ts'
import { hasWantedChannel, onChannelWanted, wantedChannels } from './channels.ts'
import { classify } from './classify.ts'
import { createDelivery } from './delivery.ts'
import { announce } from './listeners.ts'
import { judge, type Position, parseNumber } from './sequence.ts'
import { setLiveStatus } from './status.ts'
import { type Change, watchWaking } from './wake.ts'

/** Attempts go on for ever: after 1 s, up to 5 s apart, half of it random; one attempt takes at most 20 s (PU-02). */
const BACKOFF = { timeout: 20_000, reconnectionDelay: 1000, reconnectionDelayMax: 5000, randomizationFactor: 0.5 }
/** Channels are joined a moment after the connection stands (PU-03). */
const JOIN_DELAY_MS = 100
/** A line that does not answer a join for so long is dead. */
const ANSWER_MS = 5000
/** A visitor's first screen comes first; what concerns everybody is in no hurry. */
const VISITOR_DELAY_MS = 5000

let socket: Socket | undefined
/** The next attempt after a refusal. */
let retry: ReturnType<typeof setTimeout> | undefined
let joining: AbortController | undefined
/** The last message of each channel. */
const positions = new Map<string, Position>()
const delivery = createDelivery(deliver)

/**
 * Keeps the live connection. Called once.
 * @param whom `players`: while somebody is logged in, or a screen needs it, as in a game's frame; `everybody`: visitors too
 */
export function startLive(whom: 'players' | 'everybody'): void {
  const follow = () => {
    positions.clear()
    delivery.cancel()
    // A screen that needs the line may have been there before this was fetched.
    if (findToken() !== undefined || hasWantedChannel()) void open()
    else {
      close()
      if (whom === 'everybody') setTimeout(() => !socket && findToken() === undefined && void open(), VISITOR_DELAY_MS)
    }
  }
  onTokenChange(follow)
  follow()
  onChannelWanted(() => (socket?.connected ? void join(socket) : !socket && void open()))
  watchWaking(wake)
}

function close(): void {
  clearTimeout(retry)
  retry = undefined
  socket?.disconnect()
  socket = undefined
  setLiveStatus('closed')
}

async function open(): Promise<void> {
  close()
  const token = findToken()
  setLiveStatus('opening')
  const [{ io }, firstToken] = await Promise.all([import('socket.io-client'), initToken()])
  if (token !== findToken() || socket) return
  if (firstToken === undefined) return stayClosed()
  // The operator's own host for the line, else the site's.
  const { origin, pathname } = new URL(pageConfig().wssCdnRoot || location.origin)
  const openSocket: Socket = io(origin, {
    path: `${pathname.replace(/\/$/, '')}/sock.io/`,
    transports: ['websocket', 'polling'],
    auth: admission(firstToken, () => socket === openSocket),
    ...BACKOFF,
  })
  socket = openSocket
  openSocket.on('connect', () => setTimeout(() => void join(openSocket), JOIN_DELAY_MS))
  openSocket.on('disconnect', (reason) => {
    if (socket !== openSocket) return
    setLiveStatus('opening')
    // The server ended it: the session may be over. What it is, the user's call finds out.
    if (reason === 'io server disconnect') startOver(openSocket)
  })
  openSocket.on('connect_error', () => {
    // A lost network is tried again by the client itself; an admission that was refused is not.
    if (socket === openSocket && !openSocket.active) startOver(openSocket)
  })
  openSocket.on('message', (payload: unknown) => socket === openSocket && receive(payload))
}

/** After a refusal: the user's call says whether the session is over, and if not, the connection is opened anew. */
function startOver(refusedSocket: Socket): void {
  void reloadUser()
  setTimeout(() => socket === refusedSocket && refusedSocket.connect(), BACKOFF.reconnectionDelayMax)
}

/** Leaves a dead line at once and makes a new one, without waiting for the next attempt. */
function renew(deadSocket: Socket): void {
  deadSocket.disconnect()
  deadSocket.connect()
}

/** After a change of the network or a sleep: what stands is tried at once, and until it answers nothing counts as live. */
function wake(change: Change): void {
  if (!socket && change === 'online' && retry !== undefined) void open()
  if (!socket) return
  if (change !== 'seen') setLiveStatus('opening')
  if (change === 'offline') socket.disconnect()
  else if (change === 'online' || !socket.connected) renew(socket)
  else void join(socket)
}

/** The token of `init`; `undefined` when it is refused, or does not come: silent, and tried again. */
async function initToken(): Promise<string | undefined> {
  try {
    return (await call(sockmsg.init, {}, { errors: 'ignore' })).model.token
  } catch (error) {
    console.info('no live connection for now', error)
    return undefined
  }
}

/** What each connection is admitted by: the first token, then one of its own. A refusal ends the line (PU-03). */
function admission(firstToken: string, isWanted: () => boolean): (give: (auth: object) => void) => void {
  let nextToken: string | undefined = firstToken
  return (give) => {
    const token = nextToken === undefined ? initToken() : Promise.resolve(nextToken)
    nextToken = undefined
    void token.then((initial) => {
      if (initial !== undefined) give({ token: initial })
      else if (isWanted()) stayClosed()
    })
  }
}

/** Without a token of `init` there is no line. Whether the session is over the user's call finds out; `init` is asked again. */
function stayClosed(): void {
  close()
  void reloadUser()
  retry = setTimeout(() => !socket && void open(), BACKOFF.reconnectionDelayMax)
}

/**
 * Joins the wanted channels and says which message of each was the last, so that the missed ones come again. When they
 * have come, everything on screen is live. A join that is still under way gives way to the new one.
 */
async function join(openSocket: Socket): Promise<void> {
  joining?.abort()
  const attempt = new AbortController()
  joining = attempt
  const { signal } = attempt
  try {
    const token = await joinToken(signal)
    if (signal.aborted || socket !== openSocket || !openSocket.connected) return
    const numbers = Object.fromEntries([...positions].map(([channel, { fence, seq }]) => [channel, `${fence}-${seq}`]))
    const line = openSocket.id
    await openSocket
      .timeout(ANSWER_MS)
      .emitWithAck('join', token, numbers)
      .then(
        () => socket === openSocket && setLiveStatus('open'),
        () => openSocket.id === line && renew(openSocket),
      )
  } catch (error) {
    if (signal.aborted || socket !== openSocket) return
    console.info('live channels not joined', error)
    // A player's own channel is refused to a connection that began after the session had ended elsewhere.
    if (error instanceof CallError && error.errorName === 'channel_forbidden') void reloadUser()
    setTimeout(() => !signal.aborted && openSocket.connected && void join(openSocket), BACKOFF.reconnectionDelayMax)
  }
}

async function joinToken(signal: AbortSignal): Promise<string> {
  const isPlayer = findToken() !== undefined && findDemoToken() === undefined
  const userId = isPlayer ? (await queryClient.fetchQuery(userQuery)).userId : undefined
  const request = { channels: wantedChannels(userId) }
  return (await call(sockmsg.join, request, { errors: 'ignore', signal })).model.token
}

function receive(payload: unknown): void {
  const message = readLiveMessage(payload)
  const number = message && parseNumber(message.id)
  if (!number) return
  const { id, channel } = message
  const lastPosition = positions.get(channel)
  const isResync = message.type === 'resync'
  const verdict = isResync ? (lastPosition ? 'gap' : 'begin') : judge(lastPosition, number)
  if (verdict === 'known') return
  positions.set(channel, number)
  // The answer to a first join: all was fetched just now, but what happened in between was told to nobody.
  if (verdict === 'begin') void reloadUser()
  if (verdict === 'gap') deliver({ type: 'resync', id, channel })
  if (!isResync) delivery.take(message)
}

function deliver(message: LiveMessage): void {
  applyLive(message)
  const userId = queryClient.getQueryData(userQuery.queryKey)?.userId
  announce(message, classify(message, userId))
}
