import { DataTable, useRecordContext } from 'react-admin'
import { angka } from '@eproc/domain/common/format'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ui } from '@eproc/i18n/id/ui'
import { umum } from '@eproc/i18n/id/umum'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { Lulus } from './Lulus.tsx'
import { Blacklisted, ScoreField } from '../fields.tsx'
import { PanelList, PanelTable } from '../../shared/panel/PanelTable.tsx'

const teks = tenderStaf.evaluasi

interface RingkasanNilaiTableProps {
  rows: readonly EvaluasiStaf[]
  bagian: readonly KategoriFile[]
}

/** Result of each part, scores and proposed ranking as the server calculated them. */
export const RingkasanNilaiTable = ({ rows, bagian }: RingkasanNilaiTableProps) => (
  <PanelList<EvaluasiStaf> resource="tender/ringkasan" rows={rows} rowId={(row) => row.vendorId}>
    <PanelTable title={teks.ringkasan} empty={ui.kosong}>
      <DataTable.Col source="nama">
        <Name />
      </DataTable.Col>
      {bagian.map((kind) => (
        <DataTable.Col<EvaluasiStaf>
          key={kind}
          source={kind}
          disableSort
          render={(row) => <Lulus row={row} bagian={kind} />}
        />
      ))}
      {bagian.includes('T') && score('skorTeknis')}
      {bagian.includes('H') && [score('skorHarga'), score('totalNilai'), RANK]}
    </PanelTable>
  </PanelList>
)

const score = (source: 'skorTeknis' | 'skorHarga' | 'totalNilai') => (
  <DataTable.Col key={source} source={source} align="right" field={ScoreField} />
)

const RANK = (
  <DataTable.Col<EvaluasiStaf>
    key="usulUrutan"
    source="usulUrutan"
    align="right"
    render={(row) => row.usulUrutan || umum.tanpaNilai}
  />
)

function Name() {
  const row = useRecordContext<EvaluasiStaf>()
  return (
    <>
      {row?.nama} <Blacklisted row={row} />{' '}
      {row?.gugur && <StatusChip color="merah" text={teks.gugur} />}
      {row && row.rendah !== null && (
        <StatusChip color="kuning" text={teks.rendah.chip(angka(row.rendah, 2))} />
      )}
    </>
  )
}
