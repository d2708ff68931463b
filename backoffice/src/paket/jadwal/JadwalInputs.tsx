import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { JadwalInput } from '@eproc/domain/paket/isian_paket'
import { MAKS_REMARK } from '@eproc/domain/paket/jadwal'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { MomentField } from '@eproc/ui/dates/MomentField.tsx'
import { limited } from '../../shared/form/limited.tsx'

const text = paketLayar.editor.jadwal

const Stages = styled('ol')(({ theme }) => ({
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
  '& [data-stage]': { display: 'flex', alignItems: 'center', gap: 4, fontWeight: 600 },
  '& [data-stage] small': {
    color: theme.vars.palette.text.secondary,
    fontWeight: 400,
    minWidth: 24,
  },
  '& [data-moment]': { display: 'grid', gap: 2 },
  '& [data-moment] > small': { color: theme.vars.palette.text.secondary },
  '& [data-papers]': { gridColumn: '1 / -1' },
  '& p': {
    gridColumn: '1 / -1',
    margin: 0,
    color: theme.vars.palette.status.merah.teks,
    fontSize: '0.875rem',
    fontWeight: 600,
  },
  '& li[data-changed]': { backgroundColor: theme.vars.palette.status.kuning.latar },
}))

export interface JadwalInputsProps {
  rows: readonly (JadwalInput & { tahap: string })[]
  onChange: (urut: number, part: Partial<JadwalInput>) => void
  /** Errors by number of the tahap. */
  errors: ReadonlyMap<number, string>
  /** Times before the revision, shown below those that changed. */
  before?: ReadonlyMap<number, JadwalInput>
  /** Tahap that cannot change (over), and those of which only the end can (begun). */
  locked?: ReadonlySet<number>
  endOnly?: ReadonlySet<number>
  /** Tahap that belong together and cannot be left out. */
  required?: ReadonlySet<number>
  remark?: boolean
  /** what else belongs to a step, below its times */
  papers?: (urut: number) => ReactNode
}

/** The jadwal being edited: one row a tahap, its errors visible while typing. */
export function JadwalInputs(p: JadwalInputsProps) {
  return (
    <Stages aria-label={text.judul}>
      {p.rows.map((b) => {
        const message = p.errors.get(b.urut)
        const before = p.before?.get(b.urut)
        const differs =
          before !== undefined &&
          (before.include !== b.include || before.mulai !== b.mulai || before.selesai !== b.selesai)
        const locked = p.locked?.has(b.urut) ?? false
        const required = p.required?.has(b.urut) ?? false
        const fixed = locked || (p.endOnly?.has(b.urut) ?? false)
        const id = `jadwal-${b.urut}-error`
        const moment = (which: 'mulai' | 'selesai', firstTime: string) => (
          <div data-moment>
            <small>{text[which]}</small>
            <MomentField
              value={b[which]}
              onChange={(value) => p.onChange(b.urut, { [which]: value })}
              dayLabel={text.tanggalUntuk(text[which].toLowerCase(), b.tahap)}
              timeLabel={text.jamUntuk(text[which].toLowerCase(), b.tahap)}
              firstTime={firstTime}
              invalid={message !== undefined}
              disabled={locked || (which === 'mulai' && (p.endOnly?.has(b.urut) ?? false))}
              {...(message ? { describedBy: id } : {})}
            />
            {differs && before.include && before[which] !== b[which] && (
              <small>{paketLayar.revisi.semula(tanggalWaktu(before[which]))}</small>
            )}
          </div>
        )
        return (
          <li key={b.urut} data-changed={differs ? '' : undefined}>
            <div data-stage>
              <Checkbox
                checked={b.include}
                disabled={fixed || (required && b.include)}
                onChange={(_, include) => p.onChange(b.urut, { include })}
                slotProps={{ input: { 'aria-label': text.ikutUntuk(b.tahap) } }}
              />
              <small>{b.urut}</small>
              <span>
                {b.tahap}
                {required && <small style={{ display: 'block' }}>{text.wajib}</small>}
              </span>
            </div>
            {b.include ? (
              <>
                {moment('mulai', '08:00')}
                {moment('selesai', '16:00')}
              </>
            ) : (
              <small style={{ gridColumn: 'span 2' }}>{text.tidakIkut}</small>
            )}
            {p.remark !== false && (
              <TextField
                size="small"
                label={text.remark}
                value={b.remark ?? ''}
                disabled={locked}
                onChange={(e) => p.onChange(b.urut, { remark: e.target.value })}
                {...limited(b.remark ?? '', MAKS_REMARK, 2)}
                slotProps={{ formHelperText: { component: 'div' } }}
              />
            )}
            {p.papers && <div data-papers>{p.papers(b.urut)}</div>}
            {message && (
              <p id={id} role="alert">
                {message}
              </p>
            )}
          </li>
        )
      })}
    </Stages>
  )
}
