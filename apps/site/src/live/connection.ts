import { liveMessageSchema, sockmsg } from '@fairground/contract'
import type { Socket } from 'socket.io-client'
import { call } from '../calls/client.ts'
import { queryClient } from '../session/query-client.ts'
import { findToken, onTokenChange } from '../session/token.ts'
import { reloadUser, userQuery } from '../session/user.ts'
import { applyLive } from './apply.ts'
import { announce } from './listeners.ts'
import { judge, type Position, parseNumber, type Verdict } from './sequence.ts'
import { setLiveStatus } from './status.ts'

/** Attempts go on for ever: after 1 s, up to 5 s apart, half of it random; one attempt takes at most 20 s (PU-02). */
const BACKOFF = { timeout: 20_000, reconnectionDelay: 1000, reconnectionDelayMax: 5000, randomizationFactor: 0.5 }
/** Channels are joined a moment after the connection stands (PU-03). */
const JOIN_DELAY_MS = 100

let socket: Socket | undefined
let last: Position | undefined

/** Keeps the live connection for as long as somebody is logged in. Called once. */
export function startLive(): void {
  const follow = () => {
    last = undefined
    if (findToken() === undefined) close()
    else void open()
  }
  onTokenChange(follow)
  follow()
}

function close(): void {
  socket?.disconnect()
  socket = undefined
  setLiveStatus('closed')
}

async function open(): Promise<void> {
  close()
  const token = findToken()
  setLiveStatus('opening')
  const { io } = await import('socket.io-client')
  if (token !== findToken()) return
  const opened = io({
    path: '/sock.io/',
    transports: ['websocket', 'polling'],
    auth: (give) => void initToken().then((initial) => give({ token: initial })),
    ...BACKOFF,
  })
  socket = opened
  opened.on('connect', () => setTimeout(() => void join(opened), JOIN_DELAY_MS))
  opened.on('disconnect', (reason) => {
    if (socket !== opened) return
    setLiveStatus('opening')
    // The server ended it: the session may be over. What it is, the user's call finds out.
    if (reason === 'io server disconnect') startOver(opened)
  })
  opened.on('connect_error', () => {
    // A lost network is tried again by the client itself; an admission that was refused is not.
    if (socket === opened && !opened.active) startOver(opened)
  })
  opened.on('message', (raw: unknown) => socket === opened && receive(raw))
}

/** After a refusal: the user's call says whether the session is over, and if not, the connection is opened anew. */
function startOver(refused: Socket): void {
  void reloadUser()
  setTimeout(() => socket === refused && refused.connect(), BACKOFF.reconnectionDelayMax)
}

/** The token of `init`; empty when it is refused, which the server answers by closing: silent, and tried again. */
async function initToken(): Promise<string> {
  try {
    return (await call(sockmsg.init, {}, { errors: 'ignore' })).model.token
  } catch {
    return ''
  }
}

/** Joins the personal channel and says which message was the last, so that the missed ones come again. */
async function join(opened: Socket): Promise<void> {
  try {
    const { userId } = await queryClient.fetchQuery(userQuery)
    const { model } = await call(sockmsg.join, { channels: [userId] }, { errors: 'ignore' })
    if (!opened.connected) return
    const numbers = last ? { [userId]: `${last.fence}-${last.seq}` } : {}
    opened.emit('join', model.token, numbers, () => socket === opened && setLiveStatus('open'))
  } catch (error) {
    console.info('live channel not joined', error)
  }
}

/**
 * The answer to a first join says where the channel stands. Everything on screen was fetched just now, but what happened
 * between that and the join was told to nobody: the user says whether the wallet has moved on.
 */
function resyncVerdict(): Verdict {
  if (last) return 'gap'
  void reloadUser()
  return 'take'
}

function receive(raw: unknown): void {
  const parsed = liveMessageSchema.safeParse(raw)
  if (!parsed.success) return
  const message = parsed.data
  const number = parseNumber(message.id)
  if (!number) return
  const verdict = message.type === 'resync' ? resyncVerdict() : judge(last, number)
  if (verdict === 'known') return
  last = number
  if (verdict === 'gap') applyLive({ type: 'resync', id: message.id })
  if (message.type !== 'resync') applyLive(message)
  announce(message)
}
