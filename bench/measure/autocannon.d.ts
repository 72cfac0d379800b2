/** The part of autocannon that the benchmarks use; it brings no types of its own. */
declare module 'autocannon' {
  type Headers = Record<string, string>
  type Request = {
    method?: string
    path?: string
    headers?: Headers
    body?: string
    setupRequest?: (request: Request) => Request
    onResponse?: (status: number, body: string) => void
  }
  type Options = Omit<Request, 'path'> & {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    requests?: Request[]
  }
  type Result = {
    requests: { average: number }
    /** Milliseconds. */
    latency: { p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
