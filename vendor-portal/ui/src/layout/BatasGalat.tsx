import { Component, type ReactNode } from 'react'
import { HalamanRusak } from './HalamanGalat.tsx'

/** Menangkap galat gambar agar kerangka tetap hidup; pulih saat `kunci` (alamat) berganti. */
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
