import type { PaketTab, TabTahap } from '@eproc/domain/tender/answers'
import type { PenetapanRow } from '@eproc/domain/tender/answers_hasil'
import { TEMPLAT } from '@eproc/domain/tahap/templat'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { usePaket, usePanel, useTender } from '../context.ts'
import { NothingJudged } from '../NothingJudged.tsx'
import { PanelList, PanelTable } from '../../shared/panel/PanelTable.tsx'
import { PemenangGugur } from '../penilaian/PemenangGugur.tsx'
import { penetapanColumns } from '../penilaian/penetapan_columns.tsx'
import { PenjelasanPeringkat } from '../penilaian/PenjelasanPeringkat.tsx'
import { RiwayatPenetapan } from '../penilaian/RiwayatPenetapan.tsx'
import { UsulPenetapan } from '../penilaian/UsulPenetapan.tsx'
import { usePanelRead } from '../tender_reads.ts'

const teks = tenderStaf.penetapan

/** Does this stage come before the price is evaluated? Then it determines who qualified, not a ranking. */
function onlyKualifikasi(paket: PaketTab, tahap: TabTahap): boolean {
  const templat = paket.templat ? TEMPLAT[paket.templat] : []
  return !templat.some(
    (t) => t.urut <= tahap.urut && t.staf.some((s) => s.startsWith('evaluasi:') && s.includes('H'))
  )
}

/** Penetapan: the pokja proposes the ranking, the PPK confirms or refuses (decisions §2, §5). */
export default function PenetapanPanel() {
  const paket = usePaket()
  const { tahap, active } = usePanel()
  const { may } = useTender()
  const { data, error } = usePanelRead(['penetapan'], (office, id) => office.penetapanTender(id))
  const kualifikasi = onlyKualifikasi(paket, tahap)
  const running = paket.statusPelaksanaan === 'A'
  const waiting = data?.daftar.find((row) => row.status === 'usul')
  const confirmed = data?.daftar.find(
    (row) => row.status === 'tegas' && row.jenis !== 'kualifikasi'
  )
  const decided = data?.daftar.some((row) => row.status === 'tegas' && row.tahap === tahap.kunci)
  const winner = confirmed?.isi.find((row) => row.urutan === 1)
  const proposing = data && active && may('tender.penetapan.usul') && !data.halangan
  const mayDecide = (row: PenetapanRow) =>
    may('tender.penetapan.tegaskan') &&
    running &&
    (row.jenis === 'pengganti' || (active && row.tahap === tahap.kunci))
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
      {data && <RiwayatPenetapan list={data.daftar} mayDecide={mayDecide} />}
      {winner && !waiting && running && may('tender.penetapan.usul') && (
        <PemenangGugur pemenang={winner} />
      )}
    </div>
  )
}
