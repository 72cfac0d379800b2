import type { Module } from '../../ground/module.ts'
import { linkNames } from '../../ground/net/site-hosts.ts'
import { createLibreTranslate } from '../../ground/translation/libre-translate.ts'
import type { LiveParts } from '../../live/live/parts.ts'
import type { LotteryParts, SlipParts } from '../../play/lottery/parts.ts'
import * as calls from './calls/index.ts'
import { createBetCards } from './cards/plan-card.ts'
import { createChat } from './chat.ts'
import type { ChatParts } from './parts.ts'
import { chatForgettingJob } from './retention/forget-days.ts'

/** Rooms of the chat. */
export const chat: Module<LotteryParts & LiveParts, Pick<ChatParts & SlipParts, 'chat' | 'betCards'>> = {
  name: 'chat',
  create(parts) {
    const { config, db, log, facts, live, limitTable, now } = parts
    return {
      betCards: createBetCards({ db, now }),
      chat: createChat({
        ...{
          db,
          log,
          facts,
          node: live.nodeKey,
          ownHosts: linkNames(config),
          limits: limitTable,
          settings: parts,
          now,
        },
        translator: config.translate && createLibreTranslate(config.translate),
      }),
    }
  },
  calls: Object.values(calls),
  jobs: (parts) => [...parts.chat.jobs, chatForgettingJob(parts)],
  close: ({ chat }) => chat.close(),
}
