import { jenisPenetapan } from '@eproc/domain/tahap/penetapan'
import { TEMPLAT } from '@eproc/domain/tahap/templat'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { usePaket, usePanel, useTender } from '../context.ts'
import { NothingJudged } from '../NothingJudged.tsx'
import { PanelList, PanelTable } from '../../shared/panel/PanelTable.tsx'
import { PemenangGugur } from '../penilaian/PemenangGugur.tsx'
import { penetapanColumns } from '../penilaian/penetapan/penetapan_columns.tsx'
import { PenjelasanPeringkat } from '../penilaian/PenjelasanPeringkat.tsx'
import { RiwayatPenetapan } from '../penilaian/penetapan/RiwayatPenetapan.tsx'
import { UsulPenetapan } from '../penilaian/penetapan/UsulPenetapan.tsx'
import { usePanelRead } from '../tender_reads.ts'

const teks = tenderStaf.penetapan

/** Penetapan: the pokja proposes the ranking, the PPK confirms or refuses (decisions §2, §5). */
export default function PenetapanPanel() {
  const paket = usePaket()
  const { tahap, active } = usePanel()
  const { may } = useTender()
  const { data, error } = usePanelRead(['penetapan'], (office, id) => office.penetapanTender(id))
  const templat = paket.templat ? TEMPLAT[paket.templat] : []
  const kualifikasi = jenisPenetapan(templat, tahap) === 'kualifikasi'
  const waiting = data?.daftar.find((row) => row.status === 'usul')
  const confirmed = data?.daftar.find(
    (row) => row.status === 'tegas' && row.jenis !== 'kualifikasi'
  )
  const decided = data?.daftar.some((row) => row.status === 'tegas' && row.tahap === tahap.kunci)
  const proposing = data && data.tahapUsul === tahap.kunci && !data.halangan
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      {data && active && !waiting && data.halangan && (
        <MessageBox tone="warning">{data.halangan}</MessageBox>
      )}
      {proposing && <UsulPenetapan usulan={data.usulan} kualifikasi={kualifikasi} />}
      {data && !may('tender.penawaran.baca') && data.daftar.length === 0 && (
        <NothingJudged kosong={teks.belum} kosongIsi="" />
      )}
      {may('tender.penawaran.baca') && !proposing && !confirmed && !decided && !waiting && (
        <PanelList
          resource="tender/penetapan"
          rows={data?.usulan}
          error={error}
          rowId={(row) => row.vendorId}
        >
          <PanelTable title={teks.usulan} empty={teks.belum}>
            {penetapanColumns(kualifikasi)}
          </PanelTable>
        </PanelList>
      )}
      {data && !kualifikasi && <PenjelasanPeringkat rows={data.penjelasan} />}
      {data && <RiwayatPenetapan list={data.daftar} />}
      {data?.gugur && !waiting && <PemenangGugur pemenang={data.gugur} />}
    </div>
  )
}
