/** Categories of the trace. */
export const TRACED = ['cc', 'benchmark']

/** A stage of a frame in Chromium's compositor. */
interface FrameEvent {
  name: string
  /** Microseconds. */
  ts: number
  args?: { frame_reporter?: FrameReport; chrome_frame_reporter?: FrameReport }
}

interface FrameReport {
  frame_source: number
  frame_sequence: number
  /** Whether something moved that this frame did not show in time. */
  affects_smoothness: boolean
}

const SECOND_US = 1_000_000

/**
 * Number of missed frames in each full second of a trace. A frame is missed when Chromium reports that it affects the
 * smoothness: it was dropped, or shown without the page's movement. A frame without movement cannot be missed.
 */
export function missedFrames(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly FrameEvent[] }
  const frames = new Map<string, { atUs: number; isMissed: boolean }>()
  for (const { name, ts, args } of traceEvents) {
    const report = name === 'PipelineReporter' ? (args?.frame_reporter ?? args?.chrome_frame_reporter) : undefined
    if (!report) continue
    const id = `${report.frame_source} ${report.frame_sequence}`
    const frame = frames.get(id)
    frames.set(id, { atUs: frame?.atUs ?? ts, isMissed: report.affects_smoothness || frame?.isMissed === true })
  }
  const times = [...frames.values()].toSorted((a, b) => a.atUs - b.atUs)
  const [firstFrame, lastFrame] = [times[0], times.at(-1)]
  if (!firstFrame || !lastFrame) return []
  const seconds = new Array<number>(Math.floor((lastFrame.atUs - firstFrame.atUs) / SECOND_US)).fill(0)
  for (const { atUs, isMissed } of times) {
    const second = Math.floor((atUs - firstFrame.atUs) / SECOND_US)
    const count = seconds[second]
    if (isMissed && count !== undefined) seconds[second] = count + 1
  }
  return seconds
}
