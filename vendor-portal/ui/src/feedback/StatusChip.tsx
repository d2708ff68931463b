import { styled } from '@mui/material/styles'
import { teksPilihan, warnaPilihan, type Pilihan } from '@eproc/domain/common/choices'
import type { NamaWarna } from '../theme/theme.ts'

const Chip = styled('span', { shouldForwardProp: (p) => p !== 'warna' })<{ warna: NamaWarna }>(({
  theme,
  warna,
}) => {
  const w = theme.vars.palette.status[warna]
  return {
    'display': 'inline-flex',
    'alignItems': 'center',
    'gap': 6,
    'padding': '2px 10px 2px 8px',
    'borderRadius': 6,
    'border': `1px solid ${w.garis}`,
    'backgroundColor': w.latar,
    'color': w.teks,
    'fontSize': '0.8125rem',
    'fontWeight': 650,
    'lineHeight': '20px',
    'whiteSpace': 'nowrap',
    'maxWidth': '100%',
    '& > b': { width: 7, height: 7, borderRadius: 4, backgroundColor: w.teks, flex: 'none' },
  }
})

type Isi =
  | { daftar: readonly Pilihan[]; kode: string | null | undefined; teks?: string }
  | { warna: NamaWarna; teks: string }

/**
 * Status chip: always a word with its colour. `daftar` + `kode` from @eproc/domain/pilihan (`<ChipStatus
 * daftar={STATUS_REKANAN} kode={status} />`), or `warna` + `teks` themselves.
 */
export function ChipStatus(isi: Isi) {
  const warna = 'warna' in isi ? isi.warna : warnaPilihan(isi.daftar, isi.kode)
  const teks = isi.teks ?? ('kode' in isi ? teksPilihan(isi.daftar, isi.kode) : '')
  if (!teks) return null
  return (
    <Chip warna={warna}>
      <b aria-hidden />
      {teks}
    </Chip>
  )
}
