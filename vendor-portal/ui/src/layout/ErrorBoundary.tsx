import { Component, type ReactNode } from 'react'
import { HalamanRusak } from './ErrorPage.tsx'

/** Catches errors of rendering so that the frame lives on; recovers when `kunci` (the address) changes. */
export class ErrorBoundary extends Component<
  { kunci: string; children: ReactNode },
  { rusak: boolean }
> {
  override state = { rusak: false }
  static getDerivedStateFromError() {
    return { rusak: true }
  }
  override componentDidUpdate(previous: { kunci: string }) {
    if (this.state.rusak && previous.kunci !== this.props.kunci) this.setState({ rusak: false })
  }
  override render() {
    return this.state.rusak ? <HalamanRusak /> : this.props.children
  }
}
