import { Component, type ReactNode } from 'react'
import { BrokenPage } from './ErrorPage.tsx'
import { MissingPart } from './lazy_part.ts'

interface BoundaryState {
  error: unknown
}

/** Catches errors of rendering so that the frame lives on; recovers when `resetKey` (the address) changes. */
export class ErrorBoundary extends Component<
  { resetKey: string; children: ReactNode },
  BoundaryState
> {
  override state: BoundaryState = { error: null }
  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: error ?? true }
  }
  override componentDidUpdate(previous: { resetKey: string }) {
    if (this.state.error !== null && previous.resetKey !== this.props.resetKey) this.again()
  }
  private readonly again = () => {
    if (this.state.error instanceof MissingPart) this.state.error.renew()
    this.setState({ error: null })
  }
  override render() {
    const { error } = this.state
    return error === null ? this.props.children : <BrokenPage error={error} onAgain={this.again} />
  }
}
