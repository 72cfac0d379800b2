/** The topics of calls that are no moves, by the calls' names. */
const TOPICS: Readonly<Record<string, string>> = {
  'auth.revokeSession': 'auth.sessions',
  'authenticator.bind': 'authenticator.start',
  'authenticator.prove': 'authenticator.bind',
  'authenticator.unbind': 'authenticator.bind',
  'game.autoplayStop': 'game.autoplayStart',
  'game.betResult': 'game.bet',
  'game.round': 'game.bet',
  'game.finishHold': 'game.bet',
  'pay.rechargeStatus': 'pay.recharge',
  'lottery.cancel': 'slip',
  'kyc.appeal': 'refused',
  'kyc.submit': 'file.upload',
  'chat.edit': 'chat.send',
  'chat.delete': 'chat.send',
  'chatlive.send': 'chatlive.open',
  'chatlive.history': 'chatlive.open',
  'chatlive.typing': 'chatlive.open',
  'chatlive.transcript': 'chatlive.open',
  'chatlive.rate': 'chatlive.open',
  'chatlive.close': 'chatlive.open',
  'chatlive.complaint': 'chatlive.open',
  'user.updatePushStatus': 'user.noticePage',
}

/** The topic of rows that a call is about: most of the time a player makes it who has such a row. */
export function topicOf(name: string): string | undefined {
  const [game, verb = ''] = name.split('.')
  if (/^(play|cashOut|stop)$/.test(verb) && game !== 'game') return `bet ${game}`
  return TOPICS[name]
}
