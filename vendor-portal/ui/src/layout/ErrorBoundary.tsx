import { Component, type ReactNode } from 'react'
import { BrokenPage } from './ErrorPage.tsx'

/** Catches errors of rendering so that the frame lives on; recovers when `resetKey` (the address) changes. */
export class ErrorBoundary extends Component<
  { resetKey: string; children: ReactNode },
  { broken: boolean }
> {
  override state = { broken: false }
  static getDerivedStateFromError() {
    return { broken: true }
  }
  override componentDidUpdate(previous: { resetKey: string }) {
    if (this.state.broken && previous.resetKey !== this.props.resetKey)
      this.setState({ broken: false })
  }
  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children
  }
}
