import * as sockmsg from '@fairground/contract/calls/sockmsg'
import { CallError } from '@fairground/contract/envelope'
import { type LiveMessage, readLiveMessage } from '@fairground/contract/live'
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
import { type Change, watchWaking } from './wake-watch.ts'

/**
 * Attempts never end: the first after 1 s, later ones up to 5 s apart, half of it random; one attempt takes at most 20
 * s (PU-02).
 */
const BACKOFF = { timeout: 20_000, reconnectionDelay: 1000, reconnectionDelayMax: 5000, randomizationFactor: 0.5 }
/** The delay between the connection and the join (PU-03). */
const JOIN_DELAY_MS = 100
/** A connection that does not answer a join within this time is dead. */
const ANSWER_MS = 5000
/** A visitor's connection waits, so that the first screen loads first. */
const VISITOR_DELAY_MS = 5000

let socket: Socket | undefined
/** The timer of the next attempt after a refusal. */
let retry: ReturnType<typeof setTimeout> | undefined
let joining: AbortController | undefined
/** The last message of each channel. */
const positions = new Map<string, Position>()
const delivery = createDelivery(deliver)

/**
 * Keeps the live connection. Called once.
 * @param whom `players`: only while a player is logged in or a screen needs it, as on a game's frame page; `everybody`:
 * visitors too
 */
export function startLive(whom: 'players' | 'everybody'): void {
  const follow = () => {
    positions.clear()
    delivery.cancel()
    // A screen that needs the connection may have been mounted before this chunk was loaded.
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
  // The operator's own host for the connection, else the site's.
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
    // The server ended the connection, perhaps because the session is over: the user's call finds out.
    if (reason === 'io server disconnect') startOver(openSocket)
  })
  openSocket.on('connect_error', () => {
    // The client retries by itself after a lost network, but not after a refused token.
    if (socket === openSocket && !openSocket.active) startOver(openSocket)
  })
  openSocket.on('message', (payload: unknown) => socket === openSocket && receive(payload))
}

/** After a refusal: reloads the user, which shows whether the session is over, and connects again later. */
function startOver(refusedSocket: Socket): void {
  void reloadUser()
  setTimeout(() => socket === refusedSocket && refusedSocket.connect(), BACKOFF.reconnectionDelayMax)
}

/** Replaces a dead connection at once, without waiting for the next attempt. */
function renew(deadSocket: Socket): void {
  deadSocket.disconnect()
  deadSocket.connect()
}

/**
 * After the network changed or the machine slept: tests the connection at once. The status is not live until it
 * answers.
 */
function wake(change: Change): void {
  if (!socket && change === 'online' && retry !== undefined) void open()
  if (!socket) return
  if (change !== 'seen') setLiveStatus('opening')
  if (change === 'offline') socket.disconnect()
  else if (change === 'online' || !socket.connected) renew(socket)
  else void join(socket)
}

/** The token of `init`; `undefined` when the call fails. The failure is silent, and a timer tries again. */
async function initToken(): Promise<string | undefined> {
  try {
    return (await call(sockmsg.init, {}, { errors: 'ignore' })).model.token
  } catch (error) {
    console.info('no live connection for now', error)
    return undefined
  }
}

/**
 * Makes the `auth` of the connections: the first one takes `firstToken`, each later one asks for its own. Without a
 * token the connection stays closed (PU-03).
 */
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

/**
 * Closes the connection, since there is no token of `init`; reloads the user, which shows whether the session is over;
 * tries again later.
 */
function stayClosed(): void {
  close()
  void reloadUser()
  retry = setTimeout(() => !socket && void open(), BACKOFF.reconnectionDelayMax)
}

/**
 * Joins the wanted channels and names the last message of each, so that the server sends the missed ones again. After
 * that, everything on screen is live. A new join aborts one that still runs.
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
    // The server refuses a player's own channel to a connection that began after the session ended elsewhere.
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
  // The answer to a first join: everything was fetched just now, but what happened in between came in no message.
  if (verdict === 'begin') void reloadUser()
  if (verdict === 'gap') deliver({ type: 'resync', id, channel })
  if (!isResync) delivery.take(message)
}

function deliver(message: LiveMessage): void {
  applyLive(message)
  const userId = queryClient.getQueryData(userQuery.queryKey)?.userId
  announce(message, classify(message, userId))
}
