import { connect, type Socket } from 'node:net'

/** One connection with one request at a time. It costs the measured machine as little as possible. */
export type RawClient = {
  /** Sends a call of the API with a JSON body. @returns the answer's body */
  post(path: string, headers: string, body: string): Promise<string>
  close(): void
}

/** Opens a connection to a server. @param url such as http://127.0.0.1:3000 */
export async function connectRaw(url: string): Promise<RawClient> {
  const { hostname, port, host } = new URL(url)
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true })
  let receivedText = ''
  let answer: { resolve(body: string): void; reject(error: Error): void } | undefined
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    receivedText += chunk
    const headEnd = receivedText.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const length = Number(/content-length: (\d+)/i.exec(receivedText.slice(0, headEnd))?.[1] ?? 0)
    if (receivedText.length < headEnd + 4 + length) return
    const body = receivedText.slice(headEnd + 4, headEnd + 4 + length)
    receivedText = receivedText.slice(headEnd + 4 + length)
    answer?.resolve(body)
  })
  const fail = () => answer?.reject(new Error('the server has closed the connection'))
  socket.on('error', fail)
  socket.on('close', fail)
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  return {
    post: (path, headers, body) =>
      new Promise((resolve, reject) => {
        answer = { resolve, reject }
        socket.write(
          `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n${headers}content-length: ${body.length}\r\n\r\n${body}`,
        )
      }),
    close: () => socket.destroy(),
  }
}

/** Collects times of answers. */
export function createTimes() {
  const times: number[] = []
  return {
    async time<Answer>(work: Promise<Answer>): Promise<Answer> {
      const began = performance.now()
      const answer = await work
      times.push(performance.now() - began)
      return answer
    },
    count: () => times.length,
    /** A quantile of the times, in milliseconds. @param part from 0 to 1 */
    quantile: (part: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN,
  }
}
