import type { PaketTab, TabTahap } from '@eproc/domain/tender/answers'
import type { BolehHak } from '../data_tender.ts'

/** Yang diterima setiap panel tahap. */
export interface PanelProps {
  paket: PaketTab
  tahap: TabTahap
  /** Bagian sesudah titik dua pada jenis tab: tipe undangan, berkas, fase penjelasan; '' bila tidak ada. */
  varian: string
  /** Tahap menerima tindakan sekarang (terbuka, atau dapat disiapkan). */
  aktif: boolean
  boleh: BolehHak
  /** Ada isian yang belum disimpan. */
  onKotor: (kotor: boolean) => void
}
