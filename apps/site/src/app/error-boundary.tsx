import { Component, type ErrorInfo, type ReactNode } from 'react'
import { BrokenScreen } from '../features/errors/broken-screen.tsx'

/** Shows the error screen instead of a blank page when a screen throws (RT-13, SU-08). */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('screen failed', error, componentStack)
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <BrokenScreen />
  }
}
