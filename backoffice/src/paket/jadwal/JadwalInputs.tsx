import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import {
  ArrayInputBase,
  SimpleFormIteratorBase,
  SimpleFormIteratorItemBase,
  useArrayInput,
  useInput,
  useWrappedSource,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { JadwalInput } from '@eproc/domain/paket/isian_paket'
import { MAKS_REMARK } from '@eproc/domain/paket/jadwal'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { MomentField } from '@eproc/ui/dates/MomentField.tsx'
import { LimitedText } from '../../shared/form/LimitedText.tsx'

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
  '& [data-moment] > small, & > li > .MuiFormControl-root > label': {
    color: theme.vars.palette.text.secondary,
    fontSize: '0.8125rem',
    fontWeight: 400,
  },
  '& [data-papers]': { gridColumn: '1 / -1' },
  '& p': {
    gridColumn: '1 / -1',
    margin: 0,
    color: theme.vars.palette.status.merah.teks,
    fontSize: '0.875rem',
    fontWeight: 600,
  },
  // Its colour reaches beyond what stands in it, which keeps its place.
  '& li[data-changed]': {
    backgroundColor: theme.vars.palette.status.kuning.latar,
    boxShadow: `-12px 0 ${theme.vars.palette.status.kuning.latar}, 12px 0 ${theme.vars.palette.status.kuning.latar}`,
  },
}))

export interface JadwalInputsProps {
  /** Errors by number of the tahap. */
  errors: ReadonlyMap<number, string>
  /** Times before the revision, shown below those that changed. */
  before?: ReadonlyMap<number, JadwalInput>
  /** Tahap that cannot change (over), and those of which only the end can (begun). */
  locked?: ReadonlySet<number>
  endOnly?: ReadonlySet<number>
  /** Tahap that belong together and cannot be left out. */
  required?: ReadonlySet<number>
  /** what else belongs to a step, below its times */
  papers?: ReactNode
  /** Tahap that end later than before, whose followers can be moved along. */
  shift?: { from: ReadonlySet<number>; run: (urut: number, tahap: string) => void }
}

/** `listJadwal` being edited: one row a tahap, its errors visible while typing. */
export const JadwalInputs = (p: JadwalInputsProps) => (
  <ArrayInputBase source="listJadwal">
    <SimpleFormIteratorBase>
      <Steps {...p} />
    </SimpleFormIteratorBase>
  </ArrayInputBase>
)

function Steps(p: JadwalInputsProps) {
  const { fields } = useArrayInput()
  return (
    <Stages aria-label={text.judul}>
      {fields.map(({ id }, index) => (
        <SimpleFormIteratorItemBase key={id} index={index}>
          <Step {...p} />
        </SimpleFormIteratorItemBase>
      ))}
    </Stages>
  )
}

function Step(p: JadwalInputsProps) {
  const step = useWatch({ name: useWrappedSource('') }) as JadwalInput & { tahap: string }
  const { urut, tahap, include } = step
  const message = p.errors.get(urut)
  const before = p.before?.get(urut)
  const differs =
    before !== undefined &&
    (before.include !== include || before.mulai !== step.mulai || before.selesai !== step.selesai)
  const locked = p.locked?.has(urut) ?? false
  const begun = p.endOnly?.has(urut) ?? false
  const required = p.required?.has(urut) ?? false
  const moment = {
    tahap,
    complaint: message === undefined ? undefined : `jadwal-${urut}-error`,
    before: differs && before.include ? before : undefined,
  }
  return (
    <li data-changed={differs ? '' : undefined}>
      <div data-stage>
        <IncludeInput
          source="include"
          label={text.ikutUntuk(tahap)}
          disabled={locked || begun || (required && include)}
        />
        <small>{urut}</small>
        <span>
          {tahap}
          {required && <small style={{ display: 'block' }}>{text.wajib}</small>}
        </span>
      </div>
      {include ? (
        <>
          <MomentInput source="mulai" {...moment} firstTime="08:00" disabled={locked || begun} />
          <MomentInput source="selesai" {...moment} firstTime="16:00" disabled={locked} />
        </>
      ) : (
        <small style={{ gridColumn: 'span 2' }}>{text.tidakIkut}</small>
      )}
      <LimitedText
        source="remark"
        label={text.remark}
        readOnly={locked}
        max={MAKS_REMARK}
        counted
      />
      {p.shift?.from.has(urut) && (
        <div data-papers>
          <Button
            size="small"
            variant="outlined"
            aria-label={text.geserSesudah(tahap)}
            onClick={() => p.shift?.run(urut, tahap)}
          >
            {text.geser}
          </Button>
        </div>
      )}
      {p.papers && <div data-papers>{p.papers}</div>}
      {message && (
        <p id={moment.complaint} role="alert">
          {message}
        </p>
      )}
    </li>
  )
}

/** Whether a step takes part. */
function IncludeInput(p: { source: string; label: string; disabled: boolean }) {
  const { field } = useInput<boolean>({ source: p.source })
  return (
    <Checkbox
      checked={field.value as boolean}
      disabled={p.disabled}
      onChange={(_, checked) => field.onChange(checked)}
      slotProps={{ input: { 'aria-label': p.label } }}
    />
  )
}

interface MomentInputProps {
  source: 'mulai' | 'selesai'
  tahap: string
  firstTime: string
  disabled: boolean
  /** where it stands what is wrong with the step */
  complaint: string | undefined
  /** the step's times before, where they differ */
  before: JadwalInput | undefined
}

/** When a step begins or ends; the time before the revision below it. */
function MomentInput({ source, tahap, complaint, before, ...rest }: MomentInputProps) {
  const { field } = useInput({ source })
  const value = (field.value || null) as string | null
  return (
    <div data-moment>
      <small>{text[source]}</small>
      <MomentField
        {...rest}
        value={value}
        onChange={field.onChange}
        dayLabel={text.tanggalUntuk(text[source].toLowerCase(), tahap)}
        timeLabel={text.jamUntuk(text[source].toLowerCase(), tahap)}
        invalid={complaint !== undefined}
        describedBy={complaint}
      />
      {before && before[source] !== value && (
        <small>{paketLayar.revisi.semula(tanggalWaktu(before[source]))}</small>
      )}
    </div>
  )
}
