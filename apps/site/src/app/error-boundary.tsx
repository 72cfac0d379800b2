import { Component, type ErrorInfo, type ReactNode } from 'react'
import { BrokenScreen } from '../features/errors/broken-screen.tsx'
import { MissingPartScreen } from '../features/errors/missing-part-screen.tsx'
import { ChunkLoadError } from '../kernel/chunks/load-chunk.ts'
import { reportWindowError } from './window-errors.ts'

/** Shows an error screen instead of a blank page when a screen throws (RT-13, SU-08) or cannot be loaded (ER-12). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('screen failed', error, componentStack)
    reportWindowError({ message: String(error), error })
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return error instanceof ChunkLoadError ? <MissingPartScreen /> : <BrokenScreen />
  }
}
