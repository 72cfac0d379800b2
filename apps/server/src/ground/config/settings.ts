import { isIP } from 'node:net'
import { areDataKeys } from '../secrets/key-source.ts'

/** A variable of the environment: the parser of its text. */
export type Setting<Value> = {
  /** The allowed values; completes the sentence "NAME must be …". */
  expects: string
  /** The value, or undefined when the text is not allowed. */
  parse(text: string): Value | undefined
}

/** A whole number from `least` to `most`, both allowed. */
export function wholeNumber(least: number, most: number): Setting<number> {
  return {
    expects: `a whole number from ${least} to ${most}`,
    parse(text) {
      const value = Number(text)
      return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined
    },
  }
}

/** One of a few words. */
export function oneOf<const Word extends string>(...words: Word[]): Setting<Word> {
  return { expects: `one of ${words.join(', ')}`, parse: (text) => words.find((word) => word === text) }
}

/** Some of the words, with commas between them. */
export function someOf<const Word extends string>(...words: Word[]): Setting<Word[]> {
  return {
    expects: `some of ${words.join(', ')}, with commas between them`,
    parse(text) {
      const parts = [...new Set(text.split(',').map((part) => part.trim()))]
      const namedWords = words.filter((word) => parts.includes(word))
      return namedWords.length === parts.length ? namedWords : undefined
    },
  }
}

/** `on` or `off`. */
export function onOrOff(): Setting<boolean> {
  return { expects: 'on or off', parse: (text) => (text === 'on' ? true : text === 'off' ? false : undefined) }
}

/** A network address or host name to listen on. */
export function host(): Setting<string> {
  return {
    expects: 'an IP address or a host name',
    parse: (text) => (isIP(text) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : undefined),
  }
}

/** A folder's path. */
export function folder(): Setting<string> {
  return { expects: 'the path of a folder', parse: (text) => (text.includes('\0') ? undefined : text) }
}

/** An origin: scheme and host, no path. */
export function origin(): Setting<string> {
  return {
    expects: 'an address such as https://play.example.com, without a path',
    parse(text) {
      const url = URL.parse(text)
      const plain = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
      return plain && !url.username ? url.origin : undefined
    },
  }
}

/** Origins, with commas between them. */
export function origins(): Setting<string[]> {
  return {
    expects: `${origin().expects}, or several with commas between them`,
    parse(text) {
      const list = text.split(',').map((part) => origin().parse(part.trim()))
      return list.every((one) => one !== undefined) ? list : undefined
    },
  }
}

/** The address of a PostgreSQL. */
export function databaseUrl(): Setting<string> {
  return {
    expects: 'an address such as postgresql://user:password@host:5432/database',
    parse: (text) => (/^postgres(ql)?:\/\/\S+$/.test(text) ? text : undefined),
  }
}

/** The socket of the hub that the processes of one machine share: `hub:` and its path. */
export function hubPath(): Setting<string> {
  return {
    // The path of a socket has room for 107 bytes, and while a hub is opened it is a little longer.
    expects: 'hub: and the path of a socket from the root, at most 90 characters, such as hub:/run/fairground/bus.sock',
    parse: (text) => /^hub:(\/[!-~]{1,89})$/.exec(text)?.[1],
  }
}

/** The trusted proxies: none, a number of proxies in front, or these addresses. */
export function trustedProxies(): Setting<false | number | string[]> {
  return {
    expects: 'off, a number of proxies from 1 to 10, or addresses such as 10.0.0.0/8 separated by commas',
    parse(text) {
      if (text === 'off') return false
      if (/^\d+$/.test(text)) return wholeNumber(1, 10).parse(text)
      const ranges = text.split(',').map((range) => range.trim())
      return ranges.every(isRange) ? ranges : undefined
    },
  }
}

function isRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const width = { 4: 32, 6: 128 }[isIP(address)]
  if (!width || more.length > 0) return false
  return bits === undefined || wholeNumber(0, width).parse(bits) !== undefined
}

/** A secret of at least `least` characters. */
export function secret(least: number): Setting<string> {
  return {
    expects: `a secret of at least ${least} characters`,
    parse: (text) => (text.length >= least ? text : undefined),
  }
}

/** Keys of 64 hex digits, separated by commas. */
export function dataKeys(): Setting<string> {
  return {
    expects: 'keys of 64 hex digits, separated by commas',
    parse: (text) => (areDataKeys(text) ? text : undefined),
  }
}

/** An address of http or https, with its path. */
export function webAddress(): Setting<string> {
  return {
    expects: 'an address like https://checks.example/v1',
    parse: (text) => (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined),
  }
}

/** An address of a mail server. */
export function smtpUrl(): Setting<string> {
  return {
    expects: 'an address such as smtps://user:password@mail.example.com:465',
    parse: (text) => (/^smtps?:\/\/\S+$/.test(text) && URL.parse(text)?.hostname ? text : undefined),
  }
}

/** A sender of e-mails: `name@host`, or `Name <name@host>`. */
export function mailSender(): Setting<string> {
  return {
    expects: 'a sender such as Fairground <no-reply@example.com>',
    parse: (text) => (/^([^<>\r\n]{1,100} )?<?[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+>?$/.test(text) ? text : undefined),
  }
}

/** JSON that a schema accepts. */
export function json<Value>(
  expects: string,
  schema: { safeParse(value: unknown): { success: true; data: Value } | { success: false } },
): Setting<Value> {
  return {
    expects,
    parse(text) {
      try {
        const result = schema.safeParse(JSON.parse(text))
        return result.success ? result.data : undefined
      } catch {
        return undefined
      }
    },
  }
}
