import type { ParsedRequestOf } from '@fairground/contract/call'
import type { ChannelTerms } from '@fairground/contract/calls/payment-rules'
import * as calls from '@fairground/contract/calls/payment-rules'
import type { TestServer } from '@fairground/testkit'
import { newStaff } from '../staff.ts'

type Server = Pick<TestServer, 'call' | 'databaseUrl' | 'parts'>

/** A channel as staff sees it. */
export async function channelOf(server: Server, id: string): Promise<ChannelTerms> {
  const { channels } = await (await newStaff(server)).call(calls.listPaymentRules)
  const channel = channels.find((each) => each.id === id)
  if (!channel) throw new Error(`no channel ${id}`)
  return channel
}

/** Changes terms of a channel by the call of staff; the others stay. */
export async function changeChannel(
  server: Server,
  id: string,
  change: Partial<ParsedRequestOf<typeof calls.saveChannel>>,
): Promise<ChannelTerms> {
  const { enabled: _, payout: __, ...terms } = await channelOf(server, id)
  return (await (await newStaff(server)).call(calls.saveChannel, { ...terms, ...change })).model
}

/** Changes rules of payouts by the call of staff; the others stay. */
export async function changePayoutRule(
  server: Server,
  channelId: string,
  change: Partial<ParsedRequestOf<typeof calls.savePayoutRule>>,
): Promise<ChannelTerms> {
  const { payout } = await channelOf(server, channelId)
  if (!payout) throw new Error(`${channelId} pays nothing out`)
  return (await (await newStaff(server)).call(calls.savePayoutRule, { channelId, ...payout, ...change })).model
}
