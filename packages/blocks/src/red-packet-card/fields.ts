import { choice, text } from '../kinds.ts'

/** The words, and whether the card stays when there is no event. */
export const redPacketCardFields = {
  title: text('perks.packetTitle', 120),
  text: text('perks.packetText', 300),
  whenOver: choice('message', 'hide'),
}
