import * as z from 'zod/mini'
import { parseLink } from './link.ts'
import { idSchema, timeSchema } from './shapes.ts'

/**
 * Whom a notice is for: visitors who are logged out; players who have not deposited yet; players who have registered,
 * once; or every player, again and again, for an event.
 */
export const noticeTypeSchema = z.enum(['NOT_LOGGED_IN', 'NOT_RECHARGED', 'COMPLETE_REGISTRATION', 'EVENT'])
export type NoticeType = z.infer<typeof noticeTypeSchema>

/** A colour of CSS in its plain notations; empty: the theme's own. Nothing that could leave the declaration. */
const colour = () =>
  z._default(z.string().check(z.regex(/^(#[0-9a-fA-F]{3,8}|(rgb|hsl)a?\([\d\s.,%/deg-]{3,40}\)|[a-z]{3,20})?$/)), '')

/** One to four lengths of CSS, as in `16px 24px`. */
const space = (given: string) =>
  z._default(z.string().check(z.regex(/^(0|\d{1,3}(px|rem|em|%))( (0|\d{1,3}(px|rem|em|%))){0,3}$/)), given)

/** A picture's address (root-relative or https), or a colour; empty: the theme's own. */
const background = () =>
  z._default(
    z
      .string()
      .check(
        z.maxLength(2048),
        z.regex(/^(#[0-9a-fA-F]{3,8}|[a-z]{3,20}|\/(?!\/)[^\s"'()\\<>]*|https:\/\/[^\s"'()\\<>]+)?$/),
      ),
    '',
  )

/** How a notice popup looks and where it leads, field by field: section 3 of the specification, each with its default. */
export const noticeConfigFields = () => ({
  type: noticeTypeSchema,
  bg: background(),
  /** A link of the site's grammar, or empty: a click then only closes. */
  link: z._default(
    z.string().check(
      z.maxLength(2048),
      z.refine((link) => link === '' || parseLink(link) !== undefined, 'Not a link of the site'),
    ),
    '',
  ),
  /** Plain text; a line feed is a line break. */
  content: z._default(z.string().check(z.maxLength(4000)), ''),
  buttonBg: colour(),
  /** Empty: no button. */
  buttonText: z._default(z.string().check(z.maxLength(80)), ''),
  buttonTextColor: colour(),
  contentPadding: space('16px'),
  buttonMargin: space('16px'),
  contentTextColor: colour(),
  /** Pixels. */
  contentTextSize: z._default(z.int().check(z.minimum(8), z.maximum(72)), 16),
  enableMaskClose: z._default(z.boolean(), false),
})
/** The same as one schema. Made when it is first wanted, as all schemas of a notice: no page needs one to start. */
export const noticeConfigSchema = z.lazy(() => z.object(noticeConfigFields()))
export type NoticeConfig = z.infer<typeof noticeConfigSchema>

/** A popup comes again after this many seconds at most: thirty days. */
const LONGEST_INTERVAL_S = 30 * 24 * 60 * 60

/** What of a notice the operator sets and its readers see. */
export const noticeFields = () => ({
  type: noticeTypeSchema,
  /** The event that it belongs to: repeats are counted by it. Empty: the notice's own id stands for it. */
  event: z._default(z.string().check(z.maxLength(64)), ''),
  /** The line that stands for it in a list, and the title of a notification. */
  title: z._default(z.string().check(z.maxLength(120)), ''),
  description: z._default(z.string().check(z.maxLength(500)), ''),
  config: noticeConfigSchema,
  /** Seconds after which its popup comes again; 0: it comes once. */
  interval: z._default(z.int().check(z.minimum(0), z.maximum(LONGEST_INTERVAL_S)), 0),
})

/** A notice as its reader gets it. */
export const noticeSchema = z.lazy(() =>
  z.object({
    id: idSchema,
    ...noticeFields(),
    /** Whether this reader has had it; always false for somebody who is logged out. */
    pushed: z.boolean(),
    /** When it was published or last changed. */
    at: timeSchema,
  }),
)
export type Notice = z.infer<typeof noticeSchema>

/** The event on the site's channel that says that notices have changed; its extra has `noticeUpdateTime`, milliseconds since 1970. */
export const NOTICES_CHANGED = 'notices_changed'
