import * as z from 'zod/mini'
import { parseLink } from './link.ts'
import { idSchema, timeSchema } from './shapes.ts'

/**
 * The readers of a notice: visitors who are logged out; players without a deposit; players who have registered, once; or
 * every player, repeatedly, for an event.
 */
export const noticeTypeSchema = z.enum(['NOT_LOGGED_IN', 'NOT_RECHARGED', 'COMPLETE_REGISTRATION', 'EVENT'])
export type NoticeType = z.infer<typeof noticeTypeSchema>

/** A CSS colour in a plain notation, which cannot leave its declaration; empty: the theme's colour. */
const colour = () =>
  z._default(z.string().check(z.regex(/^(#[0-9a-fA-F]{3,8}|(rgb|hsl)a?\([\d\s.,%/deg-]{3,40}\)|[a-z]{3,20})?$/)), '')

/** One to four lengths of CSS, as in `16px 24px`. */
const space = (defaultValue: string) =>
  z._default(z.string().check(z.regex(/^(0|\d{1,3}(px|rem|em|%))( (0|\d{1,3}(px|rem|em|%))){0,3}$/)), defaultValue)

/** A picture's address (root-relative or https), or a colour; empty: the theme's background. */
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

/** Look and link of a notice popup: the fields of section 3 of the specification, each with its default. */
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
/** The same fields as one schema. Schemas of notices are created on first use: no page needs one to start. */
export const noticeConfigSchema = z.lazy(() => z.object(noticeConfigFields()))
export type NoticeConfig = z.infer<typeof noticeConfigSchema>

/** The longest interval between two showings of a popup: thirty days in seconds. */
const LONGEST_INTERVAL_S = 30 * 24 * 60 * 60

/** The fields of a notice that the operator sets and its readers see. */
export const noticeFields = () => ({
  type: noticeTypeSchema,
  /** The event of the notice, which counts its repeats. Empty: the notice's id. */
  event: z._default(z.string().check(z.maxLength(64)), ''),
  /** The notice's line in a list, and the title of a notification. */
  title: z._default(z.string().check(z.maxLength(120)), ''),
  description: z._default(z.string().check(z.maxLength(500)), ''),
  config: noticeConfigSchema,
  /** Seconds until its popup shows again; 0: it shows once. */
  interval: z._default(z.int().check(z.minimum(0), z.maximum(LONGEST_INTERVAL_S)), 0),
})

/** A notice for its reader. */
export const noticeSchema = z.lazy(() =>
  z.object({
    id: idSchema,
    ...noticeFields(),
    /** Whether this reader has seen it; always false for visitors. */
    pushed: z.boolean(),
    /** Time of publication or of the last change. */
    at: timeSchema,
  }),
)
export type Notice = z.infer<typeof noticeSchema>

/** The event on the site's channel after a change of notices; its extra has `noticeUpdateTime`, milliseconds since 1970. */
export const NOTICES_CHANGED = 'notices_changed'
