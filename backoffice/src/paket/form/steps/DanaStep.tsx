import FormHelperText from '@mui/material/FormHelperText'
import { useSimpleFormIteratorItem } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { rupiah } from '@eproc/domain/common/format'
import type { KegiatanSiap } from '@eproc/domain/paket/answers'
import { danaKegiatan, type PendanaanInput } from '@eproc/domain/paket/isian_paket'
import { FUND_SOURCES } from '@eproc/domain/common/choices'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { NativeChoice, RupiahInput } from '../../../shared/form/inputs.tsx'
import { LimitedText } from '../../../shared/form/LimitedText.tsx'
import { RowsInput } from '../../../shared/rows/RowsInput.tsx'
import type { FormInput } from '../values.ts'
import { FieldGrid, ListError, Totals } from '../parts.tsx'
import { KegiatanChoice, type KegiatanChoices } from './KegiatanChoice.tsx'

const text = paketLayar.editor.dana
const names = paketLayar.editor.bidang.listPendanaan
const EMPTY: PendanaanInput = {
  kegiatanId: null,
  sumberDana: 'pmd',
  asalDana: null,
  mak: null,
  pagu: null,
}

/** Sources of money from approved kegiatan; what is left of their pagu follows the typing. */
export function DanaStep(choices: KegiatanChoices) {
  const { kegiatan } = choices
  return (
    <>
      <RowsInput source="listPendanaan" start={EMPTY} words={text}>
        <div>
          <KegiatanChoice {...choices} />
          <Whose kegiatan={kegiatan} />
        </div>
        <FieldGrid>
          <NativeChoice
            source="sumberDana"
            label={names.sumberDana}
            required
            choices={FUND_SOURCES}
          />
          <LimitedText source="asalDana" label={names.asalDana} max={200} />
          <LimitedText source="mak" label={names.mak} max={100} />
          <div>
            <RupiahInput source="pagu" label={names.pagu} required />
            <Left kegiatan={kegiatan} />
          </div>
        </FieldGrid>
      </RowsInput>
      <ListError name="listPendanaan" />
      <Totals />
    </>
  )
}

/** The kegiatan that the row is paid from, and all rows as they are typed. */
function useKegiatan(kegiatan: readonly KegiatanSiap[]) {
  const { index } = useSimpleFormIteratorItem()
  const rows = useWatch<FormInput, 'listPendanaan'>({ name: 'listPendanaan' })
  const id = Number(rows?.[index]?.kegiatanId)
  return { rows, chosen: kegiatan.find((k) => k.id === id) }
}

/** Who owns the chosen kegiatan, and what it has left. */
function Whose({ kegiatan }: { kegiatan: readonly KegiatanSiap[] }) {
  const { chosen } = useKegiatan(kegiatan)
  return (
    chosen && (
      <FormHelperText component="div">
        {chosen.namaDivisi} · {text.ppk(chosen.ppk)} ·{' '}
        {text.sisaKegiatan(rupiah(chosen.sisaPagu), rupiah(chosen.pagu))}
      </FormHelperText>
    )
  )
}

/** What the kegiatan has left after this package. */
function Left({ kegiatan }: { kegiatan: readonly KegiatanSiap[] }) {
  const { chosen, rows } = useKegiatan(kegiatan)
  if (!chosen) return null
  const left = chosen.sisaPagu - danaKegiatan(rows, chosen.id)
  return (
    <FormHelperText error={left < 0} aria-live="polite">
      {text.sisaSesudah(rupiah(left))}
    </FormHelperText>
  )
}
