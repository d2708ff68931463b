import { TEMPLAT } from '@eproc/domain/tahap/templat'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { BerkasTahap } from '../berkas/BerkasTahap.tsx'
import { usePaket, usePanel, useTender } from '../context.ts'
import HasilPanel from './HasilPanel.tsx'

const teks = tenderStaf.pengumuman

/** Files of an announcement; at a tahap that announces results also these, as rekanan read them. */
export default function PengumumanPanel() {
  const { templat } = usePaket()
  const { tahap, active } = usePanel()
  const { may } = useTender()
  const line = templat && TEMPLAT[templat].find((t) => t.kunci === tahap.kunci)
  return (
    <>
      <BerkasTahap
        tipe="pengumuman"
        title={teks.file}
        empty={teks.kosong}
        submit={teks.tombol}
        allowed={active && may('tender.pengumuman')}
      />
      {line?.umumkan && <HasilPanel early={!line.umumkan.includes('pemenang')} />}
    </>
  )
}
