import { Component, type ReactNode } from 'react'
import { HalamanRusak } from './ErrorPage.tsx'

/** Catches errors of rendering so that the frame lives on; recovers when `kunci` (the address) changes. */
export class BatasGalat extends Component<
  { kunci: string; children: ReactNode },
  { rusak: boolean }
> {
  override state = { rusak: false }
  static getDerivedStateFromError() {
    return { rusak: true }
  }
  override componentDidUpdate(lama: { kunci: string }) {
    if (this.state.rusak && lama.kunci !== this.props.kunci) this.setState({ rusak: false })
  }
  override render() {
    return this.state.rusak ? <HalamanRusak /> : this.props.children
  }
}
