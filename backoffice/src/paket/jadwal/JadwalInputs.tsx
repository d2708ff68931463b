import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { JadwalInput } from '@eproc/domain/paket/isian_paket'
import { MAKS_REMARK } from '@eproc/domain/paket/jadwal'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { TimeInput } from './TimeInput.tsx'

const teks = paketLayar.editor.jadwal

const ListAnswer = styled('ol')(({ theme }) => ({
  'listStyle': 'none',
  'margin': 0,
  'padding': 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(200px, 1.2fr) auto auto minmax(160px, 1fr)',
    gap: '6px 16px',
    alignItems: 'center',
    padding: '10px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
  },
  '& [data-tahap]': { display: 'flex', alignItems: 'center', gap: 4, fontWeight: 600 },
  '& [data-tahap] small': {
    color: theme.vars.palette.text.secondary,
    fontWeight: 400,
    minWidth: 24,
  },
  '& [data-batas]': { display: 'grid', gap: 2 },
  '& [data-batas] > small': { color: theme.vars.palette.text.secondary },
  '& p': {
    gridColumn: '1 / -1',
    margin: 0,
    color: theme.vars.palette.status.merah.teks,
    fontSize: '0.875rem',
    fontWeight: 600,
  },
  '& li[data-berubah]': { backgroundColor: theme.vars.palette.status.kuning.latar },
}))

export interface TabelIsianJadwalProps {
  baris: readonly (JadwalInput & { tahap: string })[]
  onUbah: (urut: number, bagian: Partial<JadwalInput>) => void
  /** Errors by number of the tahap. */
  errors: ReadonlyMap<number, string>
  /** Times before the revision, shown below those that changed. */
  asal?: ReadonlyMap<number, JadwalInput>
  /** Tahap that cannot change (over), and those of which only the end can (begun). */
  terkunci?: ReadonlySet<number>
  hanyaAkhir?: ReadonlySet<number>
  remark?: boolean
}

/** The jadwal being edited: one row a tahap, its errors visible while typing. */
export function TabelIsianJadwal(p: TabelIsianJadwalProps) {
  return (
    <ListAnswer aria-label={teks.judul}>
      {p.baris.map((b) => {
        const pesan = p.errors.get(b.urut)
        const asal = p.asal?.get(b.urut)
        const beda =
          asal !== undefined &&
          (asal.include !== b.include || asal.mulai !== b.mulai || asal.selesai !== b.selesai)
        const key = p.terkunci?.has(b.urut) ?? false
        const id = `jadwal-${b.urut}-galat`
        const limit = (apa: 'mulai' | 'selesai', jamAwal: string) => (
          <div data-batas>
            <small>{teks[apa]}</small>
            <TimeInput
              nilai={b[apa]}
              onUbah={(nilai) => p.onUbah(b.urut, { [apa]: nilai })}
              labelHari={teks.tanggalUntuk(teks[apa].toLowerCase(), b.tahap)}
              labelJam={teks.jamUntuk(teks[apa].toLowerCase(), b.tahap)}
              jamAwal={jamAwal}
              salah={pesan !== undefined}
              disabled={key || (apa === 'mulai' && (p.hanyaAkhir?.has(b.urut) ?? false))}
              {...(pesan ? { keterangan: id } : {})}
            />
            {beda && asal.include && asal[apa] !== b[apa] && (
              <small>{paketLayar.revisi.semula(tanggalWaktu(asal[apa]))}</small>
            )}
          </div>
        )
        return (
          <li key={b.urut} data-berubah={beda ? '' : undefined}>
            <div data-tahap>
              <Checkbox
                checked={b.include}
                disabled={key || (p.hanyaAkhir?.has(b.urut) ?? false)}
                onChange={(_, include) => p.onUbah(b.urut, { include })}
                slotProps={{ input: { 'aria-label': teks.ikutUntuk(b.tahap) } }}
              />
              <small>{b.urut}</small>
              <span>{b.tahap}</span>
            </div>
            {b.include ? (
              <>
                {limit('mulai', '08:00')}
                {limit('selesai', '16:00')}
              </>
            ) : (
              <small style={{ gridColumn: 'span 2' }}>{teks.tidakIkut}</small>
            )}
            {p.remark !== false && (
              <TextField
                size="small"
                label={teks.remark}
                value={b.remark ?? ''}
                disabled={key}
                onChange={(e) => p.onUbah(b.urut, { remark: e.target.value })}
                helperText={b.remark ? `${[...b.remark].length}/${MAKS_REMARK}` : undefined}
                slotProps={{ htmlInput: { maxLength: MAKS_REMARK } }}
              />
            )}
            {pesan && (
              <p id={id} role="alert">
                {pesan}
              </p>
            )}
          </li>
        )
      })}
    </ListAnswer>
  )
}
