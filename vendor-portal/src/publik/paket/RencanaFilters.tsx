import TextField from '@mui/material/TextField'
import { JENIS_PENGADAAN, METODE_PEMILIHAN, teksPilihan } from '@eproc/domain/common/choices'
import type { RingkasanRencana } from '@eproc/domain/rup/answers'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { umum } from '@eproc/i18n/id/umum'
import type { TableState } from '@eproc/ui/table/table_state.ts'
import { TahunSelect } from './TahunSelect.tsx'

const teks = publikPaket.rencana

interface Option {
  value: string
  text: string
  count: number
}

interface FilterProps {
  table: TableState
  name: 'divisi' | 'jenisPengadaan' | 'metode' | 'bulan'
  options: readonly Option[]
}

/** One filter: what the year's plan has, each with the number of its activities. */
function Filter({ table, name, options }: FilterProps) {
  const value = table.filters[name] ?? ''
  const known = options.some((o) => o.value === value) || value === ''
  return (
    <TextField
      select
      size="small"
      label={teks[name]}
      value={value}
      onChange={(e) => table.change({ filters: { [name]: e.target.value } })}
      sx={{ width: { xs: '100%', sm: 124 } }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{teks.semua}</option>
      {/* What another year has, or the counts have not come yet. */}
      {!known && <option value={value}>{value}</option>}
      {options.map((o) => (
        <option key={o.value} value={o.value}>
          {teks.hitung(o.text, o.count)}
        </option>
      ))}
    </TextField>
  )
}

interface RencanaFiltersProps {
  table: TableState
  counts: RingkasanRencana | undefined
  tahun: number
  onTahun: (tahun: number) => void
}

/** Year, division, type, method and month. */
export function RencanaFilters({ table, counts, tahun, onTahun }: RencanaFiltersProps) {
  const { divisi = [], jenisPengadaan = [], metode = [], bulan = [] } = counts ?? {}
  return (
    <>
      <TahunSelect tahun={tahun} onChange={onTahun} />
      <Filter
        table={table}
        name="divisi"
        options={divisi.map((d) => ({ value: d.kode, text: d.nama, count: d.jumlah }))}
      />
      <Filter
        table={table}
        name="jenisPengadaan"
        options={jenisPengadaan.map((j) => ({
          value: j.kode,
          text: teksPilihan(JENIS_PENGADAAN, j.kode),
          count: j.jumlah,
        }))}
      />
      <Filter
        table={table}
        name="metode"
        options={metode.map((m) => ({
          value: m.kode,
          text: m.kode === 'belum' ? teks.belum : teksPilihan(METODE_PEMILIHAN, m.kode),
          count: m.jumlah,
        }))}
      />
      <Filter
        table={table}
        name="bulan"
        options={bulan.map((b) => ({
          value: String(b.bulan),
          text: umum.waktu.bulan[b.bulan - 1]!,
          count: b.jumlah,
        }))}
      />
    </>
  )
}
