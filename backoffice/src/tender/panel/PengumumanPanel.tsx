import { TEMPLAT } from '@eproc/domain/tahap/templat'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { BerkasTahap } from '../berkas/BerkasTahap.tsx'
import type { PanelProps } from '../dialog/panel.ts'
import HasilPanel from './HasilPanel.tsx'

const teks = tenderStaf.pengumuman

/** Files of an announcement; at a tahap that announces results also these, as rekanan read them. */
export default function PengumumanPanel(p: PanelProps) {
  const { paket, tahap, aktif, boleh } = p
  const baris = paket.templat && TEMPLAT[paket.templat].find((t) => t.kunci === tahap.kunci)
  return (
    <>
      <BerkasTahap
        paket={paket}
        tahap={tahap}
        tipe="pengumuman"
        judul={teks.file}
        kosong={teks.kosong}
        tombol={teks.tombol}
        dapat={aktif && boleh('tender.pengumuman')}
      />
      {baris?.umumkan && <HasilPanel {...p} />}
    </>
  )
}
