import type { HttpParts } from '../../front/http/parts.ts'
import { handling } from '../../ground/call/handler.ts'
import type { NoticesParts } from '../../live/notices/parts.ts'

/** What the calls of staff use. */
export interface DeskParts extends HttpParts, NoticesParts {
  notices: NoticesParts['notices']
}

/** Makes the handlers of this noun. */
export const handle = handling<DeskParts>()
