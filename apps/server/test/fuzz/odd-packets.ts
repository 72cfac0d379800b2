import { openLive } from '../live/live-client.ts'
import { oddValue } from './broken.ts'
import { createRandom } from './random.ts'
import type { World } from './world.ts'

/** Packets that are no Socket.IO, or none that a client may send. */
const PACKETS = [
  '2["join"',
  '99',
  '0/admin,',
  '2{"a":1}',
  '51-["join",{"_placeholder":true,"num":9}]',
  '3999[]',
  '',
  '2',
]

/** Opens a live connection, sends odd packets over it, and leaves. */
export async function sendOddPackets(world: World, seed: number, step: number): Promise<void> {
  const random = createRandom(seed ^ 0x11fe, step)
  const [player] = world.people.players()
  if (!player) return
  const { socket, join, close } = await openLive(world.server.url, world.server.call)
  await join(['mines', 'crash'])
  for (let count = 10; count > 0; count--) {
    if (random.chance(0.5)) socket.emit(random.pick(['join', 'message', 'balance', '__proto__']), oddValue(random))
    else
      socket.io.engine.write(
        random.chance(0.5) ? random.pick(PACKETS) : `2["join",${oddValue(random).slice(0, 9_000)}]`,
      )
  }
  close()
}
