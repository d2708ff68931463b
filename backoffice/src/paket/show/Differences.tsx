import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { angka, tanggalWaktu } from '@eproc/domain/common/format'
import type { PerubahanPaket } from '@eproc/domain/paket/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { api } from '@eproc/ui/api/api.ts'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'

const teks = paketLayar.rincian

const Tabel = styled('table')(({ theme }) => ({
  'width': '100%',
  'borderCollapse': 'collapse',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    padding: '10px 12px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& td:nth-of-type(1)': { backgroundColor: theme.vars.palette.status.merah.latar },
  '& td:nth-of-type(2)': { backgroundColor: theme.vars.palette.status.hijau.latar },
  '& ul': { margin: 0, paddingLeft: 18 },
}))

function sebut(nilai: unknown): string {
  if (nilai === null || nilai === undefined || nilai === '') return teks.kosong
  if (typeof nilai === 'boolean') return nilai ? 'ya' : 'tidak'
  if (typeof nilai === 'number') return angka(nilai, 2)
  if (typeof nilai === 'string') {
    return /^\d{4}-\d{2}-\d{2}T/.test(nilai) ? tanggalWaktu(nilai) : nilai
  }
  if (typeof nilai === 'object') {
    return Object.values(nilai)
      .filter((v) => v !== null && v !== '')
      .map(sebut)
      .join(' · ')
  }
  return String(nilai as never)
}

/* Of lists only the lines that differ. */
function Isi({ nilai, lawan }: { nilai: unknown; lawan: unknown }) {
  if (!Array.isArray(nilai)) return sebut(nilai)
  const lain = new Set(Array.isArray(lawan) ? lawan.map((b) => JSON.stringify(b)) : [])
  const beda = nilai.filter((b) => !lain.has(JSON.stringify(b)))
  if (beda.length === 0) return teks.baris(nilai.length)
  return (
    <ul>
      {beda.map((b) => (
        <li key={JSON.stringify(b)}>{sebut(b)}</li>
      ))}
    </ul>
  )
}

/* First value before and last value after over all changes. */
function gabung(daftar: readonly PerubahanPaket[]): [string, unknown, unknown][] {
  const hasil = new Map<string, [unknown, unknown]>()
  for (const { beda, aksi } of daftar) {
    if (aksi !== 'paket.ubah') continue
    for (const [bidang, [sebelum, sesudah]] of Object.entries(beda)) {
      hasil.set(bidang, [hasil.has(bidang) ? hasil.get(bidang)![0] : sebelum, sesudah])
    }
  }
  return [...hasil]
    .filter(([, [a, b]]) => JSON.stringify(a) !== JSON.stringify(b))
    .map(([k, [a, b]]) => [k, a, b])
}

/** What changed since the latest approval, before and after. */
export function BedaPaket({ paketId }: { paketId: number }) {
  const { data } = useQuery({
    queryKey: ['paket', 'perubahan', paketId],
    queryFn: () => api.ambil<PerubahanPaket[]>(`/api/paket/${paketId}/perubahan`),
  })
  if (!data) return null
  const baris = gabung(data)
  const nama: Record<string, string> = paketLayar.bidang
  return (
    <section aria-label={teks.perubahan}>
      <h3 style={{ margin: '0 0 12px' }}>{teks.perubahan}</h3>
      {baris.length === 0 ? (
        <KotakPesan nada="info">{teks.tanpaPerubahan}</KotakPesan>
      ) : (
        <Tabel>
          <thead>
            <tr>
              <th scope="col" aria-label={teks.perubahan} />
              <th scope="col">{teks.sebelum}</th>
              <th scope="col">{teks.sesudah}</th>
            </tr>
          </thead>
          <tbody>
            {baris.map(([bidang, sebelum, sesudah]) => (
              <tr key={bidang}>
                <th scope="row">{nama[bidang] ?? bidang}</th>
                <td>
                  <Isi nilai={sebelum} lawan={sesudah} />
                </td>
                <td>
                  <Isi nilai={sesudah} lawan={sebelum} />
                </td>
              </tr>
            ))}
          </tbody>
        </Tabel>
      )}
    </section>
  )
}
